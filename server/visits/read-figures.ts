import { type RawBuilder, sql } from 'kysely';
import { products } from '../../content/collections/index.ts';
import { visionId } from '../../content/collections/products.ts';
import { type Country, countries, defaultCountry, timeZoneOf } from '../../content/countries.ts';
import { visionCall, visionQuote } from '../../content/enquiries/index.ts';
import { meetingStart } from '../../content/meeting-time.ts';
import type { Words } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import { productTitles } from './product-titles.ts';

/** How often pages were opened, and how many messages came in. */
export interface Figure {
  readonly visits: number;
  readonly enquiries: number;
}

export interface Figures {
  /** Day after day, the oldest first; days on which nothing happened too. */
  readonly days: readonly (Figure & { readonly day: string })[];
  /** Of products that there are, by their ids, the most visited first. */
  readonly products: readonly (Figure & { readonly id: number; readonly title: Words })[];
  /** Of countries; `null` where a visitor chose none. */
  readonly countries: readonly (Figure & { readonly country: Country | null })[];
}

interface FigureRange {
  /** How many days, up to now. */
  readonly days: number;
  /** How many products, at most. */
  readonly products: number;
}

const dayMilliseconds = 86_400_000;

const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneOf(defaultCountry) });

/** The last days up to now, the oldest first, as the company's own country counts them. */
const lastDays = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf.format(now - (count - 1 - index) * dayMilliseconds));

/** What is held, deleted, spam or a test does not count. */
const counts = sql<boolean>`held = 0 and status <> 'spam' and removed_at is null and is_test = 0`;

/** Sums up by what things have in common. */
function sumBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  amountOf: (item: Item) => number,
): (key: string) => number {
  const sums = new Map<string, number>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + amountOf(item));
  return (key) => sums.get(key) ?? 0;
}

/** PostgreSQL answers sums as texts. */
type Sum = number | string;

/** Visits by day and country. */
const visitsSince = (read: Database['read'], first: string) =>
  read
    .selectFrom('visit')
    .select(['day', 'country'])
    .select(({ fn }) => fn.sum<Sum>('visits').as('amount'))
    .where('day', '>=', first)
    .groupBy(['day', 'country'])
    .execute();

/** Messages by day and country. Days begin at a full hour of UTC, so hours are what the database sums up by. */
async function enquiriesSince(read: Database['read'], start: string) {
  const hour = sql<string>`substr(created_at, 1, 13)`;
  const rows = await read
    .selectFrom('enquiry')
    .select([hour.as('hour'), 'country'])
    .select(({ fn }) => fn.countAll<Sum>().as('amount'))
    .where('created_at', '>=', start)
    .where(counts)
    .groupBy([hour, 'country'])
    .execute();
  return rows.map((row) => ({ ...row, day: dayOf.format(new Date(`${row.hour}:00:00Z`)) }));
}

/**
 * The most visited products that there still are. The Vision has a page and forms of its own, which do not name it.
 */
function topProducts(
  first: string,
  start: string,
  most: number,
): RawBuilder<{ id: number; visits: Sum; enquiries: Sum }> {
  const kinds = sql.join([visionQuote.kind, visionCall.kind]);
  return sql`
    select id, sum(visits) as visits, sum(enquiries) as enquiries from (
      select case when page = 'the-vision' then ${sql.lit(visionId)} else record_id end as id, sum(visits) as visits, 0 as enquiries
      from visit where day >= ${first} and page in ('product', 'the-vision') group by 1
      union all
      select coalesce(product_id, case when kind in (${kinds}) then ${sql.lit(visionId)} end), 0, count(*)
      from enquiry where created_at >= ${start} and ${counts} group by 1
    ) as counted
    where exists (select 1 from entry where entry.collection = ${products.base} and entry.id = counted.id)
    group by id order by 2 desc, 3 desc, 1 limit ${most}`;
}

/** Visits and messages of the last days. */
export async function readFigures(
  { read }: Pick<Database, 'read'>,
  range: FigureRange,
  now = Date.now(),
): Promise<Figures> {
  const shown = lastDays(now, range.days);
  const [first = ''] = shown;
  const start = meetingStart(first, '00:00', defaultCountry).toISOString();
  const visits = await visitsSince(read, first);
  const enquiries = await enquiriesSince(read, start);
  const { rows: top } = await topProducts(first, start, range.products).execute(read);
  const titles = await productTitles(
    { read },
    top.map(({ id }) => id),
  );

  const figureBy = (keyOf: (item: { readonly day: string; readonly country: string }) => string) => {
    const visitsOf = sumBy(visits, keyOf, ({ amount }) => Number(amount));
    const enquiriesOf = sumBy(enquiries, keyOf, ({ amount }) => Number(amount));
    return (key: string): Figure => ({ visits: visitsOf(key), enquiries: enquiriesOf(key) });
  };
  const ofDay = figureBy(({ day }) => day);
  const ofCountry = figureBy(({ country }) => country);
  return {
    days: shown.map((day) => ({ day, ...ofDay(day) })),
    products: top.map(({ id, ...sums }) => ({
      id,
      title: titles.get(id) ?? { en: '', ar: '' },
      visits: Number(sums.visits),
      enquiries: Number(sums.enquiries),
    })),
    countries: [
      ...countries.map((country) => ({ country, ...ofCountry(country) })),
      { country: null, ...ofCountry('') },
    ],
  };
}
