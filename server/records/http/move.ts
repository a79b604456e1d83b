import type * as z from 'zod/mini';
import type { RecordCalls } from '../../../calls/records.ts';
import type { ChangeResult } from '../repository/entry-store.ts';
import { ConflictError } from '../repository/conflict-error.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import { CallError } from '../../http/call-error.ts';
import { answerEntry } from './answer-entries.ts';
import type { RecordChange } from './publishing.ts';
import { readCategory, readVersion } from '../../compatibility/read-category.ts';

const refuse = (messageKey: 'alreadyThere' | 'onlyOneRecord') =>
  new InvalidError([{ path: 'category_id', code: 'taken' }], messageKey);

type Target = z.output<NonNullable<RecordCalls['move']>['body']['schema']>;

/** Moves a record behind the records of another parent. */
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
    // The conflict is with another record where that one has the only place.
    if (error.current.id !== entry.id) throw refuse('onlyOneRecord');
    throw new CallError(409, 'conflict', { current: await answerEntry(services, collection, error.current, reading) });
  }
}
