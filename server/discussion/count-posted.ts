import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PostTable } from './usual-hour.ts';

/** Selects what is counted. */
interface Counted {
  readonly of: PostTable;
  /** 1: pending moderation or hidden; 0: visible to visitors. Default: both. */
  readonly held?: 0 | 1 | undefined;
  /** Only comments on these sections or posts. */
  readonly on?: readonly number[];
}

/** The stored counters, which make counting rows unnecessary. */
function talliesOf(connection: Kysely<Tables>, { of, held, on }: Counted) {
  let query = connection.selectFrom('tally').where('subject', '=', of);
  query = held === undefined ? query.where('state', 'in', [0, 1]) : query.where('state', '=', held);
  // Owner 0 has the sum over all owners.
  return query.where('owner', 'in', on ?? [0]);
}

/** The number in all. */
export async function countPosted(connection: Kysely<Tables>, counted: Counted): Promise<number> {
  const query = talliesOf(connection, counted).select(({ fn }) => fn.sum<number | string | null>('count').as('count'));
  // PostgreSQL returns sums as texts, and the sum of no rows is null.
  return Number((await query.executeTakeFirst())?.count ?? 0);
}

/** The number on each section or post. */
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

/** The number that an administrator hid. There are few of them, so they are counted. */
export async function countHidden(connection: Kysely<Tables>, of: PostTable, section?: number): Promise<number> {
  // Comments on a section are in one table only.
  const all =
    section === undefined ? connection.selectFrom(of) : connection.selectFrom('comment').where('post_id', '=', section);
  const hidden = all
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    // Literals, because SQLite uses the partial index of hidden rows only with them.
    .where((eb) => eb.and([eb('held', '=', eb.lit(1)), eb('reviewed', '=', eb.lit(1))]));
  return Number((await hidden.executeTakeFirstOrThrow()).count);
}

/** The number of comments and posts that are pending moderation. */
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
