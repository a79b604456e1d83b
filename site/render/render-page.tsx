import { type RouteName, routes } from '../../content/routes.ts';
import { otherLanguage } from '../../language/languages.ts';
import { siteMessages } from '../../language/site-messages.ts';
import type { Alternates } from '../links/alternates.ts';
import { type Layout, loadLayout } from './layout.ts';
import { matchPath, type Params } from '../../content/match-path.ts';
import { pathsOf } from '../../content/page-at.ts';
import { onlyIn, onlyName } from './only-in.ts';
import type { LoadedPage, Page, PageRequest, Records } from './page.ts';
import { Failure } from '../pages/failure/page.tsx';
import { Gone } from '../pages/gone/page.tsx';
import { NotFound } from '../pages/not-found/page.tsx';
import { choicesIn, withoutChoices } from './preferences.ts';
import { recordId } from './record-page.ts';
import { followMove, keepQuery, redirectTo } from '../links/redirect-to.ts';
import { createSitemap } from '../links/sitemap.ts';
import { type Rendered, renderDocument, type RenderRequest } from './render-document.tsx';

export interface SiteMap {
  readonly pages: readonly Page[];
  /** Addresses that moved permanently. */
  readonly moved: Readonly<Record<string, string>>;
}

/**
 * Query names that every page reads: the outcome of a form, the country chosen without scripts, and the language of the
 * page that this one replaces.
 */
const readByAll = ['sent', 'country', onlyName];

/**
 * False for a page with other query parameters, and for a record's page with another name than its own: the number of
 * such addresses is unlimited.
 */
function isOwnAddress(
  { path, query }: Pick<RenderRequest, 'path' | 'query'>,
  alternates: Alternates | undefined,
): boolean {
  if (alternates === undefined) return query.size === 0;
  return Object.values(alternates).some((alternate) => {
    const [ownPath = '', ownQuery = ''] = alternate.split('?');
    return decodeURIComponent(ownPath) === path && new URLSearchParams(ownQuery).toString() === query.toString();
  });
}

/** The page that lists the records of a record page. */
const listOf = (records: Records | undefined): RouteName => records?.listedAt ?? 'products';

interface FoundPage {
  readonly page: Page;
  readonly params: Params;
}

/** The server's side of the site: renders every page as a whole. */
export function createSite({ pages, moved }: SiteMap) {
  const quickLinks = pages.flatMap(({ path, quickLink }) =>
    quickLink === undefined ? [] : [{ path, word: quickLink }],
  );

  /** The pages that are not a record's, by their names. */
  const namedPages = () => pages.flatMap(({ path, name }) => (name === undefined ? [] : [{ path, name }]));

  /** The last result: each address is looked up several times in a row. */
  let last: { readonly path: string; readonly found: FoundPage | undefined } = { path: '', found: undefined };

  /** The page that matches a path, with its path parameters. */
  function findPage(path: string): FoundPage | undefined {
    if (path === last.path) return last.found;
    last = { path, found: undefined };
    for (const page of pages) {
      const params = matchPath(page.path, path);
      if (params === null) continue;
      last = { path, found: { page, params } };
      break;
    }
    return last.found;
  }

  /** The parameters of a query that the page of this path reads, unchanged. */
  function readQuery(path: string, query: URLSearchParams): URLSearchParams {
    const names = new Set([...readByAll, ...(findPage(path)?.page.reads ?? [])]);
    return new URLSearchParams([...query].filter(([name]) => names.has(name)));
  }

  /** The page and record that the visit statistics count for an address. */
  function visitedBy(path: string): { readonly page: string; readonly record: number } {
    const { page, params } = findPage(path) ?? {};
    const [, first = ''] = page?.path.split('/') ?? [];
    return { page: first === '' ? 'home' : first, record: recordId(params?.['id'] ?? '') ?? 0 };
  }

  async function openPage(request: RenderRequest): Promise<{ loaded: LoadedPage | null; hasFailed: boolean }> {
    const found = findPage(request.path);
    if (found === undefined) return { loaded: null, hasFailed: false };
    const t = siteMessages(request.language);
    let hasFailed = false;
    const attempt: PageRequest['attempt'] = async (message, read) => {
      try {
        return await read();
      } catch (error) {
        if (request.willPass?.(error)) throw error;
        hasFailed = true;
        request.log.error({ err: error, path: request.path }, message);
        return [];
      }
    };
    const { query, reader, log } = request;
    const loaded = await found.page.open({ params: found.params, query, reader, t, log, attempt });
    return { loaded, hasFailed };
  }

  const movedFor = (path: string): string | undefined => moved[path.toLowerCase()];

  /** The list to redirect to from a record whose page exists only in the other language. */
  async function nearestTo({ path, language, reader }: RenderRequest): Promise<string | null> {
    const { page, params } = findPage(path) ?? {};
    const id = recordId(params?.['id'] ?? '');
    if (page?.records === undefined || id === null) return null;
    const other = otherLanguage(language);
    const record = await reader.inLanguage(other).get(page.records.collection, id);
    return record === null ? null : onlyIn(routes[listOf(page.records)], other);
  }

  /** The answer for an address without a page: that its record was deleted, or that it is unknown. */
  async function renderLost(request: RenderRequest, layout: Layout): Promise<Rendered> {
    const t = siteMessages(request.language);
    const { page, params } = findPage(request.path) ?? {};
    const { records, missing } = page ?? {};
    const id = recordId(params?.['id'] ?? '');
    const isGone = records !== undefined && id !== null && (await request.reader.wasDeleted(records.collection, id));
    const ancestors = isGone
      ? await (records.ancestorsOfDeleted?.(request.reader, id) ?? Promise.resolve([])).catch((error: unknown) => {
          request.log.error({ err: error, path: request.path }, 'The parents of a deleted record could not be read');
          return [];
        })
      : [];
    const { categories } = layout;
    const isSearchable = pages.some(({ path }) => path === routes.search);
    const lists = quickLinks.filter(({ path }) => path === routes[listOf(records)]);
    const links = isSearchable ? [...lists, { path: routes.search, word: 'searchSite' as const }] : lists;
    const body = isGone ? (
      <Gone ancestors={ancestors} links={links} categories={categories} />
    ) : missing === undefined ? (
      <NotFound links={lists} categories={categories} isSearchable={isSearchable} />
    ) : (
      <missing.View layout={layout} />
    );
    const title = t(isGone ? 'goneTitle' : (missing?.title ?? 'notFoundTitle'));
    const loaded: LoadedPage = { head: { title }, body };
    return renderDocument(request, { loaded, layout, status: isGone ? 410 : 404, isCacheable: false, quickLinks });
  }

  /**
   * Renders the page of an address. Unknown addresses and records get the 404 page. Throws if the settings cannot be
   * read, and on temporary failures.
   */
  async function renderPage(received: RenderRequest): Promise<Rendered> {
    if (received.move !== undefined) return followMove(received, received.move);
    const target = movedFor(received.path);
    if (target !== undefined) return redirectTo(received, keepQuery(target, received.query), 301);
    const choices = choicesIn(received.query);
    if (choices !== undefined) {
      const to = keepQuery(encodeURI(received.path), withoutChoices(received.query));
      return redirectTo(received, to, 303, choices);
    }

    const request = { ...received, query: readQuery(received.path, received.query) };
    const [layout, { loaded, hasFailed }] = await Promise.all([loadLayout(request.reader), openPage(request)]);
    if (loaded !== null) {
      const { moved } = loaded;
      if (moved !== undefined && request.refusedForm === undefined && request.previewed === undefined) {
        return followMove(received, moved);
      }
      const isCacheable = !hasFailed && isOwnAddress(request, loaded.head.alternates);
      if (request.refusedForm !== undefined) {
        return renderDocument(request, { loaded, layout, status: 400, isCacheable: false, quickLinks });
      }
      return {
        ...renderDocument(request, { loaded, layout, status: 200, isCacheable, quickLinks }),
        visited: visitedBy(request.path),
      };
    }
    const move = await request.reader.findMove(pathsOf(request.path));
    if (move !== null) return redirectTo(request, keepQuery(move.to, received.query), move.status);
    const nearest = await nearestTo(request);
    if (nearest !== null) return redirectTo(request, keepQuery(nearest, received.query), 302);
    return renderLost(request, layout);
  }

  /** The error page. It needs no database and shows only the id under which the log contains the failure. */
  function renderFailure(request: RenderRequest): Rendered {
    const loaded: LoadedPage = {
      head: { title: siteMessages(request.language)('failureTitle') },
      body: <Failure requestId={request.requestId} />,
    };
    return renderDocument(request, { loaded, layout: null, status: 500, isCacheable: false, quickLinks: [] });
  }

  const { parts: sitemapParts, list: sitemap } = createSitemap(pages);

  return { renderPage, renderFailure, readQuery, namedPages, sitemapParts, sitemap };
}
