import { type Kysely, sql } from 'kysely';
import type { Logger } from '../logger.ts';
import type { SecureDeletion } from './secure-deletion.ts';
import type { Tables } from './tables.ts';

/**
 * Secure deletion on PostgreSQL: `vacuum` frees the space of deleted rows at once, instead of when the server finds the
 * time. The bytes go when something else is written there; its log and copies are the operator's.
 */
export function createPostgresSecureDeletion(write: Kysely<Tables>, log: Logger): SecureDeletion {
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
