import type { Collection, View } from '../../content/model/collection.ts';
import type { Reader } from '../../content/model/reader.ts';
import { href, type RecordRoute } from '../../content/routes.ts';
import type { Text } from '../../fields/field.ts';
import { toId } from '../../fields/record-id.ts';
import { type Language, languages } from '../../language/languages.ts';
import type { Alternates } from '../links/alternates.ts';
import type { MappedRecords, Records } from './page.ts';

/** A collection whose records have a page each, the name of the page's route, and the name of a record. */
export interface RecordPages<C extends Collection> extends Records {
  readonly collection: C;
  readonly route: RecordRoute;
  nameOf(record: View<C>): Text;
}

/** Parses the id in an address; `null` if it is not valid. */
export const recordId = (part: string): number | null => toId(part) ?? null;

/** Reads the record of an address; `null` if the id is invalid or the visitor may not see the record. */
export async function readRecord<C extends Collection>(
  reader: Reader,
  collection: C,
  part: string,
): Promise<View<C> | null> {
  const id = recordId(part);
  return id === null ? null : reader.get(collection, id);
}

/** The address of a record's page in a language; `undefined` if its name there is only a fallback. */
const addressOf = <C extends Collection>(pages: RecordPages<C>, record: View<C> | null, language: Language) => {
  if (record === null) return undefined;
  const name = pages.nameOf(record);
  return name.language === language ? href(pages.route, { id: record.id, name: name.text }) : undefined;
};

const toAlternates = (addresses: readonly (readonly [Language, string | undefined])[]): Alternates =>
  Object.fromEntries(addresses.filter(([, address]) => address !== undefined));

/** The canonical address of a record's page in each language that has a name for it and shows it. */
export async function readAlternates<C extends Collection>(
  reader: Reader,
  pages: RecordPages<C>,
  id: number,
): Promise<Alternates> {
  const addresses = languages.map(async (language) => {
    const record = await reader.inLanguage(language).get(pages.collection, id);
    return [language, addressOf(pages, record, language)] as const;
  });
  return toAlternates(await Promise.all(addresses));
}

/** The sitemap entries of the records' pages, in the languages that have a name for them. */
export const mapRecordPages = <C extends Collection>({ collection, route }: RecordPages<C>): MappedRecords => ({
  collection,
  async list(reader, ids) {
    const records = await reader.names(collection, ids);
    return records.map(({ id, names, changedAt }) => {
      const named = languages.filter((language) => (names[language] ?? '') !== '');
      const addresses = named.map((language) => [language, href(route, { id, name: names[language] ?? '' })] as const);
      return {
        path: href(route, { id }),
        languages: named,
        alternates: toAlternates(addresses),
        lastModified: changedAt,
      };
    });
  },
});
