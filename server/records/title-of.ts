import { z } from 'zod';
import type { Collection } from '../../content/model/collection.ts';
import { settings } from '../../content/settings.ts';
import type { Words } from '../../language/languages.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';

const inBoth = z.object({ en: z.string(), ar: z.string() });

/** What a record is called in each language, empty where it is not written; a settings group by its label. */
export function titleOf(collection: Collection, { fields }: Pick<StoredEntry, 'fields'>): Words {
  if (settings.includes(collection)) return collection.label;
  const field = collection.fields[collection.title];
  const context = { language: 'en', all: true, findMedia: () => undefined, fellBack: () => undefined } as const;
  const wire = field?.serialize(fields[collection.title] ?? field.empty, context);
  const title = typeof wire === 'string' ? { en: wire, ar: wire } : inBoth.safeParse(wire).data;
  return title ?? { en: '', ar: '' };
}
