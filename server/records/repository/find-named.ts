import { type Kysely, sql } from 'kysely';
import { isSameSlug, toSlug } from '../../../content/hyphenate.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { languages } from '../../../language/languages.ts';
import type { RecordIndexRow, Tables } from '../../database/tables.ts';
import type { FoundByName } from './entry-reads.ts';
import { selectNames } from './list-names.ts';

/** Maximum length of a name in UTF-16 units. */
const longestName = 300;

/** Maximum number of records that are found by a former name. */
const mostFormer = 10;

const escaped = (text: string): string => text.replace(/[!%_]/g, '!$&');

/** Characters whose case SQLite, and PostgreSQL with the locale C, do not fold. */
const otherLetters = /[^\u0000-\u007f]/gu;

/**
 * LIKE patterns for the lowercase names that a slug may stand for. A hyphen matches any character; it matches several
 * characters only in names with consecutive spaces.
 */
function patternsOf(address: string) {
  const words = escaped(toSlug(address).toLowerCase())
    .replace(otherLetters, (letter) => (letter === letter.toUpperCase() ? letter : '_'))
    .split('-');
  return { strict: words.join('_'), loose: words.join('_%') };
}

type NamedRow = Pick<RecordIndexRow, 'name_en' | 'name_ar' | 'shown_en' | 'shown_ar'> & { readonly id: number };

const toFound = (row: NamedRow): FoundByName => ({
  id: row.id,
  name: { en: row.name_en, ar: row.name_ar },
  shownIn: languages.filter((language) => row[`shown_${language}`] === 1),
});

/** See `EntryStore.named`. */
export async function findNamed(
  read: Kysely<Tables>,
  collection: Collection,
  { address, parentId }: { readonly address: string; readonly parentId?: number | undefined },
): Promise<FoundByName[]> {
  // The database stores no text with a NUL character.
  if (address.length > longestName || address.includes('\0')) return [];
  const { strict, loose } = patternsOf(address);
  const isLike = (column: 'name_en' | 'name_ar') =>
    sql<boolean>`(lower(${sql.ref(column)}) like ${strict} escape '!' or (${sql.ref(column)} like '%  %' and lower(${sql.ref(column)}) like ${loose} escape '!'))`;
  let query = selectNames(read, collection).where((eb) => eb.or([isLike('name_en'), isLike('name_ar')]));
  if (parentId !== undefined) query = query.where('entry.parent_id', '=', parentId);
  const slug = toSlug(address);
  const rows = await query.execute();
  const isCalled = ({ name }: FoundByName, isSame: (one: string, other: string) => boolean) =>
    languages.some((language) => isSame(toSlug(name[language]), slug));
  const isExact = (found: FoundByName) => Number(isCalled(found, Object.is));
  const found = rows.map(toFound).filter((each) => isCalled(each, isSameSlug));
  return found.toSorted((one, other) => isExact(other) - isExact(one));
}

/** See `EntryStore.formerlyNamed`. */
export async function findFormerlyNamed(
  read: Kysely<Tables>,
  collection: Collection,
  { address, parentId }: { readonly address: string; readonly parentId?: number | undefined },
): Promise<FoundByName[]> {
  if (address.length > longestName || address.includes('\0')) return [];
  let query = selectNames(read, collection)
    .clearOrderBy()
    .innerJoin('former_name', (join) =>
      join
        .onRef('former_name.collection', '=', 'entry.collection')
        .onRef('former_name.entry_id', '=', 'entry.id')
        .on(sql`lower(former_name.slug)`, '=', sql`lower(${toSlug(address)})`),
    )
    .orderBy('former_name.left_at', 'desc')
    .orderBy('entry.id')
    .limit(mostFormer);
  if (parentId !== undefined) query = query.where('entry.parent_id', '=', parentId);
  return (await query.execute()).map(toFound);
}
