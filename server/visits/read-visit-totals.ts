import { sql } from 'kysely';
import { products } from '../../content/collections/index.ts';
import { type Country, countries } from '../../content/countries.ts';
import type { Words } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import { beginningOf, lastDays, startOf } from './total-days.ts';
import { moveTotals } from './move-totals.ts';
import { productTitles } from './product-titles.ts';

/** The number of visits and of enquiries. */
export interface Totals {
  readonly visits: number;
  readonly enquiries: number;
}

export interface VisitTotals {
  /** By date, oldest first, including dates without visits. */
  readonly days: readonly (Totals & { readonly day: string })[];
  /** Of existing products, by id, the most visited first. */
  readonly products: readonly (Totals & { readonly id: number; readonly title: Words })[];
  /** By country; `null` if the visitor chose none. */
  readonly countries: readonly (Totals & { readonly country: Country | null })[];
}

interface TotalsRange {
  /** Number of days until now. */
  readonly days: number;
  /** Maximum number of products. */
  readonly products: number;
}

/** Sums up by a key. */
function sumBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  amountOf: (item: Item) => number,
): (key: string) => number {
  const sums = new Map<string, number>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + amountOf(item));
  return (key) => sums.get(key) ?? 0;
}

const visitsSince = (read: Database['read'], first: string) =>
  read.selectFrom('figure_day').select(['day', 'country', 'visits as amount']).where('day', '>=', first).execute();

/** Enquiries by date and country. Dates begin at a full hour of UTC, so totals are stored by hour. */
async function enquiriesOn(read: Database['read'], days: readonly string[]) {
  const hours = days.map((day) => beginningOf(day).slice(0, 13));
  // The hours after the last date are not shown.
  const ranges = countries.flatMap((country) =>
    days.map((day, index) => sql`(${country}, ${day}, ${hours[index]}, ${hours[index + 1] ?? '9'})`),
  );
  const { rows } = await sql<{ day: string; country: string; amount: number | string }>`
    with shown (country, day, first, behind) as (values ${sql.join(ranges)})
    select day, country, (
      select coalesce(sum(enquiries), 0) from figure_hour
      where figure_hour.country = shown.country and hour >= first and hour < behind
    ) as amount from shown`.execute(read);
  return rows;
}

/** The most visited products that still exist. */
const topProducts = (read: Database['read'], most: number) =>
  read
    .selectFrom('figure_product')
    .selectAll()
    // Must match the condition of the partial index.
    .where(sql<boolean>`(visits > 0 or enquiries > 0)`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('entry')
          .select('entry.id')
          .where('entry.collection', '=', products.base)
          .whereRef('entry.id', '=', 'figure_product.id'),
      ),
    )
    .orderBy('visits', 'desc')
    .orderBy('enquiries', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

/** Visits and enquiries of the last days, from stored totals. */
export async function readVisitTotals(
  database: Pick<Database, 'read' | 'transaction' | 'dialect'>,
  range: TotalsRange,
  now = Date.now(),
): Promise<VisitTotals> {
  const { read } = database;
  const shown = lastDays(now, range.days);
  await moveTotals(database, startOf(now, range.days));
  const visits = await visitsSince(read, shown[0] ?? '');
  const enquiries = await enquiriesOn(read, shown);
  const top = await topProducts(read, range.products);
  const titles = await productTitles(
    { read },
    top.map(({ id }) => id),
  );

  const totalsBy = (keyOf: (item: { readonly day: string; readonly country: string }) => string) => {
    const visitsOf = sumBy(visits, keyOf, ({ amount }) => amount);
    const enquiriesOf = sumBy(enquiries, keyOf, ({ amount }) => Number(amount));
    return (key: string): Totals => ({ visits: visitsOf(key), enquiries: enquiriesOf(key) });
  };
  const ofDay = totalsBy(({ day }) => day);
  const ofCountry = totalsBy(({ country }) => country);
  return {
    days: shown.map((day) => ({ day, ...ofDay(day) })),
    products: top.map((sums) => ({ ...sums, title: titles.get(sums.id) ?? { en: '', ar: '' } })),
    countries: [
      ...countries.map((country) => ({ country, ...ofCountry(country) })),
      { country: null, ...ofCountry('') },
    ],
  };
}
