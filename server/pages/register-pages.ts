import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { isPageItself } from '../../content/page-at.ts';
import { routes } from '../../content/routes.ts';
import { originOf } from '../addresses/origin-of.ts';
import { readPageAddress } from '../addresses/read-page-address.ts';
import { tooManyAttempts } from '../http/call-error.ts';
import { clientNetworks } from '../http/client-networks.ts';
import { nameRoute } from '../http/route-names.ts';
import type { VisitorRateLimit } from '../rate-limits/visitor-rate-limit.ts';
import type { QueryMove, RedirectStore } from '../redirects/redirect-store.ts';
import type { Visits } from '../visits/create-visits.ts';
import { framesItself, isRead, keyOf } from './answer-from-cache.ts';
import { choicesOf } from './choices-of.ts';
import type { PageMemory } from './create-page-memory.ts';
import type { RenderLimit } from './render-limit.ts';
import { makePage, type PageSources } from './make-page.ts';
import { sendFilled } from './origin-place.ts';
import { sendPause } from './send-pause.ts';

export interface PagesOptions extends PageSources {
  readonly memory: PageMemory;
  readonly publicUrl: string | undefined;
  readonly visits: Visits;
  readonly rendering: RenderLimit;
  readonly redirects: Pick<RedirectStore, 'findByQuery'>;
  /** Shared with the call of the search, because a page of results costs as much. */
  readonly searchLimit: VisitorRateLimit;
}

const withQuery = (address: string, query: string): string => (query === '' ? address : `${address}?${query}`);

/** Renders the page of an address that no other route answers, or the page for unknown addresses. */
async function sendPage(options: PagesOptions, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { memory, publicUrl, site, visits } = options;
  const [rawPath = '/', ...afterQuestionMark] = request.url.split('?');
  const search = afterQuestionMark.join('?');
  const address = readPageAddress(rawPath);
  if (address.canonical !== rawPath && !isOtherwiseEncoded(rawPath, address.canonical)) {
    await reply.redirect(withQuery(address.canonical, search), 301);
    return;
  }

  const { language, country } = choicesOf(request.raw.headers.cookie);
  const visitor = clientNetworks(request);
  const requestedQuery = new URLSearchParams(search);
  const isSearch = address.path.toLowerCase() === routes.search && requestedQuery.get('q')?.trim();
  const wait = isSearch ? options.searchLimit.count(visitor) : 0;
  if (wait > 0) throw tooManyAttempts(wait);
  const originForAll = memory.originIn(request);
  const make = (tags: Set<string>, query: URLSearchParams, origin: string, move?: QueryMove) =>
    options.rendering.run(visitor, async () => {
      const wanted = {
        path: address.path,
        language: address.pinned ?? language,
        country,
        pinned: address.pinned !== null,
        query,
        origin,
        tags,
        ...(move && { move }),
      };
      const isCacheable = site.isCacheable && origin === originForAll;
      const made = await makePage(options, request, wanted, isCacheable && memory.isEnabled);
      return { ...made, isCacheable: made.isCacheable && isCacheable };
    });

  // Unknown query parameters and unusual spellings of an address get the same answer.
  const read = (await site.load()).readQuery(address.path, requestedQuery);
  const isAllRead = read.size === requestedQuery.size && isPageItself(address.path);
  const move = isAllRead ? null : await options.redirects.findByQuery({ path: address.path, query: requestedQuery });
  if (move !== null) {
    const { answer } = await make(new Set(), requestedQuery, originForAll, move);
    await sendFilled(request, reply, answer, publicUrl);
    return;
  }
  const ownPath = rawPath === address.linked ? address.linked : address.canonical;
  const key = keyOf(request, memory, withQuery(ownPath, read.toString()));
  const { cache } = memory;
  const shared = cache.find(key) ?? (await cache.make(key, (tags) => make(tags, read, originForAll)));
  // A redirect keeps the whole query.
  const isLed = shared.status >= 300 && shared.status < 400 && read.size !== requestedQuery.size;
  const isOwn = isLed || framesItself(shared, request, publicUrl);
  const renderOwn = () => make(new Set(), isLed ? requestedQuery : read, originOf(request, publicUrl));
  const answer = isOwn ? (await renderOwn()).answer : shared;
  if (answer.visited !== undefined) nameRoute(request, `page ${answer.visited.page}`);
  await sendFilled(request, reply, answer, publicUrl);
  if (answer.visited !== undefined) visits.count(request.raw, answer.visited);
}

/**
 * True if two addresses differ only in which characters are percent-encoded. Such a difference is not worth a redirect.
 */
function isOtherwiseEncoded(one: string, other: string): boolean {
  return decodeURIComponent(one) === decodeURIComponent(other);
}

/** Renders a page for every address without a route; `refuse` answers methods that do not read. */
export function registerPages(app: FastifyInstance, options: PagesOptions, refuse: RouteHandlerMethod): void {
  app.setNotFoundHandler(async function answer(request, reply) {
    if (!isRead(request.method)) return refuse.call(this, request, reply);
    await sendPage(options, request, reply).catch((error: unknown) => sendPause(request, reply, error));
    return reply;
  });
}
