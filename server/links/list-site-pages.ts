import { type Findable, findableOf, findables } from '../../content/findable.ts';
import type { FindableKind } from '../../content/findable-kinds.ts';
import { readRecordAddress } from '../../content/read-record-address.ts';
import { recordAddress } from '../../content/record-address.ts';
import { holdsWords } from '../../language/holds-words.ts';
import type { Words } from '../../language/languages.ts';
import { parseOwnPath } from '../addresses/own-path.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import type { Database } from '../database/connect.ts';
import { findTitles, firstShown, type RecordKey } from '../record-index/find-titles.ts';
import { type Indexed, indexedOf } from '../record-index/indexed-of.ts';
import type { LinkServices } from './link-services.ts';

/** A page that a link can lead to. */
export interface SitePage {
  /** Without a language in front. */
  readonly path: string;
  readonly title: Words;
  readonly kind: 'page' | FindableKind;
}

type Sources = Pick<LinkServices, 'entries' | 'pages'> & { readonly database: Pick<Database, 'read'> };

const mostPages = 50;
const collections = findables.map(({ collection }) => collection);

/** A record's address by its English name, which reads best in a stored path; any name leads to it. */
function addressOf({ collection, page }: Findable, { id, parentId, fields }: StoredEntry, title: Words): string {
  // Where names alone make an address, numbers stand in for them: they stay the same when a record is renamed.
  const names =
    page.query === undefined
      ? { title: title.en || title.ar, parentTitle: '' }
      : { title: String(id), parentTitle: String(parentId) };
  return recordAddress(collection, { id, fields, ...names });
}

/** The record that a question names by its address. */
function namedRecord(words: string): RecordKey[] {
  const own = parseOwnPath(words.startsWith('/') ? words : `/${words}`);
  const record = own === null ? null : readRecordAddress(own.address);
  return record === null ? [] : [{ collection: record.collection.base, id: record.id }];
}

/** The pages of some published records that the site has itself. */
async function pagesOf({ entries }: Sources, records: readonly Indexed[]): Promise<SitePage[]> {
  const pages = await Promise.all(
    records.map(async ({ collection: base, id, name: title }): Promise<SitePage[]> => {
      const findable = findableOf(base);
      const entry = findable === undefined ? null : await entries.get(findable.collection, id);
      if (findable === undefined || entry === null) return [];
      return [{ path: addressOf(findable, entry, title), title, kind: findable.kind }];
    }),
  );
  return pages.flat().filter(({ path }) => path.startsWith('/'));
}

/** The site's public pages whose names or addresses hold some words, first those that are no record's. */
export async function listSitePages(sources: Sources, words: string): Promise<readonly SitePage[]> {
  const {
    database: { read },
    pages,
  } = sources;
  const isMeant = holdsWords(words);
  const named = (await pages.named())
    .filter(({ path, title }) => isMeant([title.en, title.ar, path]))
    .map((page): SitePage => ({ ...page, kind: 'page' }));
  const question = { words, collections, isShown: true, limit: mostPages };
  const keys =
    words === '' ? await firstShown(read, question) : [...namedRecord(words), ...(await findTitles(read, question))];
  const indexed = await indexedOf(read, keys);
  const records = new Set(keys.flatMap((key) => indexed(key) ?? []).filter((record) => record.isShown));
  return [...named, ...(await pagesOf(sources, [...records]))].slice(0, mostPages);
}
