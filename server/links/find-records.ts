import type { Kysely } from 'kysely';
import type { FoundRecord } from '../../calls/overview.ts';
import { collections } from '../../content/collections/index.ts';
import type { Tables } from '../database/tables.ts';
import { findTitles } from '../records/index/find-titles.ts';
import { indexedOf } from '../records/index/indexed-of.ts';

const mostRecords = 30;

/** Records of every collection whose title, in either language, contains the words; none for an empty query. */
export async function findRecords(read: Kysely<Tables>, question: string): Promise<readonly FoundRecord[]> {
  if (question === '') return [];
  const keys = await findTitles(read, { words: question, collections, limit: mostRecords });
  const indexed = await indexedOf(read, keys);
  const found = keys.flatMap((key) => indexed(key) ?? []);
  const above = await indexedOf(
    read,
    found.flatMap(({ parent }) => parent ?? []),
  );
  return found.map(({ collection, id, parent, title }) => ({
    base: collection,
    id,
    category_id: parent?.id ?? null,
    title,
    parent_title: above(parent)?.title ?? null,
  }));
}
