import type { Collection } from '../../../content/model/collection.ts';
import { callMessage } from '../../../language/call-words.ts';
import type { Language } from '../../../language/languages.ts';
import type { Creation } from '../repository/entry-store.ts';
import type { Actor, FieldValues } from '../changes/stored-entry.ts';
import type { RecordServices } from './record-services.ts';
import { titleOf } from '../../../content/derive/title-of.ts';

/** A title that says that its record is a copy, cut where it would be too long; an empty one stays empty. */
function titleOfCopy(title: string, language: Language, max: number): string {
  if (title === '') return '';
  const room = max - callMessage('titleOfCopy', language, { title: '' }).length;
  const start = title.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return callMessage('titleOfCopy', language, { title: start });
}

/** The values of a copy: those of its pattern under a title of its own, in the languages that have one. */
function valuesOfCopy(collection: Collection, values: FieldValues): FieldValues {
  const field = collection.fields[collection.title];
  if (field === undefined) return values;
  const max = 'max' in field.options && typeof field.options.max === 'number' ? field.options.max : Infinity;
  const title = titleOf(collection, { fields: values });
  const context = { language: 'en', findMedia: () => undefined, report: () => undefined } as const;
  const named = { en: titleOfCopy(title.en, 'en', max), ar: titleOfCopy(title.ar, 'ar', max) };
  return { ...values, [collection.title]: field.parse(named, values[collection.title], collection.title, context) };
}

/** Copies a record with its sections behind its siblings. */
export async function duplicate(
  { entries }: Pick<RecordServices, 'entries'>,
  collection: Collection,
  id: number,
  actor: Actor,
): Promise<Creation> {
  return entries.duplicate(collection, id, { actor, write: (values) => valuesOfCopy(collection, values) });
}
