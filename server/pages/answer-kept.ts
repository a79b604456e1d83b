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
import type { KeptCounts } from './kept-counts.ts';
import { sendFilled } from './origin-place.ts';
import { isHeldBy, writeAnswer } from './send-answer.ts';

export interface KeptOptions extends Pick<Config, 'publicUrl' | 'trustProxy'> {
  readonly memory: PageMemory;
  readonly visits: Visits;
  readonly keptCounts: KeptCounts;
}

export const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

const isCall = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/');

/** What a kept page depends on; nothing else of a request can change it. */
export function keyOf(asked: Asked, memory: PageMemory, address = asked.raw.url ?? ''): string {
  const { language, country } = choicesOf(asked.raw.headers.cookie);
  return `${memory.originIn(asked)} ${language} ${country} ${address}`;
}

/** True for a page with a frame of the very host it is asked by, which only a drawing for that host leaves out. */
export const framesItself = ({ placed }: Answer, asked: Asked, publicUrl: string | undefined): boolean =>
  placed !== undefined && placed.frames.length > 0 && placed.frames.includes(originOf(asked, publicUrl));

/**
 * What a request is answered with, if that is kept: a page, or an answer of the interface. The latter are for visitors;
 * who is logged in may be answered otherwise.
 */
function findKept(asked: Asked, { memory, publicUrl }: KeptOptions): Answer | undefined {
  const { method, url = '', headers } = asked.raw;
  if (!isRead(method)) return undefined;
  const { keeper } = memory;
  if (isCall(asked.raw)) {
    const isVisitor = headers.cookie === undefined || cookiesOf(asked.raw)['session'] === undefined;
    return isVisitor ? keeper.find(url) : undefined;
  }
  const page = keeper.find(keyOf(asked, memory));
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
 * Answers with what is kept before anything else looks at the request; register it first. Whole answers are written
 * before the framework makes anything of a request, which would cost more than sending them. Those that must be filled,
 * and all requests where each of them is logged, meet the same answer as the framework's first step.
 */
export function answerKept(app: FastifyInstance, options: KeptOptions): void {
  const { keptCounts, publicUrl, trustProxy, visits } = options;
  app.addHook('onRequest', (request, reply, done) => {
    const kept = findKept(request, options);
    if (kept === undefined) return done();
    if (kept.visited !== undefined) nameRoute(request, `page ${kept.visited.page}`);
    void sendFilled(request, reply, kept, publicUrl);
    if (kept.visited !== undefined) visits.count(request.raw, kept.visited);
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
    const kept = findKept(asked, options);
    if (kept === undefined || (kept.placed !== undefined && !isHeldBy(asked, kept))) return false;
    try {
      writeAnswer(asked, response, kept, nextRequestId());
      keptCounts.note(kept.visited === undefined && isCall(raw), response.statusCode);
      if (kept.visited !== undefined) visits.count(raw, kept.visited);
    } catch (error) {
      app.log.error({ err: error }, 'A finished answer could not be sent');
      response.destroy();
    }
    return true;
  });
}
