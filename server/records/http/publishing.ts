import type * as z from 'zod/mini';
import type { RecordCalls } from '../../../calls/records.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { CallMessage } from '../../../language/call-words.ts';
import type { ChangeResult } from '../repository/entry-store.ts';
import { ConflictError } from '../repository/conflict-error.ts';
import type { Actor, StoredEntry } from '../changes/stored-entry.ts';
import { CallError } from '../../http/call-error.ts';
import { answerEntry, type Reading } from './answer-entries.ts';
import type { RecordServices } from './record-services.ts';
import { readVersion } from '../../compatibility/read-category.ts';
import { readChange } from './write-entry.ts';

/** A record that is about to be changed, and by whom. */
export interface RecordChange {
  readonly services: RecordServices;
  readonly collection: Collection;
  readonly current: StoredEntry;
  /** How the record is answered, also where somebody else was faster. */
  readonly reading: Reading;
  readonly actor: Actor;
}

/**
 * Publishes a record, takes it back from visitors, or sets a time for it. Values that are sent along (`fields`) are
 * saved as a draft before, in the same change.
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
