import type { StoredFile } from './file-field.ts';

/** The names of a file value on the wire: one shared by both languages, or one of a language's own. */
export type FileNames = Readonly<Record<keyof StoredFile, string | null>>;

const nameAt = (value: object, part: keyof FileNames): string | null => {
  const found: unknown = Object.entries(value).find(([key]) => key === part)?.[1];
  return typeof found === 'string' && found !== '' ? found : null;
};

export const namesOf = (value: unknown): FileNames =>
  typeof value === 'object' && value !== null
    ? { shared: nameAt(value, 'shared'), en: nameAt(value, 'en'), ar: nameAt(value, 'ar') }
    : { shared: null, en: null, ar: null };
