import { type Kysely, sql } from 'kysely';
import { hyphenate } from '../../content/hyphenate.ts';
import type { Collection } from '../../content/model/collection.ts';
import { languages } from '../../language/languages.ts';
import type { Tables } from '../database/tables.ts';
import type { FoundByName } from './entry-store.ts';
import { selectNames } from './list-names.ts';

/** No name is longer, in UTF-16 units. */
const longestName = 300;

const escaped = (text: string): string => text.replace(/[!%_]/g, '!$&');

/**
 * What names are like that an address may come from: any sign stands where it has a hyphen, and more than one only in
 * names that hold white space beside white space.
 */
function patternsOf(address: string) {
  const words = address.trim().replace(/\s+/g, '-').split('-').map(escaped);
  return { strict: words.join('_'), loose: words.join('_%') };
}

/** See `EntryStore.named`. */
export async function findNamed(
  read: Kysely<Tables>,
  collection: Collection,
  { address, parentId }: { readonly address: string; readonly parentId?: number | undefined },
): Promise<FoundByName[]> {
  // No text of a database holds the sign NUL.
  if (address.length > longestName || address.includes('\0')) return [];
  const { strict, loose } = patternsOf(address);
  const isLike = (column: 'name_en' | 'name_ar') =>
    sql<boolean>`(${sql.ref(column)} like ${strict} escape '!' or (${sql.ref(column)} like '%  %' and ${sql.ref(column)} like ${loose} escape '!'))`;
  let query = selectNames(read, collection).where((eb) => eb.or([isLike('name_en'), isLike('name_ar')]));
  if (parentId !== undefined) query = query.where('entry.parent_id', '=', parentId);
  const slug = hyphenate(address);
  const rows = await query.execute();
  return rows
    .map((row) => ({
      id: row.id,
      name: { en: row.name_en, ar: row.name_ar },
      shownIn: languages.filter((language) => row[`shown_${language}`] === 1),
    }))
    .filter(({ name }) => languages.some((language) => hyphenate(name[language]) === slug));
}
