import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The records of a collection joined with their index rows. */
export const indexedEntries = (read: Kysely<Tables>, collection: string) =>
  read
    .selectFrom('entry')
    .innerJoin('record_index', (join) =>
      join.onRef('record_index.collection', '=', 'entry.collection').onRef('record_index.entry_id', '=', 'entry.id'),
    )
    .where('entry.collection', '=', collection);

/** True for a record that visitors see in at least one language. */
export const isShownSomewhere = (eb: ExpressionBuilder<Tables, 'record_index'>) =>
  eb.or([eb('record_index.shown_en', '=', 1), eb('record_index.shown_ar', '=', 1)]);

/** The upper bound of all texts with this prefix: no folded word or title contains a later character. */
export const behindAll = (beginning: string): string => `${beginning}\u{10FFFF}`;
