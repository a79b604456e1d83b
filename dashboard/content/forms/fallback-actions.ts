import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { type Issue, apiNameOf } from '../../../fields/field.ts';
import { type Language, languages } from '../../../language/languages.ts';
import type { ApiValues } from '../../app/records/api-record.ts';
import { defectsOf } from './read-values.ts';

/**
 * Fallback actions if visitors would see an empty value: save as a draft, or publish only the language that has its
 * text.
 */
export type FallbackAction = 'draft' | Language;

/**
 * The fallback actions of a refusal. There are some only if all issues are empty values and the other values are valid.
 */
export function fallbackActions(
  collection: Collection,
  refused: readonly Issue[],
  { values, isNew }: { readonly values: ApiValues; readonly isNew: boolean },
): readonly FallbackAction[] {
  const isEmptyAlone = refused.length > 0 && refused.every(({ code }) => code === 'required');
  if (!isEmptyAlone || isSettingsGroup(collection) || defectsOf(collection, values, isNew).length > 0) return [];
  const field = collection.fields[collection.title];
  const title = field === undefined ? collection.title : apiNameOf(collection.title, field);
  const lacking = languages.filter((language) => refused.some(({ path }) => path === `${title}[${language}]`));
  const isTitleAlone = lacking.length === refused.length;
  return [...languages.filter((language) => isTitleAlone && !lacking.includes(language)), 'draft'];
}
