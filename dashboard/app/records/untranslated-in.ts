import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { isTranslated } from '../../../content/is-complete-in.ts';
import type { Field } from '../../../fields/field.ts';
import { type Language, languages } from '../../../language/languages.ts';
import { readValue } from './read-value.ts';
import { apiFields } from './api-record.ts';

/** The languages in which a non-empty field is incomplete. */
export function untranslatedLanguages(field: Field, value: unknown): readonly Language[] {
  if (!field.translated) return [];
  const { stored } = readValue(field, value, '');
  return field.isEmpty(stored) ? [] : languages.filter((language) => !isTranslated(field, stored, language));
}

/** Results by record. A changed record is a new object, so no invalidation is needed. */
const known = new WeakMap<AnsweredRecord, readonly Language[]>();

/** The languages in which a record has untranslated fields; both if all its texts are empty. */
export function untranslatedIn(collection: Collection, record: AnsweredRecord): readonly Language[] {
  const before = known.get(record);
  if (before !== undefined) return before;
  const texts = apiFields(collection).filter(([, field]) => field.translated);
  const isEmpty =
    texts.length > 0 && texts.every(([apiName, field]) => field.isEmpty(readValue(field, record[apiName], '').stored));
  const untranslated = texts.flatMap(([apiName, field]) => untranslatedLanguages(field, record[apiName]));
  const found = languages.filter((language) => isEmpty || untranslated.includes(language));
  known.set(record, found);
  return found;
}
