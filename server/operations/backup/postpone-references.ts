import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';

interface Reference {
  readonly table: string;
  readonly name: string;
}

const findReferences = sql<Reference>`
  select conrelid::regclass::text as table, conname as name
  from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
  where contype = 'f' and not condeferrable and nspname = current_schema()`;

/**
 * Runs `work` with deferred foreign keys, so that rows can refer to rows inserted later, and checks all of them at the
 * end. On PostgreSQL, where the foreign keys are not deferrable, they are made deferrable for the transaction.
 */
export async function postponeReferences(
  tx: Transaction<Tables>,
  dialect: Database['dialect'],
  work: () => Promise<void>,
): Promise<void> {
  if (dialect === 'sqlite') {
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    return work();
  }
  const { rows } = await findReferences.execute(tx);
  const alter = async (deferrable: 'deferrable initially immediate' | 'not deferrable') => {
    for (const { table, name } of rows) {
      await sql`alter table ${sql.table(table)} alter constraint ${sql.id(name)} ${sql.raw(deferrable)}`.execute(tx);
    }
  };
  await alter('deferrable initially immediate');
  await sql`set constraints all deferred`.execute(tx);
  await work();
  await sql`set constraints all immediate`.execute(tx);
  await alter('not deferrable');
}
