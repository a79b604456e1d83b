import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type OfficeTime, overdueUntil } from '../../../content/business-hours.ts';
import { countries } from '../../../content/countries.ts';
import { openStatuses } from '../../../content/enquiries/status.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import type { EnquiryStatus, Tables } from '../../database/tables.ts';
import { isHeld, isNoSpam, isShown, isThere } from '../messages/shown-enquiries.ts';

export interface EnquiryFilter {
  readonly kind?: string | undefined;
  readonly status?: EnquiryStatus | undefined;
  /** True for what somebody has to review; what was reviewed and found to be spam is none of it. */
  readonly held?: boolean | undefined;
  /** Deleted messages that can be brought back, instead of the others. */
  readonly removed?: boolean | undefined;
  /** Only what this administrator sees to. */
  readonly assigned?: number | undefined;
  /** Only messages that are overdue at this moment. */
  readonly overdueAt?: OfficeTime | undefined;
  /** Only messages that nobody answered yet: new ones, and those whose visitor wrote again. */
  readonly unanswered?: true | undefined;
  /** Only messages without an e-mail address and a phone number. */
  readonly isUnsigned?: boolean | undefined;
  /** Parts of the sender, subject, message, notes, e-mail address, phone number or reference, in whatever order. */
  readonly words?: string | undefined;
}

const eb = expressionBuilder<Tables, 'enquiry'>();

/** What a filter says but for its words and for being overdue. */
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

/** A message that was neither deleted, held, sent as a test nor called off. */
const isDue = eb.and([isShown, eb('is_test', '=', 0), eb('cancelled_at', 'is', null)]);

/** By the clock of its country. */
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

/** The moment until which a message must have arrived to be late anywhere. */
const earliestAt = ({ now, offices }: OfficeTime): string =>
  countries.map((country) => overdueUntil(now, offices[country]).toISOString()).toSorted()[0] ?? '';

/** New, and not late yet: the youngest ones. */
export const isFreshAt = (at: OfficeTime) =>
  eb.and([
    isDue,
    isNew,
    eb('created_at', '>', earliestAt(at)),
    inEach((country) => eb('created_at', '>', overdueUntil(at.now, at.offices[country]).toISOString())),
  ]);

/** Open, though the day to come back to it has passed. */
export const isForgottenAt = ({ now }: OfficeTime) =>
  eb.and([
    isDue,
    // Written so that no index of states is taken: few messages have a day, and theirs holds them in order.
    eb(sql<EnquiryStatus>`coalesce(status, '')`, 'in', openStatuses),
    eb('follow_up_on', 'is not', null),
    inEach((country) => eb('follow_up_on', '<', todayIn(country, now))),
  ]);

/** The visitor wrote again, and waits for an answer to that. */
const isAwaited = eb.and([eb('awaiting_since', 'is not', null), isNoSpam]);

/** Not new, and what the visitor answered was not answered within one business day. */
export const isAwaitedAt = ({ now, offices }: OfficeTime) =>
  eb.and([
    isDue,
    isAwaited,
    // Written so that no index of states is taken, as above.
    eb(sql<EnquiryStatus>`coalesce(status, '')`, '<>', 'new'),
    inEach((country) => eb('awaiting_since', '<=', overdueUntil(now, offices[country]).toISOString())),
  ]);

/** Overdue in one of these ways; each is looked for by an index of its own. */
export const overdueWays = [isUnansweredAt, isForgottenAt, isAwaitedAt] as const;

const isWanted = eb.and([isShown, eb('is_test', '=', 0)]);

/** Unanswered in one of these ways; what is new is counted with its status. */
export const unansweredWays = [eb.and([isWanted, isNew]), eb.and([isWanted, isAwaited])] as const;
/** Unanswered, though it is not new. */
export const isAwaitedAgain = eb.and([isWanted, isAwaited, eb(sql<EnquiryStatus>`coalesce(status, '')`, '<>', 'new')]);
