import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type MessageTable = 'comment' | 'free_post' | 'free_comment';

/** More of a kind than a lively site sees in an hour; further ones are looked at before everyone reads them. */
export const usualInAnHour = 60;

const hour = 3_600_000;

/**
 * True where as many messages of a kind were shown within the last hour as a usual one brings, whoever wrote them: many
 * addresses could otherwise fill the page. Only messages that are shown count, so that none that is held holds others.
 */
export async function isAboveUsual(tx: Kysely<Tables>, table: MessageTable, now = Date.now()): Promise<boolean> {
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
