import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The records of a collection beside their rows of the index. */
export const indexedEntries = (read: Kysely<Tables>, collection: string) =>
  read
    .selectFrom('entry')
    .innerJoin('record_index', (join) =>
      join.onRef('record_index.collection', '=', 'entry.collection').onRef('record_index.entry_id', '=', 'entry.id'),
    )
    .where('entry.collection', '=', collection);

/** That visitors of some language see a record. */
export const isShownSomewhere = (eb: ExpressionBuilder<Tables, 'record_index'>) =>
  eb.or([eb('record_index.shown_en', '=', 1), eb('record_index.shown_ar', '=', 1)]);

/** The upper bound of all texts with a prefix: no folded word or title contains a later character. */
export const behindAll = (beginning: string): string => `${beginning}\u{10FFFF}`;
