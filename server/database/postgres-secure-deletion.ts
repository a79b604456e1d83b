import { type Kysely, sql } from 'kysely';
import type { Logger } from '../logger.ts';
import type { SecureDeletion } from './secure-deletion.ts';
import type { Tables } from './tables.ts';

/**
 * Secure deletion on PostgreSQL: `vacuum` frees the space of deleted rows at once instead of at the next autovacuum.
 * The bytes are overwritten when the space is reused. The operator is responsible for the server's log and its
 * replicas.
 */
export function createPostgresSecureDeletion(write: Kysely<Tables>, log: Logger): SecureDeletion {
  async function empty(tables: readonly (keyof Tables)[]): Promise<void> {
    for (const table of tables) {
      try {
        await sql`vacuum ${sql.table(table)}`.execute(write);
      } catch (error) {
        log.warn({ err: error, table }, 'A table could not be vacuumed; autovacuum does it later');
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
