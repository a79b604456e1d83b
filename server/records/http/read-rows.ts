import type { ListRow } from '../../../calls/lists.ts';
import { titleOf } from '../../../content/derive/title-of.ts';
import { isCompleteIn } from '../../../content/is-complete-in.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { statesOf } from '../../../content/publishing/document-state.ts';
import { apiNameOf } from '../../../fields/field.ts';
import type { Language, Words } from '../../../language/languages.ts';
import { documentOf, asEdited, type StoredEntry } from '../changes/stored-entry.ts';
import type { Database } from '../../database/connect.ts';
import { indexedOf } from '../index/indexed-of.ts';
import { answerEntries, type RecordServices } from './answer-entries.ts';

interface RowServices extends RecordServices {
  readonly database: Database;
}

/** The titles of the records that some records refer to. */
async function titlesIn(
  { database }: RowServices,
  { fields }: Collection,
  entries: readonly StoredEntry[],
  columns: readonly string[],
): Promise<{ collection: string; id: number; title: Words }[]> {
  const keys = Object.entries(fields).flatMap(([name, field]) => {
    const { filter } = field;
    if (filter?.by !== 'record' || !columns.includes(apiNameOf(name, field))) return [];
    const ids = new Set(entries.flatMap((entry) => filter.facts(entry.fields[name] ?? field.empty)).map(Number));
    return [...ids].filter((id) => id > 0).map((id) => ({ collection: filter.to, id }));
  });
  if (keys.length === 0) return [];
  const find = await indexedOf(database.read, keys);
  return keys.flatMap((key) => {
    const title = find(key)?.title;
    return title === undefined ? [] : [{ ...key, title }];
  });
}

/** The table rows of some records. The cost depends only on their number. */
export async function readRows(
  services: RowServices,
  collection: Collection,
  entries: readonly StoredEntry[],
  { columns, language }: { readonly columns: readonly string[]; readonly language: Language },
): Promise<{ readonly rows: ListRow[]; readonly titles: { collection: string; id: number; title: Words }[] }> {
  const edited = entries.map(asEdited);
  const [records, changes, titles] = await Promise.all([
    answerEntries(services, collection, entries, { language, all: true }),
    services.entries.lastChanges(
      collection,
      entries.map(({ id }) => id),
    ),
    titlesIn(services, collection, edited, columns),
  ]);
  const rows = edited.map((entry, index): ListRow => {
    const values = Object.entries(records[index] ?? {}).filter(([apiName]) => columns.includes(apiName));
    return {
      id: entry.id,
      version: entry.version,
      title: titleOf(collection, entry),
      publishing: statesOf(collection.fields, documentOf(entries[index] ?? entry)),
      complete: {
        en: isCompleteIn(collection, entry.fields, 'en'),
        ar: isCompleteIn(collection, entry.fields, 'ar'),
      },
      changed: changes.get(entry.id) ?? null,
      values: Object.fromEntries(values),
    };
  });
  return { rows, titles };
}
