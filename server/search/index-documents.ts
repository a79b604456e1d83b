import { childrenOf, findCollection } from '../../content/collections/index.ts';
import { findableOf } from '../../content/findable.ts';
import { type Change, touchList, type RecordKey, recordTag } from '../records/changes/change.ts';
import { findPlaces, findRow } from '../records/changes/entry-rows.ts';
import { knownCollection } from '../records/changes/read-values.ts';
import { writeDocument } from './write-document.ts';

/** Touched when the search index changes. */
export const searchTag = 'search';

/** The records whose search text or visibility a change may affect, from its touched tags. */
async function subjectsOf({ tx, touched }: Change): Promise<RecordKey[]> {
  const subjects = new Map<string, RecordKey>();
  const add = (collection: string, id: number): void => {
    if (findableOf(collection) !== undefined) subjects.set(recordTag(collection, id), { collection, id });
  };
  for (const { collection: slug, id } of touched.records.values()) {
    const collection = knownCollection(slug);
    if (collection === undefined) continue;
    add(slug, id);
    for (const below of childrenOf(collection)) {
      if (findableOf(below.base) === undefined) continue;
      for (const row of await findPlaces(tx, below.base, id)) add(below.base, row.id);
    }
  }
  for (const { collection: slug, parentId } of touched.lists.values()) {
    const parent = knownCollection(slug)?.parent;
    if (parentId !== null && parent !== undefined) add(parent.base, parentId);
  }
  return [...subjects.values()];
}

/**
 * Updates the search documents within the transaction of a change. The foreign key deletes the documents of deleted
 * records.
 */
export async function indexDocuments(change: Change): Promise<void> {
  for (const { collection: slug, id } of await subjectsOf(change)) {
    const collection = findCollection(slug);
    const row = await findRow(change.tx, slug, id);
    if (collection === undefined || row === undefined) touchList(change, searchTag);
    else if (await writeDocument(change.tx, collection, row)) touchList(change, searchTag);
  }
}
