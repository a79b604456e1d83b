import type { Kysely } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import { isId } from '../changes/entry-rows.ts';
import type { Tables } from '../../database/tables.ts';

/** See `EntryStore.wasDeleted`. False for a language in which the record was never published. */
export async function wasSeenAndDeleted(
  read: Kysely<Tables>,
  { base }: Collection,
  id: number,
  language: Language,
): Promise<boolean> {
  if (!isId(id)) return false;
  const last = await lastDeletion(read, base, id).executeTakeFirst();
  return (language === 'ar' ? last?.seen_ar : last?.seen_en) === 1;
}

/** The last deletion of a record that does not exist now. Reads one index entry of each table. */
export const lastDeletion = (read: Kysely<Tables>, slug: string, id: number) =>
  read
    .selectFrom('deletion')
    .select(['revision_id', 'seen_en', 'seen_ar'])
    .where('collection', '=', slug)
    .where('entry_id', '=', id)
    .where((eb) => {
      const there = eb.selectFrom('entry').select('entry.id').where('entry.collection', '=', slug);
      return eb.not(eb.exists(there.where('entry.id', '=', id)));
    })
    .orderBy('revision_id', 'desc')
    .limit(1);
