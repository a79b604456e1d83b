import { type Kysely, sql } from 'kysely';
import type { Logger } from '../logger.ts';
import type { Forgetting } from './forgetting.ts';
import type { Tables } from './tables.ts';

/**
 * Forgetting on PostgreSQL: `vacuum` gives the room of deleted rows free at once, instead of when the server finds the
 * time. The bytes go when something else is written there; its log and copies are the operator's.
 */
export function createPostgresForgetting(write: Kysely<Tables>, log: Logger): Forgetting {
  async function empty(tables: readonly (keyof Tables)[]): Promise<void> {
    for (const table of tables) {
      try {
        await sql`vacuum ${sql.table(table)}`.execute(write);
      } catch (error) {
        log.warn({ err: error, table }, 'A table was not vacuumed; the database does so by itself later');
      }
    }
  }
  return {
    async note() {},
    async finish(tables) {
      await empty(tables);
      return 'in-time';
    },
    settle: empty,
  };
}
