import { sql, type Transaction } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

/** The numbers of PostgreSQL's advisory locks, in one place so that no two are the same. */
const locks = { migrations: 704_231, content: 704_232, rights: 704_233, redirects: 704_234 };

/** Waits for a lock and holds it until the transaction ends. SQLite has one writer at a time and needs none. */
export async function takeLock(
  tx: Transaction<Tables>,
  { dialect }: Pick<Database, 'dialect'>,
  name: keyof typeof locks,
): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${locks[name]})`.execute(tx);
}
