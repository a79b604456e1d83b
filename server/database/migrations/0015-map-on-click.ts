import { type RawBuilder, type SchemaModule, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/**
 * Maps wait for a click unless somebody chose otherwise. Until now records were made with the map loaded at once, which
 * is nobody's choice; whoever changed it from one to the other made one.
 */
export async function mapOnClick(
  _schema: SchemaModule,
  { json }: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  // PostgreSQL writes a space behind the colon.
  const holds = (column: string, value: 0 | 1) =>
    sql`replace(cast(${sql.ref(column)} as text), '": ', '":') like ${`%"mapOnClick":${value}%`}`;
  await run(sql`
    update entry
    set fields = cast(
      replace(replace(cast(fields as text), '"mapOnClick": 0', '"mapOnClick":1'), '"mapOnClick":0', '"mapOnClick":1')
      as ${json}
    )
    where collection in ('settings/country-sa', 'settings/country-ae')
      and not exists (
        select 1 from revision
        where revision.collection = entry.collection and revision.entry_id = entry.id
          and ${holds('revision.before', 1)} and ${holds('revision.after', 0)}
      )`);
}
