import { fieldLabel } from '../../../content/field-labels.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { wireName } from '../../../fields/field.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** The label of a field by its API name; the API name itself if there is no label. */
export function fieldNamed(collection: Collection | undefined, wire: string): string {
  const declared = Object.entries(collection?.fields ?? {}).find(([name, field]) => wireName(name, field) === wire);
  return (declared && fieldLabel(...declared)?.[currentLanguage()]) ?? wire;
}
