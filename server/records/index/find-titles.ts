import type { Kysely } from 'kysely';
import { searchedWords, foldedTitle } from '../../../content/derive/index-record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { languages } from '../../../language/languages.ts';
import type { RecordKey } from '../changes/change.ts';
import type { Tables } from '../../database/tables.ts';
import { isShownSomewhere, behindAll } from './indexed-entries.ts';

interface TitleQuestion {
  readonly words: string;
  readonly collections: readonly Collection[];
  /** Limits the result to records that visitors see in at least one language. */
  readonly isShown?: boolean;
  readonly limit: number;
}

const slugsOf = (collections: readonly Collection[]): string[] => collections.map(({ base }) => base);

/** Records whose title begins with the query. */
async function beginning(
  read: Kysely<Tables>,
  { words, collections, isShown = false, limit }: TitleQuestion,
): Promise<RecordKey[]> {
  const begin = foldedTitle(words);
  // No title contains a NUL character, and PostgreSQL rejects texts that do.
  if (begin.includes('\0')) return [];
  const lists = await Promise.all(
    languages.map((language) =>
      read
        .selectFrom('record_index')
        .select(['collection', 'entry_id as id'])
        .where('collection', 'in', slugsOf(collections))
        .where(`folded_${language}`, '>=', begin)
        .where(`folded_${language}`, '<', behindAll(begin))
        .$if(isShown, (query) => query.where(isShownSomewhere))
        .limit(limit)
        .execute(),
    ),
  );
  return lists.flat();
}

/** Records whose title, in either language, has for each word of the query a word that begins with it. */
async function containing(
  read: Kysely<Tables>,
  { words, collections, isShown = false, limit }: TitleQuestion,
): Promise<RecordKey[]> {
  // The longest word is usually the rarest, so it drives the query.
  const [rarest, ...others] = searchedWords(words).toSorted((one, other) => other.length - one.length);
  if (rarest === undefined) return [];
  let query = read
    .selectFrom('record_word as held')
    .select(['collection', 'entry_id as id'])
    .distinct()
    .where('collection', 'in', slugsOf(collections))
    .where('word', '>=', rarest)
    .where('word', '<', behindAll(rarest));
  for (const word of others) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('record_word as beside')
          .select('beside.word')
          .whereRef('beside.collection', '=', 'held.collection')
          .whereRef('beside.entry_id', '=', 'held.entry_id')
          .where('beside.word', '>=', word)
          .where('beside.word', '<', behindAll(word)),
      ),
    );
  }
  if (isShown) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('record_index')
          .select('record_index.entry_id')
          .whereRef('record_index.collection', '=', 'held.collection')
          .whereRef('record_index.entry_id', '=', 'held.entry_id')
          .where(isShownSomewhere),
      ),
    );
  }
  return query.limit(limit).execute();
}

/**
 * Finds records by title, at most `limit`: first those whose title begins with the query, then those that contain its
 * words. Within each group, records without a parent come first, in the order of `collections`. The cost depends on
 * `limit`.
 */
export async function findTitles(read: Kysely<Tables>, question: TitleQuestion): Promise<readonly RecordKey[]> {
  const { limit, collections } = question;
  const whole = collections.filter(({ parent }) => parent === undefined);
  const inside = collections.filter(({ parent }) => parent !== undefined);
  const places = new Map(collections.map(({ base }, place) => [base, place]));
  const placeOf = ({ collection }: RecordKey): number => places.get(collection) ?? 0;
  const found = new Map<string, RecordKey>();
  for (const find of [beginning, containing]) {
    for (const some of [whole, inside]) {
      if (some.length === 0 || found.size >= limit) continue;
      const keys = await find(read, { ...question, collections: some, limit });
      const ordered = keys.toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
      for (const key of ordered) found.set(`${key.collection}/${key.id}`, key);
    }
  }
  return [...found.values()].slice(0, limit);
}

/** The first records that visitors see in at least one language, collection by collection. */
export async function firstShown(
  read: Kysely<Tables>,
  { collections, limit }: Pick<TitleQuestion, 'collections' | 'limit'>,
): Promise<readonly RecordKey[]> {
  const found: RecordKey[] = [];
  for (const { base } of collections) {
    if (found.length >= limit) break;
    const rows = await read
      .selectFrom('record_index')
      .select(['collection', 'entry_id as id'])
      .where('collection', '=', base)
      .where(isShownSomewhere)
      .orderBy('entry_id')
      .limit(limit - found.length)
      .execute();
    found.push(...rows);
  }
  return found;
}
