import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { databaseTimestamp } from '../../database/database-clock.ts';
import type { Timestamp, Tables } from '../../database/tables.ts';
import { isWanted, reasonOf } from './outbox.ts';

/** Emails reported as undelivered and not yet resolved by an administrator. */
export const isUndelivered = sql<boolean>`outbox.undelivered_at is not null and outbox.settled_at is null`;

/**
 * Marks an email as undelivered, unless it was reported before or is going to be sent again. @param at time of the
 * report
 */
export async function noteUndelivered(
  tx: Transaction<Tables>,
  id: number,
  { reason, at }: { readonly reason: string; readonly at: Timestamp },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ undelivered_at: at, settled_at: null, hindrance: 'message', last_error: reasonOf(reason) })
    .where('id', '=', id)
    .where('sent_at', 'is not', null)
    .where('undelivered_at', 'is', null)
    .execute();
}

/** Marks an undelivered email as resolved. Returns false if there is none. */
export async function settleUndelivered({ write, dialect }: Database, id: number): Promise<boolean> {
  const settled = await write
    .updateTable('outbox')
    .set({ settled_at: databaseTimestamp(dialect) })
    .where('id', '=', id)
    .where('undelivered_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

/** The number of undelivered emails that are not resolved. */
export async function countUndelivered(read: Kysely<Tables>): Promise<number> {
  const { count } = await read
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isUndelivered)
    .where(isWanted)
    .executeTakeFirstOrThrow();
  return count;
}

const undelivered = (read: Kysely<Tables>) =>
  read
    .selectFrom('outbox')
    .select(['id', 'purpose', 'last_error as reason', 'undelivered_at as at'])
    .where(isUndelivered)
    .orderBy('id');

type UndeliveredRow = Awaited<ReturnType<ReturnType<typeof undelivered>['executeTakeFirstOrThrow']>>;

const serialize = ({ id, purpose, reason, at }: UndeliveredRow) => ({
  id,
  purpose,
  reason: reason ?? '',
  at: at ?? '',
});

/** The unresolved undelivered emails about an enquiry or its quotations. */
export async function undeliveredOfEnquiry({ read }: Pick<Database, 'read'>, enquiryId: number) {
  const quotations = read.selectFrom('offer').select('id').where('enquiry_id', '=', enquiryId);
  const rows = undelivered(read).where((eb) =>
    eb.or([eb('enquiry_id', '=', enquiryId), eb('offer_id', 'in', quotations)]),
  );
  return (await rows.execute()).map(serialize);
}

/** The unresolved undelivered emails about a quotation. */
export const undeliveredOfQuotation = async ({ read }: Pick<Database, 'read'>, quotationId: number) =>
  (await undelivered(read).where('offer_id', '=', quotationId).execute()).map(serialize);
