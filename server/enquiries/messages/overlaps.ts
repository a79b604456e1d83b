import { meetingMinutes } from '../../../content/meeting-time.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import { isMeeting } from './shown-enquiries.ts';

/** How long before or after the beginning of a meeting another one that overlaps it begins, at most. */
const reach = meetingMinutes * 60_000;

type Meeting = Pick<EnquiryRow, 'id' | 'meeting_at' | 'cancelled_at'>;

/** The meetings, in the order of their beginnings, that are to take place at least partly at the time of another one. */
export function doubleBooked(meetings: readonly Meeting[]): ReadonlySet<number> {
  const taking = meetings.flatMap(({ id, meeting_at, cancelled_at }) =>
    meeting_at === null || cancelled_at !== null ? [] : [{ id, start: Date.parse(meeting_at) }],
  );
  const pairs = taking.slice(1).map((next, index) => [taking[index] ?? next, next] as const);
  return new Set(pairs.flatMap(([one, next]) => (next.start - one.start < reach ? [one.id, next.id] : [])));
}

/** Other meetings that overlap and are to take place; all are kept, and each is flagged. */
export async function overlapsOf(
  { read }: Pick<Database, 'read'>,
  { id, meeting_at }: Pick<EnquiryRow, 'id' | 'meeting_at'>,
): Promise<readonly Pick<EnquiryRow, 'id' | 'reference'>[]> {
  if (meeting_at === null) return [];
  const start = Date.parse(meeting_at);
  return read
    .selectFrom('enquiry')
    .select(['id', 'reference'])
    .where('meeting_at', '>', new Date(start - reach).toISOString())
    .where('meeting_at', '<', new Date(start + reach).toISOString())
    .where('id', '!=', id)
    .where(isMeeting)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute();
}
