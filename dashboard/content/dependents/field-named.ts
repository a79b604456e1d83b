import { fieldLabel } from '../../../content/field-labels.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { apiNameOf } from '../../../fields/field.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** The label of a field by its API name; the API name itself if there is no label. */
export function fieldNamed(collection: Collection | undefined, apiName: string): string {
  const declared = Object.entries(collection?.fields ?? {}).find(([name, field]) => apiNameOf(name, field) === apiName);
  return (declared && fieldLabel(...declared)?.[currentLanguage()]) ?? apiName;
}
