import { type Issue, apiNameOf } from '../../../fields/field.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { EntryRow, NewUsage } from '../../database/tables.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import type { Change } from './change.ts';
import { knownCollection, readableValues } from './read-values.ts';
import type { FieldValues, StoredEntry } from './stored-entry.ts';

/** The ids of the files that the values of a record use. */
export function mediaIdsOf(slug: string, values: FieldValues): number[] {
  const fields = Object.entries(knownCollection(slug)?.fields ?? {});
  return fields.flatMap(([name, field]) => field.files(values[name] ?? field.empty).map(({ mediaId }) => mediaId));
}

/** The files and addresses in the published values and the draft of a record, by field. */
export function usesOf(row: EntryRow): NewUsage[] {
  const declared = Object.entries(knownCollection(row.collection)?.fields ?? {});
  const record = { collection: row.collection, entry_id: row.id };
  // Files of a draft must not be deleted while the draft exists.
  const documents = [
    { json: row.fields, is_live: 1 },
    { json: row.draft, is_live: 0 },
  ] as const;
  return documents.flatMap(({ json, is_live }) => {
    if (json === null) return [];
    const values = readableValues(row.collection, json);
    return declared.flatMap(([name, field]) => {
      const stored = values[name] ?? field.empty;
      const files = field.files(stored).map(({ mediaId, language }) => ({ media_id: mediaId, path: null, language }));
      const links = field.links(stored).map((path) => ({ media_id: null, path, language: null }));
      return [...files, ...links].map((use) => ({ ...record, field: name, is_live, ...use }));
    });
  });
}

/** Refuses the change if a file was deleted since the client named it. */
async function assertFilesExist(change: Change, uses: readonly NewUsage[]): Promise<void> {
  const wanted = new Set(
    uses.flatMap(({ media_id }) => (media_id === null || media_id === undefined ? [] : [media_id])),
  );
  if (wanted.size === 0) return;
  const query = change.tx
    .selectFrom('media')
    .select('id')
    .where('id', 'in', [...wanted]);
  const rows = await (change.dialect === 'postgres' ? query.forKeyShare() : query).execute();
  const found = new Set(rows.map(({ id }) => id));
  const issues = uses.flatMap(({ collection, field, media_id }): Issue[] => {
    if (media_id === null || media_id === undefined || found.has(media_id)) return [];
    const declared = knownCollection(collection)?.fields[field];
    return [{ path: declared === undefined ? field : apiNameOf(field, declared), code: 'unknownFile' }];
  });
  if (issues.length > 0) throw new InvalidError(issues, 'fileUnknown');
}

/** Updates the table `usage` to match the values of the record. */
export async function writeUsage(change: Change, row: EntryRow): Promise<void> {
  const uses = usesOf(row);
  await assertFilesExist(change, uses);
  await change.tx.deleteFrom('usage').where('collection', '=', row.collection).where('entry_id', '=', row.id).execute();
  if (uses.length > 0) await change.tx.insertInto('usage').values(uses).execute();
}

/** Cached per frozen values (see `repository/parse-rows.ts`). */
const known = new WeakMap<FieldValues, readonly number[]>();

/** The distinct ids of the files that the values of a record use. */
export function filesOf(collection: Collection, { fields: values }: Pick<StoredEntry, 'fields'>): readonly number[] {
  const before = known.get(values);
  if (before !== undefined) return before;
  const ids = Object.entries(collection.fields).flatMap(([name, field]) =>
    field.files(values[name] ?? field.empty).map(({ mediaId }) => mediaId),
  );
  const once = [...new Set(ids)];
  // Caching short-lived values would cost more than it saves.
  if (Object.isFrozen(values)) known.set(values, once);
  return once;
}
