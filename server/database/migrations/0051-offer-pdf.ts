import type { SchemaModule } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** The PDFs of quotations, each as it was rendered first. */
export async function offerPdf(schema: SchemaModule, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('offer_pdf')
    .addColumn('offer_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('offer_pdf_key', ['offer_id', 'version'])
    .addForeignKeyConstraint(
      'offer_pdf_version',
      ['offer_id', 'version'],
      'offer_version',
      ['offer_id', 'version'],
      (key) => key.onDelete('cascade'),
    )
    .modifyEnd(types.tableEnd)
    .execute();
}
