import type { Language } from '../language/languages.ts';
import type { Field } from '../fields/field.ts';
import { isCopied } from '../fields/is-copied.ts';
import type { Collection } from './model/collection.ts';

/** True if a non-empty value is translated into a language. */
export const isTranslated = (field: Field, stored: unknown, language: Language): boolean =>
  field.isComplete(stored, language) && !(language === 'ar' && isCopied(field, stored));

type Declared = Pick<Collection, 'fields'>;
/** Stored values by the fields' names in the code. */
type Values = Readonly<Record<string, unknown>>;

/** True if there is a text in some language, or the collection has no texts. */
export function isWritten({ fields }: Declared, values: Values): boolean {
  const texts = Object.entries(fields).filter(([, field]) => field.translated);
  return texts.length === 0 || texts.some(([name, field]) => !field.isEmpty(values[name] ?? field.empty));
}

/**
 * True if a visitor reads the whole record in this language: there is a text, and every translated field with a value
 * in either language has one in this language, which in Arabic is not the English one.
 */
export const isCompleteIn = (declared: Declared, values: Values, language: Language): boolean =>
  isWritten(declared, values) &&
  Object.entries(declared.fields).every(([name, field]) => {
    const stored = values[name] ?? field.empty;
    return !field.translated || field.isEmpty(stored) || isTranslated(field, stored, language);
  });
