import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { clientNetworks } from '../accounts/client-networks.ts';
import type { SearchPace } from '../search/search-pace.ts';
import type { Visits } from '../visits/create-visits.ts';
import { choicesOf } from './choices-of.ts';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import type { Keeper } from './create-keeper.ts';
import { makePage, type PageSources } from './make-page.ts';
import { originOf } from './origin-of.ts';
import { readPageAddress } from './read-page-address.ts';
import { sendAnswer } from './send-answer.ts';
import { smallPage, smallPagePolicy } from './small-page.ts';

export interface PagesOptions extends PageSources {
  readonly keeper: Keeper;
  readonly publicUrl: string | undefined;
  readonly visits: Visits;
  /** Shared with the search's call: a page of results costs as much. */
  readonly searchPace: SearchPace;
}

/** The page of results. */
const searchPath = '/search';
const everyEncoding: readonly Encoding[] = ['br', 'gzip'];
const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** What a kept page depends on; nothing else of a request can change it. */
function keyOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const { language, country } = choicesOf(request.raw.headers.cookie);
  return `${originOf(request, publicUrl)} ${language} ${country} ${request.url}`;
}

/** Answers with a kept page before anything else looks at the request; register it first. */
export function answerKeptPages(
  app: FastifyInstance,
  { keeper, publicUrl, visits }: Pick<PagesOptions, 'keeper' | 'publicUrl' | 'visits'>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const kept = isRead(request.raw.method ?? '') ? keeper.find(keyOf(request, publicUrl)) : undefined;
    if (kept === undefined) return done();
    sendAnswer(request, reply, kept);
    if (kept.visited !== undefined) visits.count(request.raw, kept.visited);
  });
}

/** Tells somebody who searches in a loop to wait, without drawing a page for it. */
function sendPause(reply: FastifyReply, language: Language, seconds: number): void {
  const title = callMessage('tooManyAttempts', language, { seconds });
  reply
    .code(429)
    .headers({ 'retry-after': seconds, 'cache-control': 'no-store', 'content-security-policy': smallPagePolicy })
    .type('text/html; charset=utf-8')
    .send(smallPage({ language, title }));
}

/** Draws the page of an address that nothing else answers; or the page for unknown addresses. */
async function sendPage(options: PagesOptions, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { keeper, publicUrl, visits } = options;
  const [rawPath = '/', ...afterQuestionMark] = request.url.split('?');
  const search = afterQuestionMark.join('?');
  const address = readPageAddress(rawPath);
  if (address.canonical !== rawPath && !isOtherwiseEncoded(rawPath, address.canonical)) {
    await reply.redirect(search === '' ? address.canonical : `${address.canonical}?${search}`, 301);
    return;
  }

  const { language, country } = choicesOf(request.raw.headers.cookie);
  const isSearch = address.path.toLowerCase() === searchPath && new URLSearchParams(search).get('q')?.trim();
  const wait = isSearch ? options.searchPace.count(clientNetworks(request)) : 0;
  if (wait > 0) return sendPause(reply, address.pinned ?? language, wait);
  const make = (tags: Set<string>, encodings: readonly Encoding[]) =>
    makePage(options, request, {
      path: address.path,
      language: address.pinned ?? language,
      country,
      pinned: address.pinned !== null,
      query: new URLSearchParams(search),
      origin: originOf(request, publicUrl),
      tags,
      encodings,
    });

  // Whoever adds a query or writes an address in an odd way gets the page, but no place in memory.
  const isKeepable = options.site.mayKeep && [address.canonical, address.linked].includes(request.url);
  const answer = isKeepable
    ? await keeper.make(keyOf(request, publicUrl), (tags) => make(tags, everyEncoding))
    : (await make(new Set(), [chooseEncoding(request.headers['accept-encoding'])])).answer;
  sendAnswer(request, reply, answer);
  if (answer.visited !== undefined) visits.count(request.raw, answer.visited);
}

/** True when two addresses differ only in which signs are written as `%xx`: the same page, not worth a redirect. */
function isOtherwiseEncoded(one: string, other: string): boolean {
  return decodeURIComponent(one) === decodeURIComponent(other);
}

/** Every address that nothing else answers is a page; `refuse` answers what no page is asked by. */
export function registerPages(app: FastifyInstance, options: PagesOptions, refuse: RouteHandlerMethod): void {
  app.setNotFoundHandler(async function answer(request, reply) {
    if (!isRead(request.method)) return refuse.call(this, request, reply);
    await sendPage(options, request, reply);
    return reply;
  });
}
