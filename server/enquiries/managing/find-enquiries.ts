import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { isOneOf, lookUpParts } from '../../database/look-up-parts.ts';
import { readingOrder } from '../../database/reading-order.ts';
import type { EnquiryRow, Tables } from '../../database/tables.ts';
import { isMeeting, isThere } from '../model/shown-enquiries.ts';
import { conditionsOf, type EnquiryFilter, overdueWays, unansweredWays } from './enquiry-filter.ts';
import { holdsPart, isLatest, partsOf } from './words-in.ts';

/** The database for reading enquiries. The dialect determines how words are searched. */
export type EnquiryTables = Pick<Database, 'read' | 'dialect'>;

/** The requested part of a list; newest first by default. */
interface EnquiryPart {
  /** Only enquiries after this one. */
  readonly after?: number | undefined;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
}

const eb = expressionBuilder<Tables, 'enquiry'>();

/** Merges lists in the same order and removes duplicates. */
function mergeById<Row extends { readonly id: number }>(
  lists: readonly (readonly Row[])[],
  { isOldestFirst = false, limit }: EnquiryPart,
): readonly Row[] {
  const rows = [...new Map(lists.flat().map((row) => [row.id, row])).values()];
  return rows.toSorted((one, other) => (isOldestFirst ? one.id - other.id : other.id - one.id)).slice(0, limit);
}

/** Enquiries that meet some conditions and contain each of some words, also inside other words, ordered by id. */
async function readPart(
  tables: EnquiryTables,
  words: string,
  given: readonly Expression<SqlBool>[],
  { after, isOldestFirst = false, limit }: EnquiryPart,
): Promise<readonly EnquiryRow[]> {
  const { read } = tables;
  const { behind, order } = readingOrder(isOldestFirst);
  const looked = { index: 'search_enquiry', parts: partsOf(words), after, isOldestFirst } as const;
  const { match, few, compared, isOfLatest } = await lookUpParts(tables, looked);
  const meets = eb.and([
    ...given,
    ...(few === null ? [] : [isOneOf(eb.ref('enquiry.id'), few)]),
    ...compared.map(holdsPart),
    ...(isOfLatest ? [isLatest] : []),
  ]);
  if (match === null) {
    const query = read.selectFrom('enquiry').selectAll().where(meets).orderBy('id', order).limit(limit);
    return (after === undefined ? query : query.where('id', behind, after)).execute();
  }
  // SQLite retains the order of a cross join: the word index comes first and is read only as far as needed.
  const found = read
    .selectFrom('search_enquiry')
    .crossJoin('enquiry')
    .selectAll('enquiry')
    .whereRef('enquiry.id', '=', 'search_enquiry.rowid')
    .where('search_enquiry', '=', match)
    .where(meets)
    .orderBy('search_enquiry.rowid', order)
    .limit(limit);
  return (after === undefined ? found : found.where('search_enquiry.rowid', behind, after)).execute();
}

/** A part of the enquiries of a filter. */
export async function listEnquiries(
  tables: EnquiryTables,
  { after, isOldestFirst = false, limit, ...filter }: EnquiryFilter & EnquiryPart,
): Promise<readonly EnquiryRow[]> {
  const { overdueAt, unanswered, words = '' } = filter;
  const part = { after, isOldestFirst, limit };
  const conditions = conditionsOf(filter);
  // Both conditions in one query: few overdue enquiries are answered.
  const isUnanswered = unanswered === undefined ? [] : [eb.or(unansweredWays)];
  const ways =
    overdueAt !== undefined
      ? overdueWays.map((isSoAt) => [isSoAt(overdueAt), ...isUnanswered])
      : unanswered !== undefined
        ? unansweredWays.map((isSo) => [isSo])
        : [[]];
  const each = ways.map((way) => readPart(tables, words, [...conditions, ...way], part));
  return mergeById(await Promise.all(each), part);
}

export const findEnquiryById = ({ read }: Pick<Database, 'read'>, id: number): Promise<EnquiryRow | undefined> =>
  read.selectFrom('enquiry').selectAll().where('id', '=', id).where(isThere).executeTakeFirst();

const mostOthers = 50;

/** Other enquiries with the same e-mail address or phone number, newest first. */
export async function othersOf(
  { read }: Pick<Database, 'read'>,
  { id, email, phone }: Pick<EnquiryRow, 'id' | 'email' | 'phone'>,
): Promise<readonly EnquiryRow[]> {
  const others = read.selectFrom('enquiry').selectAll().where(isThere).where('id', '!=', id);
  const newest = others.orderBy('id', 'desc').limit(mostOthers);
  const lists = await Promise.all([
    email === null ? [] : newest.where('email', '=', email).execute(),
    phone === null ? [] : newest.where('phone', '=', phone).execute(),
  ]);
  return mergeById(lists, { limit: mostOthers });
}

/** A part of the meetings, ordered by start time and then by id. */
interface MeetingPart {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  /** Only meetings after this one. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** The sort key of a meeting; undefined if the id is unknown. */
const placeOf = ({ read }: Pick<Database, 'read'>, id: number) =>
  read.selectFrom('enquiry').select(['id', 'meeting_at']).where('id', '=', id).executeTakeFirst();

/** Meetings that start in a time span, in order. */
export async function listMeetings(
  tables: Pick<Database, 'read'>,
  { from, to, after, limit }: MeetingPart,
): Promise<readonly EnquiryRow[]> {
  let query = tables.read
    .selectFrom('enquiry')
    .selectAll()
    .where(isMeeting)
    .where('meeting_at', '>=', from.toISOString())
    .where('meeting_at', '<', to.toISOString());
  if (after !== undefined) {
    const place = await placeOf(tables, after);
    if (place === undefined || place.meeting_at === null) return [];
    query = query.where(eb(eb.refTuple('meeting_at', 'id'), '>', eb.tuple(place.meeting_at, place.id)));
  }
  return query.orderBy('meeting_at').orderBy('id').limit(limit).execute();
}

/** The number of meetings that start in a time span. */
export async function countMeetings({ read }: Pick<Database, 'read'>, from: Date, to: Date): Promise<number> {
  const { count } = await read
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isMeeting)
    .where('meeting_at', '>=', from.toISOString())
    .where('meeting_at', '<', to.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** The nearest meetings before the first and after the last of a list, if there are any. */
export async function meetingsBeside(
  { read }: Pick<Database, 'read'>,
  first: Pick<EnquiryRow, 'id' | 'meeting_at'>,
  last: Pick<EnquiryRow, 'id' | 'meeting_at'>,
): Promise<readonly [EnquiryRow | undefined, EnquiryRow | undefined]> {
  const taking = read.selectFrom('enquiry').selectAll().where(isMeeting).where('cancelled_at', 'is', null).limit(1);
  const place = eb.refTuple('meeting_at', 'id');
  const before = eb(place, '<', eb.tuple(first.meeting_at, first.id));
  const behind = eb(place, '>', eb.tuple(last.meeting_at, last.id));
  return Promise.all([
    taking.where(before).orderBy('meeting_at', 'desc').orderBy('id', 'desc').executeTakeFirst(),
    taking.where(behind).orderBy('meeting_at').orderBy('id').executeTakeFirst(),
  ]);
}
