import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type OfficeTime, overdueUntil } from '../../../content/business-hours.ts';
import { countries } from '../../../content/countries.ts';
import { openStatuses } from '../../../content/enquiries/status.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import type { EnquiryStatus, Tables } from '../../database/tables.ts';
import { isHeld, isNoSpam, isShown, isThere } from '../model/shown-enquiries.ts';

export interface EnquiryFilter {
  readonly kind?: string | undefined;
  readonly status?: EnquiryStatus | undefined;
  /** True for enquiries pending moderation. Those marked as spam are not included. */
  readonly held?: boolean | undefined;
  /** Deleted enquiries that can be restored, instead of the others. */
  readonly removed?: boolean | undefined;
  /** Only enquiries assigned to this administrator. */
  readonly assigned?: number | undefined;
  /** Only enquiries that are overdue at this time. */
  readonly overdueAt?: OfficeTime | undefined;
  /** Only unanswered enquiries: new ones, and those with an unanswered reply. */
  readonly unanswered?: true | undefined;
  /** Only enquiries without an e-mail address and a phone number. */
  readonly isUnsigned?: boolean | undefined;
  /** Parts of the sender, subject, message, notes, e-mail address, phone number or reference, in any order. */
  readonly words?: string | undefined;
}

const eb = expressionBuilder<Tables, 'enquiry'>();

/** The conditions of a filter, except search words and the overdue and unanswered filters. */
export function conditionsOf({ kind, status, held, removed = false, assigned, isUnsigned = false }: EnquiryFilter) {
  const conditions: Expression<SqlBool>[] = [removed ? eb('removed_at', 'is not', null) : isThere];
  if (kind !== undefined) conditions.push(eb('kind', '=', kind));
  if (status !== undefined) conditions.push(eb('status', '=', status));
  if (held !== undefined) conditions.push(isHeld(held ? 1 : 0));
  if (held === true && status === undefined) conditions.push(isNoSpam);
  if (assigned !== undefined) conditions.push(eb('assigned_to', '=', assigned));
  if (isUnsigned) conditions.push(eb('email', 'is', null), eb('phone', 'is', null));
  return conditions;
}

/** Neither deleted, pending moderation, a test, nor cancelled. */
const isDue = eb.and([isShown, eb('is_test', '=', 0), eb('cancelled_at', 'is', null)]);

/** Combines the conditions of the countries, because each has its own time zone. */
const inEach = (isSo: (country: (typeof countries)[number]) => Expression<SqlBool>) =>
  eb.or(countries.map((country) => eb.and([eb('country', '=', country), isSo(country)])));

const isNew = eb('status', '=', sql.lit<EnquiryStatus>('new'));

/** New, and not answered within one business day. */
export const isUnansweredAt = ({ now, offices }: OfficeTime) =>
  eb.and([
    isDue,
    isNew,
    inEach((country) => eb('created_at', '<=', overdueUntil(now, offices[country]).toISOString())),
  ]);

/** The earliest overdue limit of all offices. Enquiries that arrived after it may still be on time. */
const earliestAt = ({ now, offices }: OfficeTime): string =>
  countries.map((country) => overdueUntil(now, offices[country]).toISOString()).toSorted()[0] ?? '';

/** New and not overdue yet: the most recent ones. */
export const isFreshAt = (at: OfficeTime) =>
  eb.and([
    isDue,
    isNew,
    eb('created_at', '>', earliestAt(at)),
    inEach((country) => eb('created_at', '>', overdueUntil(at.now, at.offices[country]).toISOString())),
  ]);

/** Open, with a past follow-up date. */
export const isForgottenAt = ({ now }: OfficeTime) =>
  eb.and([
    isDue,
    // `coalesce` prevents the use of an index on the status: few enquiries have a follow-up date, and its index is
    // sorted.
    eb(sql<EnquiryStatus>`coalesce(status, '')`, 'in', openStatuses),
    eb('follow_up_on', 'is not', null),
    inEach((country) => eb('follow_up_on', '<', todayIn(country, now))),
  ]);

/** A reply of the visitor waits for an answer. */
const isAwaited = eb.and([eb('awaiting_since', 'is not', null), isNoSpam]);

/** Not new, and a reply of the visitor was not answered within one business day. */
export const isAwaitedAt = ({ now, offices }: OfficeTime) =>
  eb.and([
    isDue,
    isAwaited,
    // `coalesce` prevents the use of an index on the status, as above.
    eb(sql<EnquiryStatus>`coalesce(status, '')`, '<>', 'new'),
    inEach((country) => eb('awaiting_since', '<=', overdueUntil(now, offices[country]).toISOString())),
  ]);

/** The alternative conditions of "overdue"; each is queried with an index of its own. */
export const overdueWays = [isUnansweredAt, isForgottenAt, isAwaitedAt] as const;

const isWanted = eb.and([isShown, eb('is_test', '=', 0)]);

/** The alternative conditions of "unanswered". */
export const unansweredWays = [eb.and([isWanted, isNew]), eb.and([isWanted, isAwaited])] as const;
/** Unanswered, but not new. */
export const isAwaitedAgain = eb.and([isWanted, isAwaited, eb(sql<EnquiryStatus>`coalesce(status, '')`, '<>', 'new')]);
