import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { type Country, countries } from '../../../content/countries.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { addDays } from '../../../content/quotations/quotation-number.ts';
import type { QuotationState } from '../../../content/quotations/state.ts';
import { fold } from '../../../language/fold.ts';
import { likePattern } from '../../database/parts-of-words.ts';
import type { Tables } from '../../database/tables.ts';

/** A filter of quotations. */
export interface QuotationFilter {
  /** `open`: sent or opened, neither answered nor closed. `asked`: the customer awaits an answer to a question. */
  readonly state?: QuotationState | 'open' | 'asked' | undefined;
  readonly country?: Country | undefined;
  readonly enquiry?: number | undefined;
  /** Only those whose last day is at most this many days from today. */
  readonly endsWithin?: number | undefined;
  /** Parts of the number, the customer, the subject or the items, in any order. */
  readonly words?: string | undefined;
}

const eb = expressionBuilder<Tables, 'offer'>();

const isUnanswered = eb.and([eb('withdrawn_at', 'is', null), eb('answer', 'is', null), eb('sent_at', 'is not', null)]);

/** Whether the last day is earlier than a number of days from today, in the time zone of each country. */
const endsBefore = (days: number, now: Date) =>
  eb.or(
    countries.map((country) =>
      eb.and([eb('country', '=', country), eb('valid_until', '<', addDays(todayIn(country, now), days))]),
    ),
  );
const isOver = (now: Date) => endsBefore(0, now);

const isOpen = (now: Date) => eb.and([isUnanswered, eb.not(isOver(now))]);

/** The enquiry has been awaiting an answer since the customer's question. */
const hasQuestion = eb.exists(
  eb
    .selectFrom('enquiry')
    .innerJoin('offer_event', 'offer_event.offer_id', 'offer.id')
    .select('enquiry.id')
    .whereRef('enquiry.id', '=', 'offer.enquiry_id')
    .where('enquiry.removed_at', 'is', null)
    .where('offer_event.kind', '=', 'asked')
    .whereRef('offer_event.at', '>=', 'enquiry.awaiting_since'),
);

/** The SQL conditions that correspond to `quotationStateOf`. */
const conditionOf: Readonly<Record<QuotationState | 'open' | 'asked', (now: Date) => Expression<SqlBool>>> = {
  withdrawn: () => eb('withdrawn_at', 'is not', null),
  accepted: () => eb.and([eb('withdrawn_at', 'is', null), eb('answer', '=', 'accepted')]),
  declined: () => eb.and([eb('withdrawn_at', 'is', null), eb('answer', '=', 'declined')]),
  draft: () => eb.and([eb('withdrawn_at', 'is', null), eb('answer', 'is', null), eb('sent_at', 'is', null)]),
  expired: (now) => eb.and([isUnanswered, isOver(now)]),
  sent: (now) => eb.and([isOpen(now), eb('first_opened_at', 'is', null)]),
  opened: (now) => eb.and([isOpen(now), eb('first_opened_at', 'is not', null)]),
  open: isOpen,
  asked: () => hasQuestion,
};

/** The conditions of a filter, all of which must hold. */
export function quotationConditions({ state, country, enquiry, endsWithin, words = '' }: QuotationFilter, now: Date) {
  const parts = fold(words.trim())
    .split(/\s+/)
    .filter((part) => part !== '');
  return [
    ...(state === undefined ? [] : [conditionOf[state](now)]),
    ...(country === undefined ? [] : [eb('country', '=', country)]),
    ...(enquiry === undefined ? [] : [eb('enquiry_id', '=', enquiry)]),
    ...(endsWithin === undefined ? [] : [endsBefore(endsWithin + 1, now)]),
    ...parts.map((part) => sql<SqlBool>`folded like ${likePattern(part)} escape '\\'`),
  ];
}
