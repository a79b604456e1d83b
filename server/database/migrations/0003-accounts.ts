import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** The administrator, signed-in devices, limits against guessing, and generated secrets. */
export async function accounts(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('account')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();

  await schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('device_label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('session_account').on('session').column('account_id').execute();

  await schema
    .createTable('known_device')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('known_device_account').on('known_device').column('account_id').execute();

  await schema
    .createTable('rate_limit')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_start', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('blocked_until', 'text')
    .modifyEnd(types.tableEnd)
    .execute();

  await schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .modifyEnd(types.tableEnd)
    .execute();
}
