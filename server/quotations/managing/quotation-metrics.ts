import type { QuotationMetrics } from '../../../calls/quotations.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { monthsBefore } from '../../../content/months-before.ts';
import { quotationStates } from '../../../content/quotations/state.ts';
import type { Database } from '../../database/connect.ts';
import { countQuotations } from './list-quotations.ts';

/** The median covers at most this many of the latest quotations. */
const mostMeasured = 500;
/** A quotation that expires within this many days needs attention. */
const endingDays = 3;
const day = 86_400_000;

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1], sorted[half]];
  if (high === undefined) return null;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

/** Median days from an enquiry to the acceptance of its quotation, to a tenth. */
async function daysToAcceptance({ read }: Pick<Database, 'read'>): Promise<number | null> {
  const rows = await read
    .selectFrom('offer')
    .innerJoin('enquiry', 'enquiry.id', 'offer.enquiry_id')
    .select(['offer.answered_at', 'enquiry.created_at'])
    .where('answer', '=', 'accepted')
    // Only enquiries that are older than their quotation. Those that a quotation created say nothing about the
    // duration.
    .whereRef('enquiry.created_at', '<', 'offer.created_at')
    .orderBy('offer.answered_at', 'desc')
    .limit(mostMeasured)
    .execute();
  const days = rows.flatMap(({ answered_at, created_at }) =>
    answered_at === null ? [] : [Math.max(0, Date.parse(answered_at) - Date.parse(created_at)) / day],
  );
  const median = medianOf(days);
  return median === null ? null : Math.round(median * 10) / 10;
}

type Month = QuotationMetrics['months'][number];

/** The quotations first sent in each month, newest first, without withdrawn ones. */
async function monthly({ read }: Pick<Database, 'read'>, now: Date, months: number): Promise<readonly Month[]> {
  // Reads one more month than is returned, because the month begins at different times in the countries.
  const rows = await read
    .selectFrom('offer')
    .select(['country', 'currency', 'first_sent_at', 'total', 'answer'])
    .where('first_sent_at', '>=', monthsBefore(now, months + 1).toISOString())
    .where('withdrawn_at', 'is', null)
    .execute();
  const found = new Map<string, Month>();
  for (const { country, currency, first_sent_at: sentAt, total, answer } of rows) {
    if (sentAt === null || total === null) continue;
    const month = todayIn(country, new Date(sentAt)).slice(0, 7);
    const key = `${month} ${country} ${currency}`;
    const known = found.get(key) ?? { month, country, currency, sent: 0, total: 0, accepted: 0, accepted_total: 0 };
    const isAccepted = answer === 'accepted';
    found.set(key, {
      ...known,
      sent: known.sent + 1,
      total: known.total + total,
      accepted: known.accepted + (isAccepted ? 1 : 0),
      accepted_total: known.accepted_total + (isAccepted ? total : 0),
    });
  }
  const shown = new Set(
    [...found.values()]
      .map(({ month }) => month)
      .toSorted()
      .slice(-months),
  );
  return [...found]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .flatMap(([, totals]) => (shown.has(totals.month) ? [totals] : []));
}

/** Metrics of quotations: by state, by month, days until acceptance, and those that need attention. */
export async function quotationMetrics(
  database: Pick<Database, 'read'>,
  now: Date,
  months: number,
): Promise<QuotationMetrics> {
  const states: QuotationMetrics['states'][number][] = [];
  for (const state of quotationStates) states.push({ state, count: await countQuotations(database, { state }, now) });
  const countIn = (wanted: (typeof quotationStates)[number]): number =>
    states.find(({ state }) => state === wanted)?.count ?? 0;
  return {
    states,
    months: [...(await monthly(database, now, months))],
    days_to_acceptance: await daysToAcceptance(database),
    waiting: {
      open: countIn('sent') + countIn('opened'),
      ending: await countQuotations(database, { state: 'open', endsWithin: endingDays }, now),
      drafts: countIn('draft'),
    },
  };
}
