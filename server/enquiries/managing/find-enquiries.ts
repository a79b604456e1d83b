import { type ExpressionBuilder, sql } from 'kysely';
import { overdueUntil } from '../../../content/business-hours.ts';
import { countries } from '../../../content/countries.ts';
import { openStatuses } from '../../../content/enquiries/status.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { fold } from '../../../language/fold.ts';
import type { Database } from '../../database/connect.ts';
import { readingOrder } from '../../database/reading-order.ts';
import type { EnquiryRow, EnquiryStatus, Tables } from '../../database/tables.ts';
import { isWanted } from '../letters/outbox.ts';

export interface EnquiryFilter {
  readonly kind?: string | undefined;
  readonly status?: EnquiryStatus | undefined;
  /** True for what somebody has to review; what was reviewed and found to be spam is none of it. */
  readonly held?: boolean | undefined;
  /** Deleted messages that can be brought back, instead of the others. */
  readonly removed?: boolean | undefined;
  /** Only messages that are overdue at this moment. */
  readonly overdueAt?: Date | undefined;
  /** Parts of the sender, subject, message, notes, e-mail address, phone number or reference, in whatever order. */
  readonly words?: string | undefined;
}

/** Which part of the messages of a filter is read: newest first unless asked otherwise. */
interface EnquiryPart {
  /** Only messages behind this one. */
  readonly after?: number | undefined;
  readonly isOldestFirst?: boolean;
  readonly limit: number;
}

/** A part of a text as `like` looks for it, whatever signs it holds. */
const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const searched = sql<string>`coalesce(folded, lower(sender || ' ' || subject || ' ' || message || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || reference))`;

/** A phone number as people write it, with whatever gaps. */
const number = /^\+?[\d\s()-]{7,}$/;

/** What is looked for: folded words; a number the way it is kept, without the zeros of dialling and the gaps of writing. */
function patternsOf(words: string): readonly string[] {
  const folded = fold(words.trim());
  const parts = number.test(folded) ? [folded] : folded.split(/\s+/);
  return parts.map((part) => likePattern(number.test(part) ? part.replace(/\D/g, '').replace(/^0+/, '') : part));
}

const countOf = (row: { readonly count: number | string | bigint } | undefined): number => Number(row?.count ?? 0);

type Builder = ExpressionBuilder<Tables, 'enquiry'>;

/** A message that was neither deleted nor sent as a test, and that nobody has to review first. */
const isReal = (eb: Builder) => eb.and([eb('held', '=', 0), eb('is_test', '=', 0), eb('removed_at', 'is', null)]);

/** A new message is overdue after one business day, any open one when the day to come back to it has passed. */
const isOverdueAt = (now: Date) => (eb: Builder) =>
  eb.and([
    isReal(eb),
    eb('cancelled_at', 'is', null),
    eb.or(
      countries.map((country) =>
        eb.and([
          eb('country', '=', country),
          eb.or([
            eb.and([eb('status', '=', 'new'), eb('created_at', '<=', overdueUntil(now, country).toISOString())]),
            eb.and([eb('status', 'in', openStatuses), eb('follow_up_on', '<', todayIn(country, now))]),
          ]),
        ]),
      ),
    ),
  ]);

/** The messages of a filter. */
function enquiriesOf(
  { read }: Pick<Database, 'read'>,
  { kind, status, held, removed = false, overdueAt, words = '' }: EnquiryFilter,
) {
  let query = read.selectFrom('enquiry').where('removed_at', removed ? 'is not' : 'is', null);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (status !== undefined) query = query.where('status', '=', status);
  if (held !== undefined) query = query.where('held', '=', held ? 1 : 0);
  if (held === true && status === undefined) query = query.where('status', '!=', 'spam');
  if (overdueAt !== undefined) query = query.where(isOverdueAt(overdueAt));
  if (words.trim() !== '')
    for (const pattern of patternsOf(words)) query = query.where(sql<boolean>`${searched} like ${pattern} escape '\\'`);
  return query;
}

/** A part of the messages of a filter. */
export async function listEnquiries(
  database: Pick<Database, 'read'>,
  { after, isOldestFirst = false, limit, ...filter }: EnquiryFilter & EnquiryPart,
): Promise<readonly EnquiryRow[]> {
  const { behind, order } = readingOrder(isOldestFirst);
  const query = enquiriesOf(database, filter).selectAll().orderBy('id', order).limit(limit);
  return (after === undefined ? query : query.where('id', behind, after)).execute();
}

/** How many messages a filter holds. */
export async function countEnquiries(database: Pick<Database, 'read'>, filter: EnquiryFilter): Promise<number> {
  const query = enquiriesOf(database, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return countOf(await query.executeTakeFirst());
}

export const findEnquiryById = ({ read }: Pick<Database, 'read'>, id: number): Promise<EnquiryRow | undefined> =>
  read.selectFrom('enquiry').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();

/** Other messages with the same e-mail address or phone number, newest first. */
export async function othersOf(
  { read }: Pick<Database, 'read'>,
  { id, email, phone }: Pick<EnquiryRow, 'id' | 'email' | 'phone'>,
): Promise<readonly EnquiryRow[]> {
  if (email === null && phone === null) return [];
  return read
    .selectFrom('enquiry')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('id', '!=', id)
    .where((eb) =>
      eb.or([
        ...(email === null ? [] : [eb('email', '=', email)]),
        ...(phone === null ? [] : [eb('phone', '=', phone)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Meetings that begin between two moments, the second not included, in their order; also those that were called off. */
export const listMeetings = (
  { read }: Pick<Database, 'read'>,
  [from, to]: readonly [Date, Date],
): Promise<readonly EnquiryRow[]> =>
  read
    .selectFrom('enquiry')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('held', '=', 0)
    .where('status', '!=', 'spam')
    .where('meeting_at', '>=', from.toISOString())
    .where('meeting_at', '<', to.toISOString())
    .orderBy('meeting_at')
    .orderBy('id')
    .execute();

/** How much of what visitors sent waits for somebody. */
export async function countWaiting({ read }: Pick<Database, 'read'>, now: Date, week: readonly [Date, Date]) {
  const enquiries = read.selectFrom('enquiry').select((eb) => eb.fn.countAll<number>().as('count'));
  const fresh = await enquiries.where(isReal).where('status', '=', 'new').executeTakeFirst();
  const overdue = await enquiries.where(isOverdueAt(now)).executeTakeFirst();
  const held = await enquiries
    .where('held', '=', 1)
    .where('status', '!=', 'spam')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const meetings = await enquiries
    .where(isReal)
    .where('cancelled_at', 'is', null)
    .where('status', '!=', 'spam')
    .where('meeting_at', '>=', week[0].toISOString())
    .where('meeting_at', '<', week[1].toISOString())
    .executeTakeFirst();
  const failed = await read
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .where(isWanted)
    .executeTakeFirst();
  return {
    newEnquiries: countOf(fresh),
    overdue: countOf(overdue),
    meetingsThisWeek: countOf(meetings),
    held: countOf(held),
    failedMessages: countOf(failed),
  };
}
