import { meetingMinutes } from '../../../content/meeting-time.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import { isMeeting } from './shown-enquiries.ts';

/** Meetings overlap if their start times differ by less than this; milliseconds. */
const reach = meetingMinutes * 60_000;

type Meeting = Pick<EnquiryRow, 'id' | 'meeting_at' | 'cancelled_at'>;

/** The ids of meetings that overlap another one. `meetings` must be sorted by start time. */
export function doubleBooked(meetings: readonly Meeting[]): ReadonlySet<number> {
  const taking = meetings.flatMap(({ id, meeting_at, cancelled_at }) =>
    meeting_at === null || cancelled_at !== null ? [] : [{ id, start: Date.parse(meeting_at) }],
  );
  const pairs = taking.slice(1).map((next, index) => [taking[index] ?? next, next] as const);
  return new Set(pairs.flatMap(([one, next]) => (next.start - one.start < reach ? [one.id, next.id] : [])));
}

/** Other meetings that overlap this one and are not cancelled. Overlapping bookings are accepted and only flagged. */
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
