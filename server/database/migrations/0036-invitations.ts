import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Who was invited to become an administrator, and the letters by which links to do so go out. */
export async function invitations(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('invitation')
    .addColumn('id', 'integer', types.numbered)
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'text')
    .addColumn('accepted_as', 'text')
    .addColumn('withdrawn_at', 'text')
    .modifyEnd(types.tableEnd)
    .execute();
  await schema.createIndex('invitation_email').on('invitation').column('email').execute();
  await schema
    .alterTable('outbox')
    .addColumn('invitation_id', 'integer', (column) => column.references('invitation.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('outbox_invitation').on('outbox').column('invitation_id').execute();
}
