import type { Database } from '../../database/connect.ts';
import { enquiries as calls, mostMeetingDays } from '../../../calls/enquiries.ts';
import { notFound } from '../../http/call-error.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import type { Serve } from '../../http/serve.ts';
import { calendarFileOf } from '../emails/compose-email.ts';
import { serializeEnquiry } from '../model/enquiry-row.ts';
import { partOf } from '../../http/part-of.ts';
import { tellList } from '../../http/tell-list.ts';
import { countMeetings, findEnquiryById, listMeetings, meetingsBeside } from './find-enquiries.ts';
import { doubleBooked } from '../model/overlaps.ts';
import type { Managing } from './managing.ts';

const dayMilliseconds = 86_400_000;

/** Serves the booked meetings. */
export function serveMeetings(
  serve: Serve,
  { database, enquiries }: { readonly database: Database; readonly enquiries: Managing },
): void {
  const { sources } = enquiries;

  serve(calls.meetings, async ({ query: { from, to, after, limit }, request, reply }) => {
    if (to.getTime() - from.getTime() > mostMeetingDays * dayMilliseconds)
      throw new InvalidError([{ path: 'to', code: 'outOfRange' }]);
    const { rows, next } = partOf(await listMeetings(database, { from, to, after, limit: limit + 1 }), limit);
    const isAll = after === undefined && next === null;
    tellList(request, reply, { total: isAll ? rows.length : await countMeetings(database, from, to), next });
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) return [];
    // An overlapping meeting may start just before the first or after the last of the part.
    const [before, behind] = await meetingsBeside(database, first, last);
    const double = doubleBooked([before, ...rows, behind].filter((row) => row !== undefined));
    return rows.map((row) => ({ ...serializeEnquiry(row), is_double: double.has(row.id) }));
  });

  serve(calls.calendar, async ({ params, reply }) => {
    const row = await findEnquiryById(database, params.id);
    const file = row && (await calendarFileOf(sources, row));
    if (row === undefined || file === undefined) throw notFound();
    reply.type('text/calendar; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="meeting-${row.reference}.ics"`);
    return file;
  });
}
