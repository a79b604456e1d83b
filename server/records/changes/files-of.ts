import type { Collection } from '../../../content/model/collection.ts';
import type { FieldValues, StoredEntry } from './stored-entry.ts';

/** Of values that are kept and read again and again; those are frozen (see `entries/parse-rows.ts`). */
const known = new WeakMap<FieldValues, readonly number[]>();

/** The ids of the files that the values of a record name, each once. */
export function filesOf(collection: Collection, { fields: values }: Pick<StoredEntry, 'fields'>): readonly number[] {
  const before = known.get(values);
  if (before !== undefined) return before;
  const ids = Object.entries(collection.fields).flatMap(([name, field]) =>
    field.files(values[name] ?? field.empty).map(({ mediaId }) => mediaId),
  );
  const once = [...new Set(ids)];
  // To note what is soon let go of makes letting go dear.
  if (Object.isFrozen(values)) known.set(values, once);
  return once;
}
