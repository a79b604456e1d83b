import * as z from 'zod/mini';
import type { Words } from '../../language/languages.ts';
import { isSettingsGroup } from '../is-settings-group.ts';
import type { Collection } from '../model/collection.ts';

const inBoth = z.object({ en: z.string(), ar: z.string() });

/** The title of a record in each language, empty if untranslated. A settings group has its label. */
export function titleOf(
  collection: Collection,
  { fields }: { readonly fields: Readonly<Record<string, unknown>> },
): Words {
  if (isSettingsGroup(collection)) return collection.label;
  const field = collection.fields[collection.title];
  const context = { language: 'en', all: true, findMedia: () => undefined, fellBack: () => undefined } as const;
  const apiName = field?.serialize(fields[collection.title] ?? field.empty, context);
  const title = typeof apiName === 'string' ? { en: apiName, ar: apiName } : inBoth.safeParse(apiName).data;
  return title ?? { en: '', ar: '' };
}
