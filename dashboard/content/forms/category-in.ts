import type { Collection } from '../../../content/model/collection.ts';
import { type WireValues, wireFields } from '../../app/records/wire-record.ts';

/** The category id in a form's values; `null` if there is none. */
export function categoryIn(collection: Collection, values: WireValues): number | null {
  const named = wireFields(collection).find(([, { filter }]) => filter?.by === 'record' && filter.to === 'category');
  const id = named === undefined ? null : values[named[0]];
  return typeof id === 'number' ? id : null;
}
