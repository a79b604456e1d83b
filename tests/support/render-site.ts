import type { Reader } from '../../content/model/reader.ts';
import { iconDrawing } from '../../server/pages/icon-drawing.ts';
import { type Rendered, type RenderRequest, renderFailure, renderPage } from '../../site/pages.ts';
import { createMemoryReader, type MemoryContent, type MemoryVisitor } from './memory-reader.ts';

export interface RenderedSite extends Rendered {
  /** What the page wrote to the server's log. */
  readonly logged: readonly string[];
}

export interface Visit extends MemoryVisitor {
  readonly path?: string;
  readonly pinned?: boolean;
  readonly query?: string;
  readonly mediaHost?: string;
  /** Wraps the reader, to watch what the page reads. */
  readonly watch?: (reader: Reader) => Reader;
  /** A form of the page that was submitted without scripts and refused. */
  readonly refusedForm?: NonNullable<RenderRequest['refusedForm']>;
}

/** The request of a page: records in memory, and the visitor. */
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

/** Renders a page with records in memory, as the server does. */
export async function renderSite(content: MemoryContent, visit: Visit = {}): Promise<RenderedSite> {
  const logged: string[] = [];
  return { ...(await renderPage(siteRequest(content, visit, logged))), logged };
}

/** Renders the error page. */
export const renderSiteFailure = (visit: Visit = {}): Rendered => renderFailure(siteRequest({}, visit, []));

/** The text that a visitor reads, without tags, scripts and styles; white space is collapsed. */
export const visibleText = (html: string): string =>
  html
    .replace(/<(style|script|title)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** The data of an island in a page; `undefined` when the page has none. */
export function islandData(html: string, name: string): unknown {
  const [, data] = new RegExp(`<react-island name="${name}"[^>]* data="([^"]*)"`).exec(html) ?? [];
  return data === undefined ? undefined : JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

export const elementsWith = (html: string, tag: string, attribute: string): readonly string[] =>
  html.match(new RegExp(`<${tag}\\b[^>]*${attribute}[^>]*>.*?</${tag}>`, 'gs')) ?? [];
