import type { Collection } from '../../../content/model/collection.ts';
import type { Change } from '../changes/change.ts';
import { knownCollection } from '../changes/read-values.ts';
import type { FieldValues } from '../changes/stored-entry.ts';
import { saveInto, updateEntry } from './write-entry.ts';

const withFile = (collection: Collection, values: FieldValues, from: number, to: number): FieldValues =>
  Object.fromEntries(
    Object.entries(collection.fields).map(([name, field]) => [
      name,
      field.replaceFile(values[name] ?? field.empty, from, to),
    ]),
  );

/** Replaces a file by another in every existing record. Returns the ids of the revisions, one per record. */
export async function replaceFile(change: Change, from: number, to: number): Promise<readonly number[]> {
  const records = await change.tx
    .selectFrom('usage')
    .select(['collection', 'entry_id'])
    .distinct()
    .where('media_id', '=', from)
    .orderBy('collection')
    .orderBy('entry_id')
    .execute();
  const revisionIds: number[] = [];
  for (const { collection: slug, entry_id: id } of records) {
    const collection = knownCollection(slug);
    if (collection === undefined) continue;
    const write = (previous: FieldValues) => withFile(collection, previous, from, to);
    const { revisionId } = await updateEntry(change, collection, id, { edit: saveInto(collection, { write }) });
    if (revisionId !== null) revisionIds.push(revisionId);
  }
  return revisionIds;
}
