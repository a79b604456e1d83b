import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Stored links stand in the order of their signs, as in SQLite, so that those to one page stand together in the index. */
export async function linkOrder(types: ColumnTypes, run: (statement: RawBuilder<unknown>) => Promise<unknown>) {
  if (types.dialect === 'postgres') await run(sql`alter table usage alter column path type text collate "C"`);
}
