import type { Language } from '../language/languages.ts';
import type { Collection } from './model/collection.ts';

/**
 * True when a visitor of a language reads a record all in his own: every translated field that is written in either
 * language is written in this one. `values` are stored values by the fields' names in the code.
 */
export const isCompleteIn = (
  { fields }: Pick<Collection, 'fields'>,
  values: Readonly<Record<string, unknown>>,
  language: Language,
): boolean =>
  Object.entries(fields).every(([name, field]) => {
    const stored = values[name] ?? field.empty;
    return !field.translated || field.isEmpty(stored) || field.isComplete(stored, language);
  });
