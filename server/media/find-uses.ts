import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Language } from '../../language/languages.ts';

/** A place in a live record that holds a file. */
export interface MediaUse {
  /** The base of the record's collection. */
  readonly collection: string;
  readonly entryId: number;
  /** The field's name in the code. */
  readonly field: string;
  /** `null`: both languages share it. */
  readonly language: Language | null;
}

/** Where live records hold some files, by the file's id; a list that holds a file twice is one place. */
export async function findUses(
  connection: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly MediaUse[]>> {
  if (ids.length === 0) return new Map();
  const rows = await connection
    .selectFrom('usage')
    .select(['media_id', 'collection', 'entry_id', 'field', 'language'])
    .distinct()
    .where('media_id', 'in', ids)
    .orderBy('collection')
    .orderBy('entry_id')
    .orderBy('field')
    .orderBy('language')
    .execute();
  const byFile = Map.groupBy(rows, ({ media_id: id }) => id ?? 0);
  return new Map(
    [...byFile].map(([id, uses]) => [
      id,
      uses.map(({ collection, entry_id: entryId, field, language }) => ({ collection, entryId, field, language })),
    ]),
  );
}
