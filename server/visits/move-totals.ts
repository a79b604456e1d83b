import { type RawBuilder, sql, type Transaction } from 'kysely';
import { visionId } from '../../content/collections/products.ts';
import { visionCall, visionQuote } from '../../content/enquiries/index.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

/** The start of the totals of products: a date in the company's own country, and the timestamp at which it begins. */
export interface TotalsStart {
  readonly first_day: string;
  readonly begins_at: string;
}

/**
 * Visits and enquiries of each product between two dates, by the same rules as the triggers that count them. The Vision
 * has its own page and forms, which do not name the product. Enquiries that are pending moderation, deleted, spam or
 * tests do not count.
 */
const sumsBetween = (from: TotalsStart, to: TotalsStart): RawBuilder<unknown> => sql`
  select id, sum(visits) as visits, sum(enquiries) as enquiries from (
    select case when page = 'the-vision' then ${sql.lit(visionId)} else record_id end as id, visits, 0 as enquiries
    from visit where day >= ${from.first_day} and day < ${to.first_day} and page in ('product', 'the-vision')
    union all
    select coalesce(product_id, case when kind in (${sql.join([visionQuote.kind, visionCall.kind])}) then ${sql.lit(visionId)} end), 0, 1
    from enquiry where created_at >= ${from.begins_at} and created_at < ${to.begins_at}
      and held = 0 and status <> 'spam' and removed_at is null and is_test = 0
  ) as counted
  where id is not null group by id order by id`;

/** Subtracts or adds the totals between the old start and the new one. */
async function move(tx: Transaction<Tables>, dialect: Database['dialect'], start: TotalsStart): Promise<void> {
  const query = tx.selectFrom('figure_window').selectAll();
  const old = await (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
  if (old.first_day === start.first_day) return;
  const [sign, sums] = old.first_day < start.first_day ? [-1, sumsBetween(old, start)] : [1, sumsBetween(start, old)];
  const times = sql.lit(sign);
  await sql`insert into figure_product (id, visits, enquiries)
    select id, ${times} * visits, ${times} * enquiries from (${sums}) as moved where true
    on conflict (id) do update set visits = figure_product.visits + excluded.visits,
      enquiries = figure_product.enquiries + excluded.enquiries`.execute(tx);
  await tx.updateTable('figure_window').set(start).execute();
}

/** Moves the start of the totals of products. Once a day this reads the data of one day. */
export async function moveTotals(
  { read, transaction, dialect }: Pick<Database, 'read' | 'transaction' | 'dialect'>,
  start: TotalsStart,
): Promise<void> {
  const known = await read.selectFrom('figure_window').select('first_day').executeTakeFirstOrThrow();
  if (known.first_day !== start.first_day) await transaction((tx) => move(tx, dialect, start));
}
