import type { Language } from '../language/languages.ts';
import type { Collection } from './model/collection.ts';

type Declared = Pick<Collection, 'fields'>;
/** Stored values by the fields' names in the code. */
type Values = Readonly<Record<string, unknown>>;

/** True where something is written in some language, and where there is nothing to write. */
export function isWritten({ fields }: Declared, values: Values): boolean {
  const texts = Object.entries(fields).filter(([, field]) => field.translated);
  return texts.length === 0 || texts.some(([name, field]) => !field.isEmpty(values[name] ?? field.empty));
}

/**
 * True when a visitor of a language reads a record all in his own: something is written, and every translated field that
 * is written in either language is written in this one.
 */
export const isCompleteIn = (declared: Declared, values: Values, language: Language): boolean =>
  isWritten(declared, values) &&
  Object.entries(declared.fields).every(([name, field]) => {
    const stored = values[name] ?? field.empty;
    return !field.translated || field.isEmpty(stored) || field.isComplete(stored, language);
  });
