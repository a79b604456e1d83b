import { type Findable, findableOf, findables } from '../../content/findable.ts';
import type { FindableKind } from '../../content/findable-kinds.ts';
import { readRecordAddress } from '../../content/read-record-address.ts';
import { recordAddress } from '../../content/record-address.ts';
import { holdsWords } from '../../language/holds-words.ts';
import type { Words } from '../../language/languages.ts';
import { parseOwnPath } from '../addresses/own-path.ts';
import type { StoredEntry } from '../records/changes/stored-entry.ts';
import type { Database } from '../database/connect.ts';
import type { RecordKey } from '../records/changes/change.ts';
import { findTitles, firstShown } from '../records/index/find-titles.ts';
import { type Indexed, indexedOf } from '../records/index/indexed-of.ts';
import type { LinkServices } from './link-services.ts';

/** A page that links can point to. */
export interface SitePage {
  /** Without a language prefix. */
  readonly path: string;
  readonly title: Words;
  readonly kind: 'page' | FindableKind;
}

interface Sources {
  readonly entries: Pick<LinkServices['entries'], 'some'>;
  readonly pages: Pick<LinkServices['pages'], 'named'>;
  readonly database: Pick<Database, 'read'>;
}

const mostPages = 50;
const collections = findables.map(({ collection }) => collection);

/** The address of a record with its English title, which is readable in a stored path; in a query only its id. */
function addressOf({ collection, page }: Findable, { id, parentId, fields }: StoredEntry, title: Words): string {
  const parent = parentId === null ? null : { id: parentId, title: '' };
  return recordAddress(collection, { id, fields, title: page.query === undefined ? title.en || title.ar : '', parent });
}

/** The record whose address was typed as the query. */
function namedRecord(words: string): RecordKey[] {
  const own = parseOwnPath(words.startsWith('/') ? words : `/${words}`);
  const record = own === null ? null : readRecordAddress(own.address);
  return record === null ? [] : [{ collection: record.collection.base, id: record.id }];
}

/** The pages of some published records, without external ones. Runs one query per collection, not per record. */
async function pagesOf({ entries }: Sources, records: readonly Indexed[]): Promise<SitePage[]> {
  const wanted = [...Map.groupBy(records, ({ collection }) => collection)].flatMap(([base, some]) => {
    const findable = findableOf(base);
    return findable === undefined ? [] : [{ findable, ids: some.map(({ id }) => id) }];
  });
  const found = await Promise.all(wanted.map(({ findable, ids }) => entries.some(findable.collection, ids)));
  const known = new Map(found.flat().map((entry) => [`${entry.collection}/${entry.id}`, entry]));
  return records.flatMap(({ collection, id, name: title }): SitePage[] => {
    const [findable, entry] = [findableOf(collection), known.get(`${collection}/${id}`)];
    if (findable === undefined || entry === undefined) return [];
    const path = addressOf(findable, entry, title);
    return path.startsWith('/') ? [{ path, title, kind: findable.kind }] : [];
  });
}

/** The public pages whose titles or addresses contain the words. Pages that belong to no record come first. */
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
