import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type PostTable = 'comment' | 'free_post' | 'free_comment';

/**
 * Maximum number of visible comments of a kind in an hour; more than a lively site has. Further ones are pending
 * moderation.
 */
export const usualInAnHour = 60;

const hour = 3_600_000;

/**
 * True if the last hour already has the usual maximum of visible rows of a kind, from any author, because many
 * addresses could otherwise fill the page. Only visible rows count, so that spam that is pending moderation does not
 * block others.
 */
export async function isAboveUsual(tx: Kysely<Tables>, table: PostTable, now = Date.now()): Promise<boolean> {
  const counted = await tx
    .selectFrom(table)
    .select('created_at')
    .where('held', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(usualInAnHour - 1)
    .limit(1)
    .executeTakeFirst();
  return counted !== undefined && now - Date.parse(counted.created_at) < hour;
}
