import { type RawBuilder, sql, type Transaction } from 'kysely';
import { visionId } from '../../content/collections/products.ts';
import { visionCall, visionQuote } from '../../content/enquiries/index.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

/** Since when products are counted: a day in the company's own country, and the moment at which it begins. */
export interface FigureStart {
  readonly first_day: string;
  readonly begins_at: string;
}

/**
 * Visits and messages of each product between two days, by the rules of the triggers that count them as they come. The
 * Vision has a page and forms of its own, which do not name it. What is held, deleted, spam or a test does not count.
 */
const sumsBetween = (from: FigureStart, to: FigureStart): RawBuilder<unknown> => sql`
  select id, sum(visits) as visits, sum(enquiries) as enquiries from (
    select case when page = 'the-vision' then ${sql.lit(visionId)} else record_id end as id, visits, 0 as enquiries
    from visit where day >= ${from.first_day} and day < ${to.first_day} and page in ('product', 'the-vision')
    union all
    select coalesce(product_id, case when kind in (${sql.join([visionQuote.kind, visionCall.kind])}) then ${sql.lit(visionId)} end), 0, 1
    from enquiry where created_at >= ${from.begins_at} and created_at < ${to.begins_at}
      and held = 0 and status <> 'spam' and removed_at is null and is_test = 0
  ) as counted
  where id is not null group by id order by id`;

/** What is between the old beginning and the new one goes, or comes back. */
async function move(tx: Transaction<Tables>, dialect: Database['dialect'], start: FigureStart): Promise<void> {
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

/** Has the sums of products begin on another day, which once a day costs a look at what that day saw. */
export async function moveFigures(
  { read, transaction, dialect }: Pick<Database, 'read' | 'transaction' | 'dialect'>,
  start: FigureStart,
): Promise<void> {
  const known = await read.selectFrom('figure_window').select('first_day').executeTakeFirstOrThrow();
  if (known.first_day !== start.first_day) await transaction((tx) => move(tx, dialect, start));
}
