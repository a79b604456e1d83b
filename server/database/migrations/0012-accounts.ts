import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Second factors, passkeys, and what was begun at a login and is not finished yet. */
export async function secondFactors(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('second_factor')
    .addColumn('account_id', 'integer', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('confirmed_at', 'text')
    .modifyEnd(types.tableEnd)
    .execute();

  await schema
    .createTable('recovery_code')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('recovery_code_account').on('recovery_code').column('account_id').execute();

  await schema
    .createTable('passkey')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('account_id', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('credential', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', types.json, (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('counter', types.real, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('passkey_account').on('passkey').column('account_id').execute();

  await schema
    .createTable('pending_step')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer', (column) => column.references('account.id').onDelete('cascade'))
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
}
