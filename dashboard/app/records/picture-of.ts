import type { Collection } from '../../../content/model/collection.ts';
import { namesOf } from '../../../fields/file-value.ts';
import { uiOf } from '../../../fields/ui.ts';
import { currentLanguage } from '../current-language.ts';
import { type ApiValues, apiFields } from './api-record.ts';

/** The file name of a record's main picture; `null` if it has none. */
export function pictureOf(collection: Collection, values: ApiValues): string | null {
  const pictures = apiFields(collection).filter(([, field]) => uiOf(field).isPicture);
  const names = pictures.map(([apiName]) => namesOf(values[apiName]));
  const first = names.find(({ shared, en, ar }) => (shared ?? en ?? ar) !== null);
  return first === undefined ? null : (first[currentLanguage()] ?? first.shared ?? first.en ?? first.ar);
}
