import { sql } from 'kysely';
import { products } from '../../content/collections/index.ts';
import { type Country, countries } from '../../content/countries.ts';
import type { Words } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import { beginningOf, lastDays, startOf } from './figure-days.ts';
import { moveFigures } from './move-figures.ts';
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

/** Visits by day and country. */
const visitsSince = (read: Database['read'], first: string) =>
  read.selectFrom('figure_day').select(['day', 'country', 'visits as amount']).where('day', '>=', first).execute();

/** Messages by day and country. Days begin at a full hour of UTC, so hours are what is kept. */
async function enquiriesOn(read: Database['read'], days: readonly string[]) {
  const hours = days.map((day) => beginningOf(day).slice(0, 13));
  // What comes after the last day is not shown.
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

/** The most visited products that there still are. */
const topProducts = (read: Database['read'], most: number) =>
  read
    .selectFrom('figure_product')
    .selectAll()
    // As the index says it.
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

/** Visits and messages of the last days, of which sums are kept. */
export async function readFigures(
  database: Pick<Database, 'read' | 'transaction' | 'dialect'>,
  range: FigureRange,
  now = Date.now(),
): Promise<Figures> {
  const { read } = database;
  const shown = lastDays(now, range.days);
  await moveFigures(database, startOf(now, range.days));
  const visits = await visitsSince(read, shown[0] ?? '');
  const enquiries = await enquiriesOn(read, shown);
  const top = await topProducts(read, range.products);
  const titles = await productTitles(
    { read },
    top.map(({ id }) => id),
  );

  const figureBy = (keyOf: (item: { readonly day: string; readonly country: string }) => string) => {
    const visitsOf = sumBy(visits, keyOf, ({ amount }) => amount);
    const enquiriesOf = sumBy(enquiries, keyOf, ({ amount }) => Number(amount));
    return (key: string): Figure => ({ visits: visitsOf(key), enquiries: enquiriesOf(key) });
  };
  const ofDay = figureBy(({ day }) => day);
  const ofCountry = figureBy(({ country }) => country);
  return {
    days: shown.map((day) => ({ day, ...ofDay(day) })),
    products: top.map((sums) => ({ ...sums, title: titles.get(sums.id) ?? { en: '', ar: '' } })),
    countries: [
      ...countries.map((country) => ({ country, ...ofCountry(country) })),
      { country: null, ...ofCountry('') },
    ],
  };
}
