import type { OfficeTime } from '../../../content/business-hours.ts';
import { openStatuses } from '../../../content/enquiries/status.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryStatus } from '../../database/tables.ts';
import { isWanted } from '../emails/outbox.ts';
import { countUndelivered } from '../emails/undelivered.ts';
import { isMeeting } from '../model/shown-enquiries.ts';
import {
  conditionsOf,
  type EnquiryFilter,
  isAwaitedAgain,
  isAwaitedAt,
  isForgottenAt,
  isFreshAt,
  isUnansweredAt,
  overdueWays,
  unansweredWays,
} from './enquiry-filter.ts';

type Read = Pick<Database, 'read'>;
type Counted = Pick<EnquiryFilter, 'kind' | 'status' | 'held' | 'removed'>;

// PostgreSQL returns sums as text, and null for no rows.
const numberOf = (row: { readonly count: number | string | bigint | null } | undefined): number =>
  Number(row?.count ?? 0);

/** Counts from the table `enquiry_tally`, which has few rows regardless of the number of enquiries. */
function talliesOf({ read }: Read, { kind, status, held, removed = false }: Counted) {
  let query = read
    .selectFrom('enquiry_tally')
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('removed', '=', removed ? 1 : 0);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (status !== undefined) query = query.where('status', '=', status);
  if (held !== undefined) query = query.where('held', '=', held ? 1 : 0);
  return held === true && status === undefined ? query.where('status', '<>', 'spam') : query;
}

const isOpen = (status: EnquiryStatus | undefined): boolean => status === undefined || openStatuses.includes(status);

/**
 * The number of overdue enquiries: new ones except the most recent, those with a past follow-up date, and those with an
 * unanswered reply. Reads only the most recent and the few of the other two kinds, not all unanswered ones.
 */
async function countOverdue(tables: Read, at: OfficeTime, filter: Counted): Promise<number> {
  const { status, held, removed = false } = filter;
  if (removed || held === true || !isOpen(status)) return 0;
  const { read } = tables;
  const all = read
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.and(conditionsOf(filter)));
  const forgotten = all.where(isForgottenAt(at));
  const again = all.where(isAwaitedAt(at)).where((eb) => eb.not(isForgottenAt(at)));
  const ofOthers = numberOf(await again.executeTakeFirst());
  if (status !== undefined && status !== 'new') return ofOthers + numberOf(await forgotten.executeTakeFirst());
  const fresh = talliesOf(tables, { ...filter, status: 'new', held: false });
  const due = fresh.where('is_test', '=', 0).where('cancelled', '=', 0);
  const unanswered =
    numberOf(await due.executeTakeFirst()) - numberOf(await all.where(isFreshAt(at)).executeTakeFirst());
  const besides = forgotten.where((eb) => eb.not(isUnansweredAt(at)));
  return Math.max(0, unanswered) + ofOthers + numberOf(await besides.executeTakeFirst());
}

/** The number of unanswered enquiries: new ones from the stored count, plus the few with an unanswered reply. */
async function countUnanswered(tables: Read, filter: Counted): Promise<number> {
  const { status, held, removed = false } = filter;
  if (removed || held === true) return 0;
  const fresh = talliesOf(tables, { ...filter, status: 'new', held: false }).where('is_test', '=', 0);
  const again = tables.read
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.and(conditionsOf(filter)))
    .where(isAwaitedAgain);
  const isFresh = status === undefined || status === 'new';
  return (
    (isFresh ? numberOf(await fresh.executeTakeFirst()) : 0) +
    (status === 'new' ? 0 : numberOf(await again.executeTakeFirst()))
  );
}

/** Counts the enquiries of one administrator. They are few and share an index. */
async function countAssigned({ read }: Read, { overdueAt, unanswered, ...filter }: EnquiryFilter): Promise<number> {
  const all = read
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.and(conditionsOf(filter)));
  const query = unanswered === undefined ? all : all.where((eb) => eb.or(unansweredWays));
  const overdue =
    overdueAt === undefined ? query : query.where((eb) => eb.or(overdueWays.map((isSoAt) => isSoAt(overdueAt))));
  return numberOf(await overdue.executeTakeFirst());
}

/** The number of enquiries of a filter without search words. */
export async function countEnquiries(
  tables: Read,
  { overdueAt, unanswered, ...filter }: Counted & Pick<EnquiryFilter, 'assigned' | 'overdueAt' | 'unanswered'>,
): Promise<number> {
  if (filter.assigned !== undefined) return countAssigned(tables, { overdueAt, unanswered, ...filter });
  if (unanswered !== undefined && overdueAt === undefined) return countUnanswered(tables, filter);
  if (overdueAt !== undefined) return countOverdue(tables, overdueAt, filter);
  return numberOf(await talliesOf(tables, filter).executeTakeFirst());
}

type Span = readonly [Date, Date];

/** The inbox counters; meetings of a week and of a date. */
export async function countWaiting(
  tables: Read,
  at: OfficeTime,
  { week, day }: { readonly week: Span; readonly day: Span },
) {
  const { read } = tables;
  const fresh = talliesOf(tables, { status: 'new', held: false }).where('is_test', '=', 0);
  const again = read
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isAwaitedAgain);
  const newEnquiries = numberOf(await fresh.executeTakeFirst());
  const meetings = ([from, to]: Span) =>
    read
      .selectFrom('enquiry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(isMeeting)
      .where('is_test', '=', 0)
      .where('cancelled_at', 'is', null)
      .where('meeting_at', '>=', from.toISOString())
      .where('meeting_at', '<', to.toISOString());
  const failed = read
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .where(isWanted);
  return {
    newEnquiries,
    unanswered: newEnquiries + numberOf(await again.executeTakeFirst()),
    overdue: await countOverdue(tables, at, {}),
    meetingsThisWeek: numberOf(await meetings(week).executeTakeFirst()),
    meetingsToday: numberOf(await meetings(day).executeTakeFirst()),
    held: await countEnquiries(tables, { held: true }),
    failedMessages: numberOf(await failed.executeTakeFirst()),
    undelivered: await countUndelivered(read),
  };
}
