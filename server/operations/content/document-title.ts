import type { DocumentRecord } from '../../../calls/content.ts';
import { wordsInBoth } from '../../../calls/model/answers.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { apiNameOf } from '../../../fields/field.ts';
import type { Words } from '../../../language/languages.ts';

/** Maximum length of a title in the result. */
const longest = 200;

/** The title of a record in a document, by language; empty if it has none. */
export function documentTitle(collection: Collection, { fields }: Pick<DocumentRecord, 'fields'>): Words {
  if (isSettingsGroup(collection)) return collection.label;
  const field = collection.fields[collection.title];
  const written = field === undefined ? '' : fields[apiNameOf(collection.title, field)];
  const inBoth = typeof written === 'string' ? { en: written, ar: written } : wordsInBoth.safeParse(written).data;
  return { en: inBoth?.en.slice(0, longest) ?? '', ar: inBoth?.ar.slice(0, longest) ?? '' };
}
