import type { Kysely } from 'kysely';
import { askedWords, foldedTitle } from '../../../content/derive/index-record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { languages } from '../../../language/languages.ts';
import type { RecordKey } from '../changes/change.ts';
import type { Tables } from '../../database/tables.ts';
import { isShownSomewhere, behindAll } from './indexed-entries.ts';

interface TitleQuestion {
  readonly words: string;
  readonly collections: readonly Collection[];
  /** Only records that visitors see in some language. */
  readonly isShown?: boolean;
  readonly limit: number;
}

const basesOf = (collections: readonly Collection[]): string[] => collections.map(({ base }) => base);

/** Records whose title begins with what was asked. */
async function beginning(
  read: Kysely<Tables>,
  { words, collections, isShown = false, limit }: TitleQuestion,
): Promise<RecordKey[]> {
  const begin = foldedTitle(words);
  // No title holds it, and PostgreSQL takes no text that does.
  if (begin.includes('\0')) return [];
  const lists = await Promise.all(
    languages.map((language) =>
      read
        .selectFrom('record_index')
        .select(['collection', 'entry_id as id'])
        .where('collection', 'in', basesOf(collections))
        .where(`folded_${language}`, '>=', begin)
        .where(`folded_${language}`, '<', behindAll(begin))
        .$if(isShown, (query) => query.where(isShownSomewhere))
        .limit(limit)
        .execute(),
    ),
  );
  return lists.flat();
}

/** Records whose title, in either language, has a word beginning with each of those that were asked for. */
async function holding(
  read: Kysely<Tables>,
  { words, collections, isShown = false, limit }: TitleQuestion,
): Promise<RecordKey[]> {
  // The longest is the rarest as a rule; the others are looked for beside it.
  const [rarest, ...others] = askedWords(words).toSorted((one, other) => other.length - one.length);
  if (rarest === undefined) return [];
  let query = read
    .selectFrom('record_word as held')
    .select(['collection', 'entry_id as id'])
    .distinct()
    .where('collection', 'in', basesOf(collections))
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
 * Records by their titles, at most `limit`: first those that begin as asked, then those that hold the words; among
 * each those that belong to no other record first, in the order of the collections. What it costs depends on how many are asked for.
 */
export async function findTitles(read: Kysely<Tables>, question: TitleQuestion): Promise<readonly RecordKey[]> {
  const { limit, collections } = question;
  const whole = collections.filter(({ parent }) => parent === undefined);
  const inside = collections.filter(({ parent }) => parent !== undefined);
  const places = new Map(collections.map(({ base }, place) => [base, place]));
  const placeOf = ({ collection }: RecordKey): number => places.get(collection) ?? 0;
  const found = new Map<string, RecordKey>();
  for (const find of [beginning, holding]) {
    for (const some of [whole, inside]) {
      if (some.length === 0 || found.size >= limit) continue;
      const keys = await find(read, { ...question, collections: some, limit });
      const ordered = keys.toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
      for (const key of ordered) found.set(`${key.collection}/${key.id}`, key);
    }
  }
  return [...found.values()].slice(0, limit);
}

/** The first records that visitors see in some language, collection by collection. */
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
