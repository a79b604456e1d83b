/** A text in both languages of the site. */
export interface Words {
  en: string;
  ar: string;
}

/** A file in `demo/media`, by its path there. */
export interface DemoFile {
  file: string;
}

export type DemoValue =
  | string
  | number
  | boolean
  | null
  | Words
  | DemoFile
  | readonly DemoValue[]
  | { readonly [key: string]: DemoValue };

/** A record under its API names. `id` if others refer to it, `parent` if its collection has one. */
export interface DemoRecord {
  id?: number;
  parent?: number;
  fields: Record<string, DemoValue>;
}

/** The records of one collection; their order is their position. */
export interface DemoCollection {
  base: string;
  records: readonly DemoRecord[];
}
