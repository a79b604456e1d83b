import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { weekOf } from '../../../content/business-hours.ts';
import { defaultCountry } from '../../../content/countries.ts';
import type { Database } from '../../database/connect.ts';
import { notFound } from '../../http/call-error.ts';
import { administratorReads, type SessionGuard } from '../../http/guards.ts';
import { readChecked } from '../../http/read-checked.ts';
import { readId } from '../../http/read-id.ts';
import { calendarFileOf } from '../letters/compose-letter.ts';
import { serializeEnquiry } from '../messages/enquiry-row.ts';
import { doubleBooked, reach } from '../messages/overlaps.ts';
import { countWaiting, findEnquiryById, listMeetings } from './find-enquiries.ts';
import type { Managing } from './managing.ts';

/** What the calls of meetings work with. */
interface MeetingServices {
  readonly accounts: SessionGuard;
  readonly database: Database;
  readonly enquiries: Managing;
}

const moment = z.iso.datetime({ offset: true }).transform((written) => new Date(written));
const between = z.strictObject({ from: moment, to: moment });

/** The meetings that visitors booked, and what waits for somebody today. */
export function registerMeetings(app: FastifyInstance, { accounts, database, enquiries }: MeetingServices): void {
  const { sources } = enquiries;
  const guarded = administratorReads(accounts);

  app.get('/meetings', guarded, async (request) => {
    const { from, to } = readChecked(between, request.query);
    // One that overlaps may begin just before or after.
    const near = await listMeetings(database, [new Date(from.getTime() - reach), new Date(to.getTime() + reach)]);
    const double = doubleBooked(near);
    return near
      .filter(
        ({ meeting_at }) => meeting_at !== null && meeting_at >= from.toISOString() && meeting_at < to.toISOString(),
      )
      .map((row) => ({ ...serializeEnquiry(row), is_double: double.has(row.id) }));
  });

  app.get('/enquiries/:id/calendar', guarded, async (request, reply) => {
    const row = await findEnquiryById(database, readId(request));
    const file = row && (await calendarFileOf(sources, row));
    if (row === undefined || file === undefined) throw notFound();
    reply.type('text/calendar; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="meeting-${row.reference}.ics"`);
    return file;
  });

  app.get('/today', guarded, () => {
    const now = new Date(sources.now());
    return countWaiting(database, now, weekOf(now, defaultCountry));
  });
}
