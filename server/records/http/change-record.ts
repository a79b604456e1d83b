import type * as z from 'zod/mini';
import type { Collection } from '../../../content/model/collection.ts';
import { callMessage, type CallMessage } from '../../../language/call-messages.ts';
import type { Language } from '../../../language/languages.ts';
import { titleOf } from '../../../content/derive/title-of.ts';
import type { RecordCalls } from '../../../calls/records.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { CallError } from '../../http/call-error.ts';
import { readCategory, readVersion } from '../../compatibility/read-body.ts';
import type { Creation, ChangeResult, EntryStore } from '../repository/entry-store.ts';
import type { Actor, FieldValues, StoredEntry } from '../changes/stored-entry.ts';
import { ConflictError } from '../repository/record-errors.ts';
import { type RecordServices, answerEntry, type Reading } from './answer-entries.ts';
import { readChange } from './save-record.ts';

/** The title of a copy, truncated to the maximum length. An empty title stays empty. */
function titleOfCopy(title: string, language: Language, max: number): string {
  if (title === '') return '';
  // Split at what no title has: a stored title holds no isolates.
  const [before = '', after = ''] = callMessage('titleOfCopy', language, { title: '\n' }).split('\n');
  const start = title.slice(0, max - before.length - after.length).replace(/[\uD800-\uDBFF]$/, '');
  return `${before}${start}${after}`;
}

/** The values of the original with the title of a copy in the languages that have a title. */
function valuesOfCopy(collection: Collection, values: FieldValues): FieldValues {
  const field = collection.fields[collection.title];
  if (field === undefined) return values;
  const max = 'max' in field.options && typeof field.options.max === 'number' ? field.options.max : Infinity;
  const title = titleOf(collection, { fields: values });
  const context = { language: 'en', findMedia: () => undefined, report: () => undefined } as const;
  const named = { en: titleOfCopy(title.en, 'en', max), ar: titleOfCopy(title.ar, 'ar', max) };
  return { ...values, [collection.title]: field.parse(named, values[collection.title], collection.title, context) };
}

/** Copies a record with its sections and places it after its siblings. */
export async function duplicate(
  { entries }: Pick<RecordServices, 'entries'>,
  collection: Collection,
  id: number,
  actor: Actor,
): Promise<Creation> {
  return entries.duplicate(collection, id, { actor, write: (values) => valuesOfCopy(collection, values) });
}

const refuse = (messageKey: 'alreadyThere' | 'onlyOneRecord') =>
  new InvalidError([{ path: 'category_id', code: 'taken' }], messageKey);

type Target = z.output<NonNullable<RecordCalls['move']>['body']['schema']>;

/** Moves a record to the end of another parent's records. */
export async function move(
  { services, collection, current: entry, reading, actor }: RecordChange,
  { category_id: category, version: sentVersion }: Target,
): Promise<ChangeResult> {
  const parentId = readCategory(collection, category, null);
  if (parentId === entry.parentId) throw refuse('alreadyThere');
  const version = readVersion(sentVersion);
  const change = {
    actor,
    write: (fields: StoredEntry['fields']) => fields,
    ...(parentId !== undefined && { parentId }),
    ...(version !== undefined && { version }),
  };
  try {
    return await services.entries.update(collection, entry.id, change);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    // The conflict is with another record, which occupies the only place.
    if (error.current.id !== entry.id) throw refuse('onlyOneRecord');
    throw new CallError(409, 'conflict', { current: await answerEntry(services, collection, error.current, reading) });
  }
}

/** A record to change, and the actor. */
export interface RecordChange {
  readonly services: RecordServices;
  readonly collection: Collection;
  readonly current: StoredEntry;
  /** How the record is answered, including in a conflict. */
  readonly reading: Reading;
  readonly actor: Actor;
}

/**
 * Publishes or unpublishes a record, or schedules it. Values in `fields` are saved as a draft first, in the same
 * change.
 */
export async function publish(
  { services, collection, current, reading, actor }: RecordChange,
  {
    action,
    at,
    until,
    languages: chosen,
    fields,
    version: sentVersion,
  }: z.output<RecordCalls['publishing']['body']['schema']>,
): Promise<ChangeResult & { readonly message: CallMessage }> {
  const version = readVersion(sentVersion);
  const publishing = {
    action,
    languages: chosen,
    ...(at !== undefined && { at }),
    ...(until !== undefined && { until }),
  };
  try {
    const call = { services, collection, reading, saving: 'draft' } as const;
    const typed = fields && (await readChange(call, { json: fields }, { current }));
    const change = {
      actor,
      publishing,
      ...(version !== undefined && { version }),
      ...(typed && { write: typed.write }),
    };
    return { ...(await services.entries.publish(collection, current.id, change)), message: `${action}Done` };
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    throw new CallError(409, 'conflict', { current: await answerEntry(services, collection, error.current, reading) });
  }
}

/** Sorts the records of a collection, or of one parent, by `ids`. Returns the revision to undo. */
export async function reorder(
  entries: Pick<EntryStore, 'reorder'>,
  collection: Collection,
  { ids, category_id: category }: z.output<RecordCalls['order']['body']['schema']>,
  actor: Actor,
): Promise<number> {
  const parentId = readCategory(collection, category, null) ?? null;
  const { revisionId } = await entries.reorder(collection, { parentId, ids, actor });
  return revisionId;
}
