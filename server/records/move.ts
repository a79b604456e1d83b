import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Collection } from '../../content/model/collection.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import { ConflictError } from '../entries/conflict-error.ts';
import type { ChangeResult } from '../entries/entry-store.ts';
import { CallError } from '../http/call-error.ts';
import { actorOf } from '../http/guards.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { answerEntry, type Reading } from './answer-entries.ts';
import { readCategory, readVersion } from './read-category.ts';
import type { RecordServices } from './record-services.ts';

const target = z.strictObject({ category_id: z.unknown().optional(), version: z.unknown().optional() });

const refuse = (messageKey: 'alreadyThere' | 'onlyOneRecord') =>
  new InvalidError([{ path: 'category_id', code: 'taken' }], messageKey);

/** Moves a record behind the records of another parent; `reading` is for the answer to a conflict. */
export async function move(
  services: RecordServices,
  collection: Collection,
  entry: StoredEntry,
  request: FastifyRequest,
  reading: Reading,
): Promise<ChangeResult> {
  const actor = await actorOf(services.accounts, request);
  const sent = target.safeParse(request.body ?? {});
  if (!sent.success) throw new InvalidError([{ path: 'category_id', code: 'wrongType' }]);
  const parentId = readCategory(collection, sent.data.category_id, null);
  if (parentId === entry.parentId) throw refuse('alreadyThere');
  const version = readVersion(sent.data.version);
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
