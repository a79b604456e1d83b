import { fieldLabel } from '../../../content/field-labels.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { wireName } from '../../../fields/field.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** What a field is called, by its wire name; by this where nobody has named it. */
export function fieldNamed(collection: Collection | undefined, wire: string): string {
  const declared = Object.entries(collection?.fields ?? {}).find(([name, field]) => wireName(name, field) === wire);
  return (declared && fieldLabel(...declared)?.[currentLanguage()]) ?? wire;
}
