import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type Field, apiNameOf } from '../../../fields/field.ts';
import { type Language, otherLanguage } from '../../../language/languages.ts';
import { isObject } from '../call-failure.ts';
import { currentLanguage } from '../current-language.ts';

/** Values of a form by API name. */
export type ApiValues = Readonly<Record<string, unknown>>;

/** The fields of a collection as [API name, field, declared name], in declared order. */
export const apiFields = ({ fields }: Pick<Collection, 'fields'>): readonly (readonly [string, Field, string])[] =>
  Object.entries(fields).map(([name, field]) => [apiNameOf(name, field), field, name]);

/** A text of a record in one language; empty if there is none. */
export function textIn(value: unknown, language: Language): string {
  const text = isObject(value) ? value[language] : value;
  return typeof text === 'string' ? text : '';
}

/** A text of a record in the dashboard's language, otherwise in the other one; empty if there is none. */
export function textOf(value: unknown): string {
  const language = currentLanguage();
  return textIn(value, language) || textIn(value, otherLanguage(language));
}

/** The title of a record, in each language if it is translated. */
export function titleIn(collection: Collection, record: AnsweredRecord): unknown {
  const field = collection.fields[collection.title];
  return field === undefined ? '' : record[apiNameOf(collection.title, field)];
}

/** The title of a record in lists and questions; `#id` if it has none. */
export function titleOf(collection: Collection, record: AnsweredRecord): string {
  const title = textOf(titleIn(collection, record));
  return title === '' ? `#${record.id}` : title;
}
