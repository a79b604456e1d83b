import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Collection } from '../../content/model/collection.ts';
import { recordId } from '../../fields/record-id.ts';
import { actorOf } from '../http/guards.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { readCategory } from './read-category.ts';
import type { RecordServices } from './record-services.ts';

const order = z.strictObject({ ids: z.array(recordId).max(10_000), category_id: z.unknown().optional() });

/** Puts the records of a collection, or of one parent, into the order of `ids`. Returns the revision to undo. */
export async function reorder(
  services: RecordServices,
  collection: Collection,
  request: FastifyRequest,
): Promise<number> {
  const sent = order.safeParse(request.body);
  if (!sent.success) throw new InvalidError([{ path: 'ids', code: 'wrongType', params: { expected: 'list' } }]);
  const parentId = readCategory(collection, sent.data.category_id, null) ?? null;
  const actor = await actorOf(services.accounts, request);
  const { revisionId } = await services.entries.reorder(collection, { parentId, ids: sent.data.ids, actor });
  return revisionId;
}
