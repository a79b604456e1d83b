import type { Kysely } from 'kysely';
import type { Collection } from '../../content/model/collection.ts';
import type { Language } from '../../language/languages.ts';
import { findRow, isId } from '../changes/entry-rows.ts';
import { parseSnapshot, parseSubtree } from '../changes/snapshot.ts';
import type { Tables } from '../database/tables.ts';

/** See `EntryStore.wasDeleted`: what was never published in a language was never there for its visitors. */
export async function wasSeenAndDeleted(
  read: Kysely<Tables>,
  { base }: Collection,
  id: number,
  language: Language,
): Promise<boolean> {
  if (!isId(id) || (await findRow(read, base, id)) !== undefined) return false;
  const last = await read
    .selectFrom('revision')
    .select(['action', 'before', 'after'])
    .where('collection', '=', base)
    .where('entry_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return false;
  const record = last.action === 'delete' ? parseSubtree(last.before).records[0] : parseSnapshot(last.after);
  return (language === 'ar' ? record?.status_ar : record?.status_en) === 'published';
}
