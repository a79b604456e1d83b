import { type Field, isExpected, type Issue, isRequired, wireName } from '../../fields/field.ts';
import { type Language, languages } from '../../language/languages.ts';
import type { Collection } from '../model/collection.ts';
import { type Edition, isPublished, type Values } from './edition.ts';

/** What is known of a record from its declaration. */
type Declared = Pick<Collection, 'fields' | 'title'>;

const lacks = (field: Field | undefined, value: unknown, language: Language): boolean =>
  field !== undefined && !field.isComplete(value ?? field.empty, language);

/** True for what no record may lack that visitors see for the first time. */
const isAsked = (field: Field, isForm: boolean): boolean =>
  isForm ? isExpected(field, true) : isRequired(field, true) || field.options.expected === true;

/**
 * What visitors would find empty: a title in its language and, of a record that nobody saw before, what the form of a new
 * one asks for. Where they see the record already the title is asked for only where the change takes it away or the
 * language is itself published (`chosen`), so that what was live without one stays so until then.
 * @param before `null` for a new record
 */
export function emptyParts(
  { fields, title }: Declared,
  { before, after, chosen = [], isForm = false }: EditionChange,
): readonly Issue[] {
  const titled = fields[title];
  const isUntitled = ({ [title]: value }: Values, language: Language) => lacks(titled, value, language);
  const shown = languages.filter((language) => isPublished(after.states, language));
  const wasShown = (language: Language) => before !== null && isPublished(before.states, language);
  const untitled = shown.filter(
    (language) =>
      isUntitled(after.live, language) &&
      (chosen.includes(language) || before === null || !wasShown(language) || !isUntitled(before.live, language)),
  );
  const isNew = shown.length > 0 && !languages.some(wasShown);
  return Object.entries(fields).flatMap(([name, field]): Issue[] => {
    const path = wireName(name, field);
    if (name === title) {
      return untitled.map((language) => ({ path: field.translated ? `${path}[${language}]` : path, code: 'required' }));
    }
    const isEmpty = isNew && isAsked(field, isForm) && field.isEmpty(after.live[name] ?? field.empty);
    return isEmpty ? [{ path, code: 'required' }] : [];
  });
}

interface EditionChange {
  readonly before: Edition | null;
  readonly after: Edition;
  /** The languages that are published on purpose. */
  readonly chosen?: readonly Language[];
  /** True where the form of a new record is saved, which asks for all that it marks. */
  readonly isForm?: boolean;
}
