import type { FastifyRequest } from 'fastify';
import type { Country } from '../../content/countries.ts';
import type { Reader } from '../../content/model/reader.ts';
import { companySettings } from '../../content/settings.ts';
import { countryFor } from '../../content/sold-in.ts';
import type { Language } from '../../language/languages.ts';
import { factsOf } from '../http/answer-error.ts';
import { withTimeLimit } from '../http/with-time-limit.ts';
import type { QueryMove } from '../redirects/redirect-store.ts';
import { createAnswer, packingOf } from './create-answer.ts';
import type { Made } from './create-page-cache.ts';
import { iconDrawing } from './icon-drawing.ts';
import { originPlace } from './origin-place.ts';
import { commonHeaders, pagePolicy } from './security-headers.ts';
import type { RefusedForm, Rendered, SiteSource } from './site-source.ts';

export interface PageSources {
  readonly site: SiteSource;
  readonly mediaHosts: Readonly<Record<Language, string>>;
  readonly reader: (about: {
    readonly language: Language;
    readonly country: Country;
    readonly tags: Set<string>;
  }) => Reader;
}

/** What to render. */
export interface RenderedPage {
  /** Decoded, without the language. */
  readonly path: string;
  readonly language: Language;
  readonly country: Country;
  readonly pinned: boolean;
  readonly query: URLSearchParams;
  readonly origin: string;
  readonly tags: Set<string>;
  /** A refused form that was sent without scripts, to be shown again. */
  readonly refusedForm?: RefusedForm;
  /** Headers that are added to those of every page, or replace them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The redirect of the address; if present, it is the whole answer. */
  readonly move?: QueryMove;
  /** The collection slug of the unsaved record in the reader. */
  readonly previewed?: string;
}

/** Milliseconds until a rendering is answered with 503, so that a hanging database does not hold the connection. */
const longestRenderMilliseconds = 10_000;

const willPass = (error: unknown): boolean => factsOf(error).retryAfter !== undefined;

/**
 * Renders a page. An error becomes the error page and is logged.
 * @throws temporary errors, such as a database that is busy or not reachable
 */
export async function renderPage(
  sources: PageSources,
  request: FastifyRequest,
  wanted: RenderedPage,
): Promise<{ readonly rendered: Rendered; readonly mediaHost: string }> {
  const site = await sources.site.load();
  const mediaHost = sources.mediaHosts[wanted.language];
  const reader = sources.reader(wanted);
  // If the settings cannot be read, the page itself reports the error.
  const company = await reader.settings(companySettings).catch(() => null);
  const country = company === null ? wanted.country : countryFor(company, wanted.country);
  const task = {
    ...wanted,
    country,
    reader: country === wanted.country ? reader : sources.reader({ ...wanted, country }),
    assets: sources.site.assets,
    mediaHost,
    iconDrawing,
    log: request.log,
    requestId: request.id,
    willPass,
  };
  const rendered = await withTimeLimit(site.renderPage(task), longestRenderMilliseconds).catch((error: unknown) => {
    if (willPass(error)) throw error;
    request.log.error({ err: error, path: wanted.path, language: wanted.language }, 'A page could not be drawn');
    return site.renderFailure(task);
  });
  return { rendered, mediaHost };
}

/**
 * Renders a page and creates its answer: in every encoding if it is cached, otherwise only in the one for this request.
 *
 * @param isCached whether the answer will be cached, if it is cacheable
 */
export async function makePage(
  sources: PageSources,
  request: FastifyRequest,
  wanted: RenderedPage,
  isCached = false,
): Promise<Made> {
  const { rendered, mediaHost } = await renderPage(sources, request, wanted);
  const { vary: _, ...headers } = rendered.headers ?? {};
  const answer = await createAnswer({
    status: rendered.redirect?.status ?? rendered.status,
    body: rendered.redirect ? '' : rendered.html,
    headers: {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      ...headers,
      ...(rendered.status >= 500 && { 'cache-control': 'no-store' }),
      ...(rendered.redirect && { location: rendered.redirect.to }),
      'content-security-policy': pagePolicy({
        inlineStyle: rendered.inlineStyle,
        mediaHost,
        frames: rendered.foreign?.frames ?? [],
        scripts: rendered.foreign?.scripts ?? [],
      }),
      ...wanted.headers,
    },
    varies: 'cookie',
    ...packingOf(rendered.isCacheable && isCached, request),
    visited: rendered.visited && { ...rendered.visited, language: wanted.language },
    ...(wanted.origin === originPlace && { placed: { frames: rendered.foreign?.frames ?? [] } }),
  });
  return { answer, isCacheable: rendered.isCacheable, ...(rendered.freshUntil && { freshUntil: rendered.freshUntil }) };
}
