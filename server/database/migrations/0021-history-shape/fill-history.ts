import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { ColumnTypes } from '../../column-types.ts';
import { shapeOf } from './shape-of.ts';

const rowsAtOnce = 200;

const Answer = z.object({
  rows: z.array(
    z.object({
      id: z.number(),
      action: z.string(),
      collection: z.string(),
      entry_id: z.number().nullable(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

/** Brings the rows that are there into the new shape, some at a time. */
export async function fillHistory(
  { json }: ColumnTypes,
  run: (statement: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  const asJson = (value: unknown) => (value === null ? sql`null` : sql`cast(${JSON.stringify(value)} as ${json})`);
  for (let last = 0; ;) {
    const { rows } = Answer.parse(
      await run(sql`
        select id, action, collection, entry_id, before, after from revision
        where id > ${last} order by id limit ${rowsAtOnce}`),
    );
    for (const row of rows) {
      const { title, publishing, languages, changed, former, deleted } = shapeOf(row);
      await run(sql`
        update revision set title = ${asJson(title)}, publishing = ${publishing}, languages = ${languages},
          changed = ${asJson(changed)}, former = ${asJson(former)}
        where id = ${row.id}`);
      for (const { collection, id, seenEn, seenAr } of deleted)
        await run(sql`
          insert into deletion (revision_id, collection, entry_id, seen_en, seen_ar)
          values (${row.id}, ${collection}, ${id}, ${seenEn}, ${seenAr})`);
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < rowsAtOnce) return;
  }
}
