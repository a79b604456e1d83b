import { expressionBuilder } from 'kysely';
import type { OfficeTime } from '../../content/business-hours.ts';
import { dayOf } from '../../content/business-hours.ts';
import { defaultCountry } from '../../content/countries.ts';
import { writtenText } from '../../content/enquiries/written-text.ts';
import { meetingMinutes } from '../../content/meeting-time.ts';
import type { Database } from '../database/connect.ts';
import type { EnquiryRow, Tables } from '../database/tables.ts';
import { countEnquiries } from '../enquiries/managing/count-enquiries.ts';
import { conditionsOf, isForgottenAt, unansweredWays } from '../enquiries/managing/enquiry-filter.ts';
import { listEnquiries } from '../enquiries/managing/find-enquiries.ts';
import { fieldsOf, overdueOf } from '../enquiries/model/enquiry-row.ts';
import { isMeeting } from '../enquiries/model/shown-enquiries.ts';
import { idsIn, mostListed, type TaskSource, toTask } from './task.ts';

const eb = expressionBuilder<Tables, 'enquiry'>();
const isUnanswered = eb.or(unansweredWays);

/** A condition that excludes these ids. */
const isNoneOf = (ids: readonly number[]) => (ids.length === 0 ? eb.and([]) : eb('id', 'not in', ids));

const toEnquiryTask = (row: EnquiryRow, kind: 'enquiry' | 'held-enquiry', at: OfficeTime) =>
  toTask({
    kind,
    id: row.id,
    title: row.sender || row.subject || row.reference,
    text: writtenText(row.kind, fieldsOf(row)) || row.subject,
    at: row.awaiting_since ?? row.created_at,
    late: overdueOf(row, at) !== null,
    assigned_to: row.assigned_to,
  });

/** Enquiries that need a reply or a follow-up, oldest first. */
export function unansweredEnquiries(database: Database, at: OfficeTime): TaskSource {
  const { read } = database;
  const all = read.selectFrom('enquiry').select(({ fn }) => fn.countAll<number | string>().as('count'));
  const countOf = async (query: typeof all) => Number((await query.executeTakeFirstOrThrow()).count);
  const forgotten = isForgottenAt(at);
  return {
    kind: 'enquiry',
    count: async (marked) => {
      const ids = idsIn(marked);
      const answered = await countOf(all.where(forgotten).where(eb.not(isUnanswered)));
      // Marks are few, so the count subtracts them from the stored tallies.
      const put =
        ids.length === 0 ? 0 : await countOf(all.where('id', 'in', ids).where(eb.or([isUnanswered, forgotten])));
      return (await countEnquiries(database, { unanswered: true })) + answered - put;
    },
    list: async (marked) => {
      const ids = idsIn(marked);
      const limit = mostListed + ids.length;
      const lists = await Promise.all([
        listEnquiries(database, { unanswered: true, isOldestFirst: true, limit }),
        read.selectFrom('enquiry').selectAll().where(forgotten).orderBy('id').limit(limit).execute(),
      ]);
      const rows = new Map(lists.flat().map((row) => [row.id, row]));
      return [...rows.values()]
        .filter(({ id }) => !ids.includes(id))
        .toSorted((one, other) => one.id - other.id)
        .slice(0, mostListed)
        .map((row) => toEnquiryTask(row, 'enquiry', at));
    },
  };
}

/** Enquiries that await review, oldest first. */
export function heldEnquiries(database: Database, at: OfficeTime): TaskSource {
  const meets = eb.and(conditionsOf({ held: true }));
  return {
    kind: 'held-enquiry',
    count: async (marked) => {
      const all = await countEnquiries(database, { held: true });
      const ids = idsIn(marked);
      if (ids.length === 0) return all;
      const put = await database.read.selectFrom('enquiry').select('id').where('id', 'in', ids).where(meets).execute();
      return all - put.length;
    },
    list: async (marked) => {
      const ids = idsIn(marked);
      const limit = mostListed + ids.length;
      const rows = await listEnquiries(database, { held: true, isOldestFirst: true, limit });
      return rows
        .filter(({ id }) => !ids.includes(id))
        .slice(0, mostListed)
        .map((row) => toEnquiryTask(row, 'held-enquiry', at));
    },
  };
}

/** The meetings of today and tomorrow that have not ended. */
export function nextMeetings({ read }: Pick<Database, 'read'>, { now }: OfficeTime): TaskSource {
  const [, tomorrow] = dayOf(now, defaultCountry);
  const [, end] = dayOf(tomorrow, defaultCountry);
  const begin = new Date(now.getTime() - meetingMinutes * 60_000);
  const meetings = (marked: readonly string[]) =>
    read
      .selectFrom('enquiry')
      .where(isMeeting)
      .where('is_test', '=', 0)
      .where('cancelled_at', 'is', null)
      .where('meeting_at', '>', begin.toISOString())
      .where('meeting_at', '<', end.toISOString())
      .where(isNoneOf(idsIn(marked)));
  return {
    kind: 'meeting',
    count: async (marked) => {
      const counted = meetings(marked).select(({ fn }) => fn.countAll<number | string>().as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },
    list: async (marked) => {
      const rows = await meetings(marked).selectAll().orderBy('meeting_at').orderBy('id').limit(mostListed).execute();
      return rows.map((row) =>
        toTask({
          kind: 'meeting',
          id: row.id,
          title: row.sender || row.reference,
          text: writtenText(row.kind, fieldsOf(row)) || row.subject,
          at: row.meeting_at,
          late: (row.meeting_at ?? '') < tomorrow.toISOString(),
          assigned_to: row.assigned_to,
        }),
      );
    },
  };
}
