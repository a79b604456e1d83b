import type { Collection } from '../../../content/model/collection.ts';
import { namesOf } from '../../../fields/file-value.ts';
import { uiOf } from '../../../fields/ui.ts';
import { currentLanguage } from '../current-language.ts';
import { type WireValues, wireFields } from './wire-record.ts';

/** The file name of a record's main picture; `null` if it has none. */
export function pictureOf(collection: Collection, values: WireValues): string | null {
  const pictures = wireFields(collection).filter(([, field]) => uiOf(field).isPicture);
  const names = pictures.map(([wire]) => namesOf(values[wire]));
  const first = names.find(({ shared, en, ar }) => (shared ?? en ?? ar) !== null);
  return first === undefined ? null : (first[currentLanguage()] ?? first.shared ?? first.en ?? first.ar);
}
