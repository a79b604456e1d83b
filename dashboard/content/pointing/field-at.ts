import { findCollection } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { EditTarget } from '../../../content/edit-target.ts';
import { settings } from '../../../content/settings.ts';
import { type Field, type Fields, apiNameOf } from '../../../fields/field.ts';
import { isItem, shapeOf } from '../../../fields/list/cell.tsx';
import type { Language } from '../../../language/languages.ts';

/** A field in the path to an edit target; for a list also the key of the item. */
export interface Step {
  readonly name: string;
  readonly field: Field;
  readonly key?: string;
}

/** The collection or settings group with a slug. */
export const collectionOf = (slug: string): Collection | undefined =>
  findCollection(slug) ?? settings.find((group) => group.base === slug);

/** The fields that lead to an edit target, outermost first; `null` if one of them is not declared. */
export function stepsTo({ fields }: { readonly fields: Fields }, path: EditTarget['path']): readonly Step[] | null {
  const [name = '', key, ...rest] = path;
  const field = fields[name];
  if (field === undefined) return null;
  if (key === undefined) return [{ name, field }];
  if (rest.length === 0) return [{ name, field, key }];
  const below = stepsTo(shapeOf(field), rest);
  return below && [{ name, field, key }, ...below];
}

const hasKey = (item: unknown, key: string): boolean => isItem(item) && item['key'] === key;

/** The text at an edit target in a form's values; `null` if there is none. */
export function readText(values: unknown, steps: readonly Step[], language: Language): string | null {
  let value = values;
  for (const { name, field, key } of steps) {
    value = isItem(value) ? value[apiNameOf(name, field)] : undefined;
    if (key !== undefined) value = Array.isArray(value) ? value.find((item) => hasKey(item, key)) : undefined;
  }
  const text = isItem(value) ? value[language] : undefined;
  return typeof text === 'string' ? text : null;
}

/** Returns the values of a form with the text at an edit target replaced. */
export function writeText(
  values: unknown,
  [step, ...rest]: readonly Step[],
  language: Language,
  text: string,
): unknown {
  if (!isItem(values)) return values;
  if (step === undefined) return { ...values, [language]: text };
  const { name, field, key } = step;
  const apiName = apiNameOf(name, field);
  const inside = values[apiName];
  if (key === undefined) return { ...values, [apiName]: writeText(inside, rest, language, text) };
  if (!Array.isArray(inside)) return values;
  const items = inside.map((item: unknown) => (hasKey(item, key) ? writeText(item, rest, language, text) : item));
  return { ...values, [apiName]: items };
}

/** The form paths of an edit target, narrowest first: `features[0].title[ar]`, then what contains it. */
export function formPaths(values: unknown, steps: readonly Step[], language: Language): readonly string[] {
  const paths: string[] = [];
  let value = values;
  let path = '';
  for (const { name, field, key } of steps) {
    const apiName = apiNameOf(name, field);
    path += path === '' ? apiName : `.${apiName}`;
    paths.unshift(path);
    value = isItem(value) ? value[apiName] : undefined;
    if (key === undefined) continue;
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const found = items.findIndex((item) => hasKey(item, key));
    const index = found < 0 ? Number(key) : found;
    path += `[${index}]`;
    value = items[index];
    paths.unshift(path);
  }
  return [`${path}[${language}]`, ...paths];
}
