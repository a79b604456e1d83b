import { type RawBuilder, type SchemaModule, sql } from 'kysely';

/**
 * When records are taken back from visitors by themselves: found by time alone, as what is to be published is. And what
 * was published or taken back is found by its day, for the calendar.
 */
export async function takingBack(
  schema: SchemaModule,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  for (const language of ['en', 'ar'] as const) {
    const column = `take_back_at_${language}` as const;
    await schema.alterTable('entry').addColumn(column, 'text').execute();
    await schema
      .createIndex(`entry_ending_${language}`)
      .on('entry')
      .columns([column, 'collection', 'id'])
      .where(column, 'is not', null)
      .execute();
  }
  await run(
    sql`create index revision_published on revision (at, id)
      where publishing in ('publish', 'unpublish') or (publishing is null and action = 'create')`,
  );
}
