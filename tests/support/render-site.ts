import type { Reader } from '../../content/model/reader.ts';
import { iconDrawing } from '../../server/pages/icon-drawing.ts';
import { type Rendered, type RenderRequest, renderFailure, renderPage } from '../../site/pages.ts';
import { createMemoryReader, type MemoryContent, type MemoryVisitor } from './memory-reader.ts';

export interface RenderedSite extends Rendered {
  /** What the page wrote into the server's log. */
  readonly logged: readonly string[];
}

export interface Visit extends MemoryVisitor {
  readonly path?: string;
  readonly pinned?: boolean;
  readonly query?: string;
  readonly mediaHost?: string;
  /** Watches what the page reads. */
  readonly watch?: (reader: Reader) => Reader;
  /** A form of the page that was sent without scripts and refused. */
  readonly refusedForm?: NonNullable<RenderRequest['refusedForm']>;
}

/** What a page is drawn from: records in memory, and who asks for it. */
export const siteRequest = (content: MemoryContent, visit: Visit = {}, logged: string[] = []): RenderRequest => ({
  path: visit.path ?? '/',
  language: visit.language ?? 'ar',
  country: visit.country ?? 'sa',
  pinned: visit.pinned ?? false,
  query: new URLSearchParams(visit.query),
  reader: (visit.watch ?? ((reader) => reader))(createMemoryReader(content, visit)),
  origin: 'https://displays.example',
  assets: { css: ['/assets/styles.css'], modules: ['/assets/elements.js'] },
  mediaHost: visit.mediaHost ?? '',
  iconDrawing,
  log: { error: (_, message) => logged.push(message) },
  requestId: 'request-7',
  ...(visit.refusedForm && { refusedForm: visit.refusedForm }),
});

/** Draws a page over records in memory, the way the server does. */
export async function renderSite(content: MemoryContent, visit: Visit = {}): Promise<RenderedSite> {
  const logged: string[] = [];
  return { ...(await renderPage(siteRequest(content, visit, logged))), logged };
}

/** Draws the error screen. */
export const renderSiteFailure = (visit: Visit = {}): Rendered => renderFailure(siteRequest({}, visit, []));

/** The text a visitor reads: tags and hidden script and style left out, white space evened. */
export const visibleText = (html: string): string =>
  html
    .replace(/<(style|script|title)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** The parts of a page that begin with an opening tag holding the given text, up to its closing tag. */
/** The data of an island in a page, by its name; `undefined` if the page has none. */
export function islandData(html: string, name: string): unknown {
  const [, data] = new RegExp(`<react-island name="${name}"[^>]* data="([^"]*)"`).exec(html) ?? [];
  return data === undefined ? undefined : JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

export const elementsWith = (html: string, tag: string, attribute: string): readonly string[] =>
  html.match(new RegExp(`<${tag}\\b[^>]*${attribute}[^>]*>.*?</${tag}>`, 'gs')) ?? [];
