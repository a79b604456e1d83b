import type { Collection } from '../../../content/model/collection.ts';
import { apiNameOf } from '../../../fields/field.ts';
import { otherLanguage } from '../../../language/languages.ts';
import type { PreviewRequest } from './post-preview.ts';

/** The name of the record in the preview's language; empty if nothing is typed. */
export function nameIn({ title, fields }: Collection, { language, fields: typed }: PreviewRequest): string {
  const field = fields[title];
  const value = field === undefined ? undefined : typed[apiNameOf(title, field)];
  const texts: readonly unknown[] =
    typeof value === 'object' && value !== null
      ? [language, otherLanguage(language)].map((one): unknown => Reflect.get(value, one))
      : [value];
  const text = texts.find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof text === 'string' ? text.trim() : '';
}
