import type { Database } from '../../database/connect.ts';
import { enquiries as calls } from '../../../calls/enquiries.ts';
import { today } from '../../../calls/today.ts';
import { weekOf } from '../../../content/business-hours.ts';
import { defaultCountry } from '../../../content/countries.ts';
import { notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import { calendarFileOf } from '../letters/compose-letter.ts';
import { serializeEnquiry } from '../messages/enquiry-row.ts';
import { countWaiting, findEnquiryById, listMeetings } from './find-enquiries.ts';
import { doubleBooked, reach } from '../messages/overlaps.ts';
import type { Managing } from './managing.ts';

/** The meetings that visitors booked, and what waits for somebody today. */
export function serveMeetings(
  serve: Serve,
  { database, enquiries }: { readonly database: Database; readonly enquiries: Managing },
): void {
  const { sources } = enquiries;

  serve(calls.meetings, async ({ query: { from, to } }) => {
    // One that overlaps may begin just before or after.
    const near = await listMeetings(database, [new Date(from.getTime() - reach), new Date(to.getTime() + reach)]);
    const double = doubleBooked(near);
    return near
      .filter(
        ({ meeting_at }) => meeting_at !== null && meeting_at >= from.toISOString() && meeting_at < to.toISOString(),
      )
      .map((row) => ({ ...serializeEnquiry(row), is_double: double.has(row.id) }));
  });

  serve(calls.calendar, async ({ params, reply }) => {
    const row = await findEnquiryById(database, params.id);
    const file = row && (await calendarFileOf(sources, row));
    if (row === undefined || file === undefined) throw notFound();
    reply.type('text/calendar; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="meeting-${row.reference}.ics"`);
    return file;
  });

  serve(today.get, () => {
    const now = new Date(sources.now());
    return countWaiting(database, now, weekOf(now, defaultCountry));
  });
}
