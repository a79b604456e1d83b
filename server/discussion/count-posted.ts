import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { MessageTable } from './usual-hour.ts';

/** Which messages are counted. */
interface Counted {
  readonly of: MessageTable;
  /** 1 for those that await review, 0 for those that visitors see; both unless given. */
  readonly held?: 0 | 1 | undefined;
  /** Only comments on these sections or posts. */
  readonly on?: readonly number[];
}

/** The numbers that are kept, so that nobody counts rows. */
function talliesOf(connection: Kysely<Tables>, { of, held, on }: Counted) {
  let query = connection.selectFrom('tally').where('subject', '=', of);
  query = held === undefined ? query.where('state', 'in', [0, 1]) : query.where('state', '=', held);
  // Of all there are the sum is kept, too.
  return query.where('owner', 'in', on ?? [0]);
}

/** How many there are in all. */
export async function countPosted(connection: Kysely<Tables>, counted: Counted): Promise<number> {
  const query = talliesOf(connection, counted).select(({ fn }) => fn.sum<number | string | null>('count').as('count'));
  // PostgreSQL answers sums as texts, and nothing has no sum.
  return Number((await query.executeTakeFirst())?.count ?? 0);
}

/** How many there are on each section or post. */
export async function countPostedOn(
  connection: Kysely<Tables>,
  counted: Counted & { readonly on: readonly number[] },
): Promise<(owner: number) => number> {
  const rows = counted.on.length === 0 ? [] : await talliesOf(connection, counted).select(['owner', 'count']).execute();
  const byOwner = new Map<number, number>();
  for (const { owner, count } of rows) byOwner.set(owner, (byOwner.get(owner) ?? 0) + count);
  return (owner) => byOwner.get(owner) ?? 0;
}

const messageTables = ['comment', 'free_post', 'free_comment'] as const;

/** How many an administrator hid, which are few: they are held and await no review. */
export async function countHidden(connection: Kysely<Tables>, of: MessageTable, section?: number): Promise<number> {
  // Comments on a section are of one table alone.
  const all =
    section === undefined ? connection.selectFrom(of) : connection.selectFrom('comment').where('post_id', '=', section);
  const hidden = all
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    // Literals, so that SQLite takes the index of those that are hidden.
    .where((eb) => eb.and([eb('held', '=', eb.lit(1)), eb('reviewed', '=', eb.lit(1))]));
  return Number((await hidden.executeTakeFirstOrThrow()).count);
}

/** How much of what visitors wrote awaits review. */
export async function countPending(connection: Kysely<Tables>): Promise<number> {
  const counts = await Promise.all(
    messageTables.map(
      async (of) => (await countPosted(connection, { of, held: 1 })) - (await countHidden(connection, of)),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How much of what visitors wrote since a time visitors see though no administrator has reviewed it. */
export async function countRecent(connection: Kysely<Tables>, since: string): Promise<number> {
  const counts = await Promise.all(
    messageTables.map(async (of) => {
      const shown = connection
        .selectFrom(of)
        .where('held', '=', 0)
        .where('reviewed', '=', 0)
        .where('created_at', '>=', since);
      const { count } = await shown
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
