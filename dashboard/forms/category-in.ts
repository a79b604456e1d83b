import type { Collection } from '../../content/model/collection.ts';
import { targetOf } from '../../fields/reference/cell.tsx';
import { type WireValues, wireFields } from '../records/wire-record.ts';

/** The category that a form's values name; `null` where they name none. */
export function categoryIn(collection: Collection, values: WireValues): number | null {
  const named = wireFields(collection).find(([, field]) => targetOf(field) === 'category');
  const id = named === undefined ? null : values[named[0]];
  return typeof id === 'number' ? id : null;
}
