import { type Field, isExpected, type Issue, isRequired, apiNameOf } from '../../fields/field.ts';
import { type Language, languages } from '../../language/languages.ts';
import type { Collection } from '../model/collection.ts';
import { type DocumentState, isPublished, type Values } from './document-state.ts';

/** The declaration of a record, as far as publishing needs it. */
type Declared = Pick<Collection, 'fields' | 'title'>;

const lacks = (field: Field | undefined, value: unknown, language: Language): boolean =>
  field !== undefined && !field.isComplete(value ?? field.empty, language);

/** True for fields that are required when visitors see a record for the first time. */
const isRequiredFirst = (field: Field, isForm: boolean): boolean =>
  isForm ? isExpected(field, true) : isRequired(field, true) || field.options.expected === true;

/**
 * The required values that visitors would find empty: the title in its language and, if no visitor has seen the record
 * before, the required fields of a new record. If visitors already see the record, the title is required only if the
 * change removes it or the language is explicitly published (`chosen`), so that a record published without a title
 * stays valid until then.
 * @param before `null` for a new record
 */
export function emptyParts(
  { fields, title }: Declared,
  { before, after, chosen = [], isForm = false }: DocumentChange,
): readonly Issue[] {
  const titled = fields[title];
  const isUntitled = ({ [title]: value }: Values, language: Language) => lacks(titled, value, language);
  const shown = languages.filter((language) => isPublished(after.states, language));
  const wasShown = (language: Language) => before !== null && isPublished(before.states, language);
  const untitled = shown.filter(
    (language) =>
      isUntitled(after.published, language) &&
      (chosen.includes(language) || before === null || !wasShown(language) || !isUntitled(before.published, language)),
  );
  const isNew = shown.length > 0 && !languages.some(wasShown);
  return Object.entries(fields).flatMap(([name, field]): Issue[] => {
    const path = apiNameOf(name, field);
    if (name === title) {
      return untitled.map((language) => ({ path: field.translated ? `${path}[${language}]` : path, code: 'required' }));
    }
    const isEmpty = isNew && isRequiredFirst(field, isForm) && field.isEmpty(after.published[name] ?? field.empty);
    return isEmpty ? [{ path, code: 'required' }] : [];
  });
}

interface DocumentChange {
  readonly before: DocumentState | null;
  readonly after: DocumentState;
  /** The languages that are explicitly published. */
  readonly chosen?: readonly Language[];
  /** True if the form of a new record is saved, which requires all fields that it marks as required. */
  readonly isForm?: boolean;
}
