import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../addresses/origin-of.ts';
import type { Config } from '../config.ts';
import type { Asked } from '../addresses/asked.ts';
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

/** What a cached page depends on; nothing else of a request can change it. */
export function keyOf(asked: Asked, memory: PageMemory, address = asked.raw.url ?? ''): string {
  const { language, country } = choicesOf(asked.raw.headers.cookie);
  return `${memory.originIn(asked)} ${language} ${country} ${address}`;
}

/** True for a page with a frame of the very host it is asked by, which only a drawing for that host leaves out. */
export const framesItself = ({ placed }: Answer, asked: Asked, publicUrl: string | undefined): boolean =>
  placed !== undefined && placed.frames.length > 0 && placed.frames.includes(originOf(asked, publicUrl));

/**
 * What a request is answered with, if that is cached: a page, or an answer of the interface. The latter are for visitors;
 * who is logged in may be answered otherwise.
 */
function findCached(asked: Asked, { memory, publicUrl }: CachedAnswerOptions): Answer | undefined {
  const { method, url = '', headers } = asked.raw;
  if (!isRead(method)) return undefined;
  const { cache } = memory;
  if (isCall(asked.raw)) {
    const isVisitor = headers.cookie === undefined || cookiesOf(asked.raw)['session'] === undefined;
    return isVisitor ? cache.find(url) : undefined;
  }
  const page = cache.find(keyOf(asked, memory));
  return page === undefined || framesItself(page, asked, publicUrl) ? undefined : page;
}

/** By what a visitor asked, where that can be told without reading lists of proxies' addresses. */
function protocolOf({ headers, socket }: IncomingMessage, trusts: Config['trustProxy']): Asked['protocol'] | undefined {
  const forwarded = headers['x-forwarded-proto'];
  if (forwarded === undefined || trusts === false) return 'http';
  if (typeof trusts === 'object') return undefined;
  if (trusts !== true && !trusts(socket.remoteAddress ?? '', 0)) return 'http';
  if (forwarded === 'https' || forwarded === 'http') return forwarded;
  return undefined;
}

/** Lets `answer` have every request first; whoever listened before gets those that it leaves. */
function listenFirst(server: Server, answer: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const other of others) Reflect.apply(other, server, [request, response]);
  });
}

/**
 * Answers with what is cached before anything else looks at the request; register it first. Whole answers are written
 * before the framework makes anything of a request, which would cost more than sending them. Those that must be filled,
 * and all requests where each of them is logged, meet the same answer as the framework's first step.
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
    const asked = { raw, protocol };
    const cached = findCached(asked, options);
    if (cached === undefined || (cached.placed !== undefined && !isHeldBy(asked, cached))) return false;
    try {
      writeAnswer(asked, response, cached, nextRequestId());
      cacheHits.note(cached.visited === undefined && isCall(raw), response.statusCode);
      if (cached.visited !== undefined) visits.count(raw, cached.visited);
    } catch (error) {
      app.log.error({ err: error }, 'A finished answer could not be sent');
      response.destroy();
    }
    return true;
  });
}
