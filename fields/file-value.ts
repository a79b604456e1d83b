import type { StoredFile } from './file-field.ts';

/** The API value of a file field: the name of the file shared by both languages, and that of each language. */
export type FileNames = Readonly<Record<keyof StoredFile, string | null>>;

const nameAt = (value: object, part: keyof FileNames): string | null => {
  const found: unknown = Object.entries(value).find(([key]) => key === part)?.[1];
  return typeof found === 'string' && found !== '' ? found : null;
};

export const namesOf = (value: unknown): FileNames =>
  typeof value === 'object' && value !== null
    ? { shared: nameAt(value, 'shared'), en: nameAt(value, 'en'), ar: nameAt(value, 'ar') }
    : { shared: null, en: null, ar: null };
