import type { Database } from '../database/connect.ts';
import type { EnquiryRow } from '../database/tables.ts';

/** Other meetings that begin at the same moment and are to take place; both are kept, and each is flagged. */
export async function overlapsOf(
  { read }: Pick<Database, 'read'>,
  { id, meeting_at }: Pick<EnquiryRow, 'id' | 'meeting_at'>,
): Promise<readonly Pick<EnquiryRow, 'id' | 'reference'>[]> {
  if (meeting_at === null) return [];
  return read
    .selectFrom('enquiry')
    .select(['id', 'reference'])
    .where('meeting_at', '=', meeting_at)
    .where('id', '!=', id)
    .where('held', '=', 0)
    .where('status', '!=', 'spam')
    .where('cancelled_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}
