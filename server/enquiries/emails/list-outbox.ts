import type { Database } from '../../database/connect.ts';
import { readingOrder } from '../../database/reading-order.ts';
import { partOf } from '../../http/part-of.ts';
import { isUndelivered } from './undelivered.ts';

/**
 * Filters of the list. `failing` was tried at least once and not sent. `undelivered` was sent, was reported as not
 * delivered, and is not yet resolved by an administrator.
 */
export type OutboxState = 'waiting' | 'sent' | 'failed' | 'failing' | 'undelivered';

function inState({ read }: Pick<Database, 'read'>, state: OutboxState | undefined) {
  const query = read.selectFrom('outbox');
  if (state === 'sent') return query.where('outbox.sent_at', 'is not', null);
  if (state === 'failed') return query.where('outbox.failed_at', 'is not', null);
  if (state === 'undelivered') return query.where(isUndelivered);
  if (state === 'waiting') return query.where('outbox.sent_at', 'is', null).where('outbox.failed_at', 'is', null);
  if (state === 'failing') return query.where('outbox.sent_at', 'is', null).where('outbox.last_error', 'is not', null);
  return query;
}

interface OutboxPart {
  readonly state: OutboxState | undefined;
  /** The id of the last row of the previous part. */
  readonly after: number | undefined;
  readonly limit: number;
  readonly isOldestFirst: boolean;
}

/** A part of the outbox with the recipient of each row. Rows of deleted enquiries are left out. */
export async function listOutbox(database: Pick<Database, 'read'>, { state, after, limit, isOldestFirst }: OutboxPart) {
  const { behind, order } = readingOrder(isOldestFirst);
  const query = inState(database, state)
    .leftJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .leftJoin('subscriber', 'subscriber.id', 'outbox.subscriber_id')
    .leftJoin('invitation', 'invitation.id', 'outbox.invitation_id')
    .leftJoin('offer', 'offer.id', 'outbox.offer_id')
    .where('enquiry.removed_at', 'is', null)
    .selectAll('outbox')
    .select(['enquiry.reference', 'enquiry.sender', 'subscriber.email', 'invitation.email as invited'])
    .select(['offer.number', 'offer.customer'])
    .orderBy('outbox.id', order)
    .limit(limit + 1);
  const part = after === undefined ? query : query.where('outbox.id', behind, after);
  return partOf(await part.execute(), limit);
}

/**
 * The number of rows in a state, computed without reading each: the total of the state minus the few rows of deleted
 * enquiries.
 */
export async function countOutbox(database: Pick<Database, 'read'>, state: OutboxState | undefined): Promise<number> {
  const count = ({ count }: { readonly count: number | string | bigint }) => Number(count);
  const all = inState(database, state).select(({ fn }) => fn.countAll().as('count'));
  const unwanted = inState(database, state)
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .where('enquiry.removed_at', 'is not', null)
    .select(({ fn }) => fn.countAll().as('count'));
  return count(await all.executeTakeFirstOrThrow()) - count(await unwanted.executeTakeFirstOrThrow());
}
