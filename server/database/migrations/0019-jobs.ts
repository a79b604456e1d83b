import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/**
 * How the runs of what is done by the clock went. What is to be published is found by time alone, and hardly any record
 * has one, so its indexes hold no others.
 */
export async function jobs(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('job_run')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('milliseconds', 'integer')
    .addColumn('failed_at', 'text')
    .addColumn('failure', 'text')
    .addColumn('detail', 'text')
    .addColumn('lease_id', 'text')
    .addColumn('lease_until', 'text')
    .modifyEnd(types.tableEnd)
    .execute();
  for (const column of ['publish_at_en', 'publish_at_ar'] as const) {
    await schema.dropIndex(`entry_${column}`).execute();
    await schema
      .createIndex(`entry_due_${column.slice(-2)}`)
      .on('entry')
      .columns([column, 'collection', 'id'])
      .where(column, 'is not', null)
      .execute();
  }
}
