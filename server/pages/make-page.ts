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

/** What is drawn. */
export interface RenderedPage {
  /** Decoded, without the language. */
  readonly path: string;
  readonly language: Language;
  readonly country: Country;
  readonly pinned: boolean;
  readonly query: URLSearchParams;
  readonly origin: string;
  readonly tags: Set<string>;
  /** A form that was sent without scripts and refused, to be shown again. */
  readonly refusedForm?: RefusedForm;
  /** What its answer says beside what every page's says, or instead of it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the address leads, which is all that is answered then. */
  readonly move?: QueryMove;
  /** The base of the collection of which the reader shows an unsaved record. */
  readonly previewed?: string;
}

/** A visitor who waits longer is told to come again: a database that hangs must not hold the connection. */
const longestRenderMilliseconds = 10_000;

const willPass = (error: unknown): boolean => factsOf(error).retryAfter !== undefined;

/**
 * Draws a page; one that fails becomes the error screen, and the log knows why.
 * @throws what will pass, such as a database that is away or busy
 */
export async function renderPage(
  sources: PageSources,
  request: FastifyRequest,
  wanted: RenderedPage,
): Promise<{ readonly rendered: Rendered; readonly mediaHost: string }> {
  const site = await sources.site.load();
  const mediaHost = sources.mediaHosts[wanted.language];
  const asked = sources.reader(wanted);
  // Where they cannot be read, the page itself tells it.
  const company = await asked.settings(companySettings).catch(() => null);
  const country = company === null ? wanted.country : countryFor(company, wanted.country);
  const task = {
    ...wanted,
    country,
    reader: country === wanted.country ? asked : sources.reader({ ...wanted, country }),
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
 * Draws a page and finishes its answer: one that is cached in every form, others only in the one that was asked for.
 *
 * @param isCached whether it will be cached where it may be
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
