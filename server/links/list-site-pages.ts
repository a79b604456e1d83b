import { type Findable, findables } from '../../content/findable.ts';
import type { FindableKind } from '../../content/findable-kinds.ts';
import { recordAddress } from '../../content/record-address.ts';
import { holdsWords } from '../../language/holds-words.ts';
import { type Language, languages, type Words } from '../../language/languages.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import { visibleEntries } from '../records/answer-entries.ts';
import { titleOf } from '../../content/derive/title-of.ts';
import type { LinkServices } from './link-services.ts';

/** A page that a link can lead to. */
export interface SitePage {
  /** Without a language in front. */
  readonly path: string;
  readonly title: Words;
  readonly kind: 'page' | FindableKind;
}

const mostPages = 50;

/** A record's address by its English name, which reads best in a stored path; any name leads to it. */
function addressOf({ collection, page }: Findable, { id, parentId, fields }: StoredEntry, title: Words): string {
  // Where names alone make an address, numbers stand in for them: they stay the same when a record is renamed.
  const names =
    page.query === undefined
      ? { title: title.en || title.ar, parentTitle: '' }
      : { title: String(id), parentTitle: String(parentId) };
  return recordAddress(collection, { id, fields, ...names });
}

/** The pages of the published records of a kind that the site has itself. */
async function pagesOf(services: Pick<LinkServices, 'entries'>, findable: Findable): Promise<SitePage[]> {
  const { collection, kind } = findable;
  const stored = await services.entries.list(collection);
  const publishedIn = (language: Language) => visibleEntries(services, collection, stored, { language, all: false });
  const published = new Set((await Promise.all(languages.map(publishedIn))).flat());
  return stored
    .filter((entry) => published.has(entry))
    .map((entry) => {
      const title = titleOf(collection, entry);
      return { path: addressOf(findable, entry, title), title, kind };
    })
    .filter(({ path }) => path.startsWith('/'));
}

/** The site's public pages whose names or addresses hold some words, first those that are no record's. */
export async function listSitePages(
  services: Pick<LinkServices, 'entries' | 'pages'>,
  words: string,
): Promise<readonly SitePage[]> {
  const named = await services.pages.named();
  const ofRecords = await Promise.all(findables.map((findable) => pagesOf(services, findable)));
  const isMeant = holdsWords(words);
  return [...named.map((page): SitePage => ({ ...page, kind: 'page' })), ...ofRecords.flat()]
    .filter(({ path, title }) => isMeant([title.en, title.ar, path]))
    .slice(0, mostPages);
}
