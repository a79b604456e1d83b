import type { Collection } from '../../../content/model/collection.ts';
import { type WireValues, wireFields } from '../../app/records/wire-record.ts';

/** The category that a form's values name; `null` where they name none. */
export function categoryIn(collection: Collection, values: WireValues): number | null {
  const named = wireFields(collection).find(([, { filter }]) => filter?.by === 'record' && filter.to === 'category');
  const id = named === undefined ? null : values[named[0]];
  return typeof id === 'number' ? id : null;
}
