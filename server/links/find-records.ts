import { collections } from '../../content/collections/index.ts';
import { fold } from '../../language/fold.ts';
import { holdsWords } from '../../language/holds-words.ts';
import type { Words } from '../../language/languages.ts';
import type { EntryStore } from '../entries/entry-store.ts';
import { titleOf } from '../../content/derive/title-of.ts';

/** A record that was found by its title. */
export interface FoundRecord {
  readonly base: string;
  readonly id: number;
  readonly category_id: number | null;
  readonly title: Words;
  /** What the record is called that it belongs to; `null` for one that belongs to none. */
  readonly parent_title: Words | null;
}

const mostRecords = 30;

/** Titles that begin as asked come first, then records that others belong to, then those inside them. */
function rank(question: string): (record: FoundRecord) => number {
  const beginning = fold(question);
  return ({ title, category_id: parent }) => {
    const begins = [title.en, title.ar].some((text) => fold(text).startsWith(beginning));
    return (begins ? 0 : 2) + (parent === null ? 0 : 1);
  };
}

/** Records of every collection whose title, in either language, holds some words; none where nothing is asked. */
export async function findRecords(
  entries: Pick<EntryStore, 'list'>,
  question: string,
): Promise<readonly FoundRecord[]> {
  if (question === '') return [];
  const lists = await Promise.all(collections.map((collection) => entries.list(collection)));
  const titled = collections.flatMap((collection, index) =>
    (lists[index] ?? []).map((entry) => ({ collection, entry, title: titleOf(collection, entry) })),
  );
  const titles = new Map(titled.map(({ collection, entry, title }) => [`${collection.base}/${entry.id}`, title]));
  const isMeant = holdsWords(question);
  const rankOf = rank(question);
  return titled
    .filter(({ title }) => isMeant([title.en, title.ar]))
    .map(({ collection: { base, parent }, entry: { id, parentId }, title }): FoundRecord => {
      const above = parent === undefined || parentId === null ? undefined : titles.get(`${parent.base}/${parentId}`);
      return { base, id, category_id: parentId, title, parent_title: above ?? null };
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, mostRecords);
}
