import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow, Tables } from '../../database/tables.ts';

/** An enquiry that is not deleted, locked for the transaction; undefined if there is none. */
export async function lockEnquiry(
  tx: Transaction<Tables>,
  { dialect }: Pick<Database, 'dialect'>,
  id: number,
): Promise<EnquiryRow | undefined> {
  const query = tx.selectFrom('enquiry').selectAll().where('id', '=', id).where('removed_at', 'is', null);
  return (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * The timestamp of an enquiry's next change. Each change gets a distinct one, because conflict detection compares them.
 * @param now milliseconds since 1970
 */
export const nextTimestamp = ({ updated_at }: Pick<EnquiryRow, 'updated_at'>, now: number): string =>
  new Date(Math.max(now, Date.parse(updated_at) + 1)).toISOString();
