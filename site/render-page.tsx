import { renderToStaticMarkup } from 'react-dom/server';
import { uploadAddress, variantAddress } from '../content/media-address.ts';
import type { Country } from '../content/countries.ts';
import type { Reader } from '../content/model/reader.ts';
import type { Language } from '../language/languages.ts';
import { siteWords } from '../language/site-words.ts';
import { type Chrome, loadChrome } from './chrome.ts';
import { type Assets, toDocument } from './document.tsx';
import { pinLink } from './links.ts';
import { matchPath } from './match-path.ts';
import type { Opened, Page, PageLog, PageRequest } from './page.ts';
import { PageStyle } from './page-style.ts';
import { Failure } from './pages/failure/page.tsx';
import { NotFound } from './pages/not-found/page.tsx';
import { choicesIn } from './preferences.ts';
import { type Site, SiteProvider } from './site-context.ts';
import { Frame } from './sections/frame.tsx';
import type { QuickLink } from './sections/quick-links.tsx';
import { themeCss } from './theme.ts';

export interface RenderRequest {
  /** Decoded, without `/en` or `/ar`: `/product/68/the-vision`. */
  readonly path: string;
  readonly language: Language;
  readonly country: Country;
  /** True when the address began with a language. */
  readonly pinned: boolean;
  readonly query: URLSearchParams;
  readonly reader: Reader;
  /** The site's own address without a slash at its end. */
  readonly origin: string;
  readonly assets: Assets;
  /** Where files are served; empty for the site itself. */
  readonly mediaHost: string;
  readonly log: PageLog;
  readonly requestId: string;
}

export interface Rendered {
  readonly status: number;
  /** The whole document, doctype included. */
  readonly html: string;
  /** Text of the page's one `<style>`; its hash goes into the content security policy. */
  readonly inlineStyle: string;
  /** True when the answer may be kept until something it read changes. */
  readonly keep: boolean;
  readonly freshUntil?: Date;
  readonly redirect?: { readonly to: string; readonly status: 301 | 302 | 303 };
  readonly headers?: Readonly<Record<string, string>>;
  /** Origins whose frames the page shows. */
  readonly frames?: readonly string[];
}

export interface SiteMap {
  readonly pages: readonly Page[];
  /** Addresses that moved for good. */
  readonly moved: Readonly<Record<string, string>>;
}

const headersFor = ({ language }: RenderRequest) => ({
  'content-language': language,
  'cache-control': 'private, no-cache',
  vary: 'Cookie',
});

const toSite = (request: RenderRequest, chrome: Chrome | null): Site => ({
  language: request.language,
  country: request.country,
  pinned: request.pinned,
  path: request.path,
  origin: request.origin,
  say: siteWords(request.language),
  company: chrome?.company.name ?? { text: '', language: request.language },
  style: new PageStyle(),
  href: (address) => pinLink(address, request.language, request.pinned),
  upload: (media) => request.mediaHost + uploadAddress(media),
  variant: (media, step, format) => request.mediaHost + variantAddress(media, step, format),
});

interface Shown {
  readonly opened: Opened;
  readonly chrome: Chrome | null;
  readonly status: number;
  readonly keep: boolean;
  readonly quickLinks: readonly QuickLink[];
}

function draw(request: RenderRequest, { opened, chrome, status, keep, quickLinks }: Shown): Rendered {
  const site = toSite(request, chrome);
  if (chrome !== null) site.style.add(themeCss(chrome.company));
  const body = renderToStaticMarkup(
    <SiteProvider value={site}>
      <Frame chrome={chrome} quickLinks={quickLinks}>
        {opened.body}
      </Frame>
    </SiteProvider>,
  );
  const style = site.style.text;
  const { origin, assets } = request;
  return {
    status,
    html: toDocument({ site, head: opened.head, origin, assets, isListed: status === 200, style }, body),
    inlineStyle: style,
    keep,
    headers: headersFor(request),
    ...(opened.freshUntil && { freshUntil: opened.freshUntil }),
  };
}

const redirectTo = (request: RenderRequest, to: string, status: 301 | 303, cookies?: string): Rendered => ({
  status,
  html: '',
  inlineStyle: '',
  keep: false,
  redirect: { to: pinLink(encodeURI(to), request.language, request.pinned), status },
  headers: { ...headersFor(request), ...(cookies !== undefined && { 'set-cookie': cookies }) },
});

/** The server's side of the site: every page, drawn whole. */
export function createSite({ pages, moved }: SiteMap) {
  const quickLinks = pages.flatMap(({ path, quickLink }) => (quickLink === undefined ? [] : [{ path, word: quickLink }]));

  async function openPage(request: RenderRequest): Promise<{ opened: Opened | null; hasFailed: boolean }> {
    const say = siteWords(request.language);
    let hasFailed = false;
    const attempt: PageRequest['attempt'] = async (message, read) => {
      try {
        return await read();
      } catch (error) {
        hasFailed = true;
        request.log.error({ err: error, path: request.path }, message);
        return [];
      }
    };
    for (const page of pages) {
      const params = matchPath(page.path, request.path);
      if (params === null) continue;
      const { query, reader, log } = request;
      return { opened: await page.open({ params, query, reader, say, log, attempt }), hasFailed };
    }
    return { opened: null, hasFailed };
  }

  /** Draws the page of an address; an unknown address or record gets the 404 page. Fails only when the settings cannot be read. */
  async function renderPage(request: RenderRequest): Promise<Rendered> {
    const target = moved[request.path.toLowerCase()];
    if (target !== undefined) return redirectTo(request, target, 301);
    const choices = choicesIn(request.query);
    if (choices !== undefined) return redirectTo(request, request.path, 303, choices);

    const [chrome, { opened, hasFailed }] = await Promise.all([loadChrome(request.reader), openPage(request)]);
    if (opened !== null) return draw(request, { opened, chrome, status: 200, keep: !hasFailed, quickLinks });
    const lost: Opened = { head: { title: siteWords(request.language)('notFoundTitle') }, body: <NotFound /> };
    return draw(request, { opened: lost, chrome, status: 404, keep: false, quickLinks });
  }

  /** The error screen: needs no database, and says nothing but the number under which the log knows the failure. */
  function renderFailure(request: RenderRequest): Rendered {
    const opened: Opened = {
      head: { title: siteWords(request.language)('failureTitle') },
      body: <Failure requestId={request.requestId} />,
    };
    return draw(request, { opened, chrome: null, status: 500, keep: false, quickLinks: [] });
  }

  /** Every address that search engines should know. */
  async function sitemap(readers: Readonly<Record<Language, Reader>>) {
    const lists = await Promise.all(pages.map((page) => page.list(readers)));
    return lists.flat();
  }

  return { renderPage, renderFailure, sitemap };
}
