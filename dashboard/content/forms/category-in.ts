import type { Collection } from '../../../content/model/collection.ts';
import { type ApiValues, apiFields } from '../../app/records/api-record.ts';

/** The category id in a form's values; `null` if there is none. */
export function categoryIn(collection: Collection, values: ApiValues): number | null {
  const named = apiFields(collection).find(([, { filter }]) => filter?.by === 'record' && filter.to === 'category');
  const id = named === undefined ? null : values[named[0]];
  return typeof id === 'number' ? id : null;
}
