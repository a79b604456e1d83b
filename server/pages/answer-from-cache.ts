import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../addresses/origin-of.ts';
import type { Config } from '../config.ts';
import type { RequestedPath } from '../addresses/requested-path.ts';
import { cookiesOf } from '../http/cookies.ts';
import { nextRequestId } from '../http/next-request-id.ts';
import { nameRoute } from '../http/route-names.ts';
import type { Visits } from '../visits/create-visits.ts';
import { choicesOf } from './choices-of.ts';
import type { Answer } from './create-answer.ts';
import type { PageMemory } from './create-page-memory.ts';
import type { CacheHits } from './cache-hits.ts';
import { sendFilled } from './origin-place.ts';
import { isHeldBy, writeAnswer } from './send-answer.ts';

export interface CachedAnswerOptions extends Pick<Config, 'publicUrl' | 'trustProxy'> {
  readonly memory: PageMemory;
  readonly visits: Visits;
  readonly cacheHits: CacheHits;
}

export const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

const isCall = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/');

/** The cache key of a page: everything in a request that its answer depends on. */
export function keyOf(requested: RequestedPath, memory: PageMemory, address = requested.raw.url ?? ''): string {
  const { language, country } = choicesOf(requested.raw.headers.cookie);
  return `${memory.originIn(requested)} ${language} ${country} ${address}`;
}

/** True for a page with a frame of the requested host. Only rendering it for that host leaves the frame out. */
export const framesItself = ({ placed }: Answer, requested: RequestedPath, publicUrl: string | undefined): boolean =>
  placed !== undefined && placed.frames.length > 0 && placed.frames.includes(originOf(requested, publicUrl));

/**
 * The cached answer to a request: a page, or a call that reads. The latter are for visitors only, because a session can
 * change the answer.
 */
function findCached(requested: RequestedPath, { memory, publicUrl }: CachedAnswerOptions): Answer | undefined {
  const { method, url = '', headers } = requested.raw;
  if (!isRead(method)) return undefined;
  const { cache } = memory;
  if (isCall(requested.raw)) {
    const isVisitor = headers.cookie === undefined || cookiesOf(requested.raw)['session'] === undefined;
    return isVisitor ? cache.find(url) : undefined;
  }
  const page = cache.find(keyOf(requested, memory));
  return page === undefined || framesItself(page, requested, publicUrl) ? undefined : page;
}

/**
 * The protocol that the visitor used; undefined if only Fastify can determine it, such as with a list of proxy
 * addresses.
 */
function protocolOf(
  { headers, socket }: IncomingMessage,
  trusts: Config['trustProxy'],
): RequestedPath['protocol'] | undefined {
  const forwarded = headers['x-forwarded-proto'];
  if (forwarded === undefined || trusts === false) return 'http';
  if (typeof trusts === 'object') return undefined;
  if (trusts !== true && !trusts(socket.remoteAddress ?? '', 0)) return 'http';
  if (forwarded === 'https' || forwarded === 'http') return forwarded;
  return undefined;
}

/** Gives every request to `answer` first. The existing listeners receive those that it does not answer. */
function listenFirst(server: Server, answer: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const other of others) Reflect.apply(other, server, [request, response]);
  });
}

/**
 * Answers from the cache before anything else handles the request; register it first. Complete answers are written
 * before Fastify creates its request objects, which would cost more than sending the answer. Answers with placeholders,
 * and all requests if each is logged, are answered from the cache in Fastify's first hook.
 */
export function answerFromCache(app: FastifyInstance, options: CachedAnswerOptions): void {
  const { cacheHits, publicUrl, trustProxy, visits } = options;
  app.addHook('onRequest', (request, reply, done) => {
    const cached = findCached(request, options);
    if (cached === undefined) return done();
    if (cached.visited !== undefined) nameRoute(request, `page ${cached.visited.page}`);
    void sendFilled(request, reply, cached, publicUrl);
    if (cached.visited !== undefined) visits.count(request.raw, cached.visited);
  });

  const logsAll = app.log.level === 'debug' || app.log.level === 'trace';
  if (logsAll) return;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  listenFirst(app.server, (raw, response) => {
    const protocol = protocolOf(raw, trustProxy);
    if (protocol === undefined || isClosing) return false;
    const requested = { raw, protocol };
    const cached = findCached(requested, options);
    if (cached === undefined || (cached.placed !== undefined && !isHeldBy(requested, cached))) return false;
    try {
      writeAnswer(requested, response, cached, nextRequestId());
      cacheHits.note(cached.visited === undefined && isCall(raw), response.statusCode);
      if (cached.visited !== undefined) visits.count(raw, cached.visited);
    } catch (error) {
      app.log.error({ err: error }, 'A finished response could not be sent');
      response.destroy();
    }
    return true;
  });
}
