import type { Collection } from '../model/collection.ts';

/** One screen of the dashboard, as the declarations place it. */
export interface Screen {
  /** Below `/dashboard/`; `:id` stands for the id of the record whose sections are shown. */
  readonly path: string;
  /** Whose sections these are; absent where they belong to no record. */
  readonly of?: Collection;
  /** The collections shown here, in the order of their sections. */
  readonly collections: readonly Collection[];
}

/** The screens on which these collections are edited, in the order of the collections. */
export function toScreens(collections: readonly Collection[]): readonly Screen[] {
  const byPath = Map.groupBy(collections, ({ placement }) => placement.screen);
  return [...byPath].map(([path, shown]) => {
    const of = path.includes(':id') ? shown[0]?.parent : undefined;
    return { path, collections: shown, ...(of && { of }) };
  });
}

/** True for a screen of sections; the others show whole records of one collection. */
export const hasSections = ({ collections }: Screen): boolean =>
  collections.some(({ placement }) => placement.section !== undefined);

/** The screen that manages the sections of a collection's records, where there is one. */
export const managerOf = (collection: Collection, screens: readonly Screen[]): Screen | undefined =>
  screens.find(({ of }) => of === collection);
