import { visionId } from '../../content/collections/products.ts';
import { type Country, countries, defaultCountry, timeZoneOf } from '../../content/countries.ts';
import { visionCall, visionQuote } from '../../content/enquiries/index.ts';
import type { Database } from '../database/connect.ts';

/** How often pages were opened, and how many messages came in. */
export interface Figure {
  readonly visits: number;
  readonly enquiries: number;
}

export interface Figures {
  /** Day after day, the oldest first; days on which nothing happened too. */
  readonly days: readonly (Figure & { readonly day: string })[];
  /** Of products, by their ids, the most visited first. */
  readonly products: readonly (Figure & { readonly id: number })[];
  /** Of countries; `null` where a visitor chose none. */
  readonly countries: readonly (Figure & { readonly country: Country | null })[];
}

const dayMilliseconds = 86_400_000;
/** The product that a page is about; `null` for every other page. */
function productOn({ page, record_id: id }: { readonly page: string; readonly record_id: number }): number | null {
  if (page === 'the-vision') return visionId;
  return page === 'product' && id > 0 ? id : null;
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneOf(defaultCountry) });

/** The last days up to now, the oldest first, as the company's own country counts them. */
const lastDays = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => days.format(now - (count - 1 - index) * dayMilliseconds));

const visionKinds: readonly string[] = [visionQuote.kind, visionCall.kind];

/** The product that a message is about; those of The Vision's own forms do not name it. */
const productIn = ({ kind, product_id: id }: { readonly kind: string; readonly product_id: number | null }) =>
  id ?? (visionKinds.includes(kind) ? visionId : null);

/** Sums up by what things have in common. */
function sumBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  amountOf: (item: Item) => number,
): (key: Key) => number {
  const sums = new Map<Key, number>();
  for (const item of items) {
    const key = keyOf(item);
    sums.set(key, (sums.get(key) ?? 0) + amountOf(item));
  }
  return (key) => sums.get(key) ?? 0;
}

/** Visits and messages of the last days. What is held, deleted, spam or a test does not count. */
export async function readFigures({ read }: Pick<Database, 'read'>, count: number, now = Date.now()): Promise<Figures> {
  const shown = lastDays(now, count);
  const [first = ''] = shown;
  const visits = await read
    .selectFrom('visit')
    .select(['day', 'page', 'record_id', 'country'])
    // PostgreSQL answers sums as texts.
    .select(({ fn }) => fn.sum<number | string>('visits').as('visits'))
    .where('day', '>=', first)
    .groupBy(['day', 'page', 'record_id', 'country'])
    .execute();
  const sent = await read
    .selectFrom('enquiry')
    .select(['created_at', 'kind', 'product_id', 'country'])
    .where('created_at', '>=', new Date(now - (count + 1) * dayMilliseconds).toISOString())
    .where('held', '=', 0)
    .where('status', '<>', 'spam')
    .where('removed_at', 'is', null)
    .where('is_test', '=', 0)
    .execute();
  const enquiries = sent
    .map(({ created_at: at, ...enquiry }) => ({ ...enquiry, day: days.format(Date.parse(at)) }))
    .filter(({ day }) => day >= first);

  type Visit = (typeof visits)[number];
  type Enquiry = (typeof enquiries)[number];
  const pairOf = <Key>(ofVisit: (visit: Visit) => Key, ofEnquiry: (enquiry: Enquiry) => Key) => {
    const visitsOf = sumBy(visits, ofVisit, (visit) => Number(visit.visits));
    const enquiriesOf = sumBy(enquiries, ofEnquiry, () => 1);
    return (key: Key): Figure => ({ visits: visitsOf(key), enquiries: enquiriesOf(key) });
  };
  const ofDay = pairOf(
    ({ day }) => day,
    ({ day }) => day,
  );
  const ofProduct = pairOf(productOn, productIn);
  const ofCountry = pairOf<string>(
    ({ country }) => country,
    ({ country }) => country,
  );
  const ids = new Set([...visits.map(productOn), ...enquiries.map(productIn)]);
  return {
    days: shown.map((day) => ({ day, ...ofDay(day) })),
    products: [...ids]
      .flatMap((id) => (id === null ? [] : [{ id, ...ofProduct(id) }]))
      .toSorted((one, other) => other.visits - one.visits || other.enquiries - one.enquiries || one.id - other.id),
    countries: [
      ...countries.map((country) => ({ country, ...ofCountry(country) })),
      { country: null, ...ofCountry('') },
    ],
  };
}
