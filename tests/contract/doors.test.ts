import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callGroups } from '../../calls/index.ts';
import type { Call } from '../../calls/model/call.ts';
import { enquiries } from '../../content/enquiries/index.ts';
import { apiNameOf } from '../../fields/field.ts';
import { pages } from '../../site/pages.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { growth, mostGrowth } from '../support/processor-time.ts';
import { sweep } from '../support/sweep.ts';

// A visitor without a login cannot stop the site: the cost of each request is in proportion to its length.

let app: OpenApp;
beforeAll(async () => {
  // Forwarded addresses are trusted, as behind a proxy.
  app = await openApp({ environment: { TRUST_PROXY: '1', PUBLIC_URL: 'https://screens.example' } });
  const add = async (url: string, payload: object) => {
    expect((await app.administer({ method: 'POST', url, payload })).statusCode).toBe(201);
  };
  await add('/api/en/category/add', { name: { en: 'Screens', ar: 'الشاشات' } });
  await add('/api/en/products', { name: { en: 'The Vision of light', ar: 'رؤية من نور' } });
});
afterAll(() => app.close());

/** Repeated texts that make careless parsers backtrack. Something that never matches is put before and behind them. */
const signs = [
  ' \t"\'%&=;,:/\\.-+*@#?!|[](){}<>0a'.split(''),
  ['a&', 'a=;', '%25', '[a', '</', '<!--', '1.', '1×', '**a', 'a b ', 'a@', '; ', '""', '\\"', '//', 'A-'],
  ['\u00A0', '\u064B', '\u0640', '\u200B', '\u202E', 'ا', 'وال', '٣', '🌕', 'é'],
].flat();

const run = (sign: string, length: number): string => sign.repeat(Math.max(1, Math.floor(length / sign.length)));
const hostile = (sign: string, length: number): string => `a${run(sign, length)}\u0001!x`;

/** Node accepts headers of 16 KB in total, including the address; calls accept bodies of 64 KB from visitors. */
const mostInHeaders = 14_000;
const mostInBody = 60_000;
/** Milliseconds below which a cost does not count. */
const floor = 40;

let sent = 0;
/** Sends each request from another address, because visitors are limited by address. */
function ask(request: InjectOptions): Promise<unknown> {
  sent += 1;
  return app.visit({ ...request, remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` });
}

/** Returns the texts for which ten times the input costs far more than ten times the time, with the factor. */
async function dearSigns(requestOf: (sign: string, share: number) => InjectOptions): Promise<readonly string[]> {
  const dear: string[] = [];
  for (const sign of signs) {
    const grown = await growth((times) => ask(requestOf(sign, times / 10)), floor);
    if (grown > mostGrowth) dear.push(`${JSON.stringify(sign)} ×${Math.round(grown)}`);
  }
  return dear;
}

const addressOf = (path: string, part = '1'): string => path.replace(/:\w+[?*]?/g, part);
const written = (sign: string, length: number): string => {
  const share = length / encodeURIComponent(sign).length;
  return encodeURIComponent(hostile(sign, share * sign.length));
};

const queries = ['q', 'kind', 'token', 'category', 'ids', 'minSize', 'blog', 'sent', 'lang', 'languages'];
const withQuery =
  (url: string) =>
  (sign: string, share: number): InjectOptions => {
    const each = (mostInHeaders * share) / queries.length;
    return { url: `${url}?${queries.map((name) => `${name}=${written(sign, each)}`).join('&')}` };
  };

/** A single parameter may fill the whole address. */
const withOneQuery =
  (url: string, name: string) =>
  (sign: string, share: number): InjectOptions => ({ url: `${url}?${name}=${written(sign, mostInHeaders * share)}` });

const withPath =
  (path: string) =>
  (sign: string, share: number): InjectOptions => ({ url: addressOf(path, written(sign, mostInHeaders * share)) });

/** Every header that the server reads, each as long as all headers together may be. */
function headersOf(sign: string, share: number): Record<string, string> {
  const plain = /^[\t\u0020-\u007E\u00A0-\u00FF]+$/.test(sign) ? sign : encodeURIComponent(sign);
  const text = run(plain, mostInHeaders * share);
  return {
    cookie: `lang=en${text}; session=${text}""x; a=${text}""x; form=${text}`,
    'user-agent': `Mozilla/5.0 ${text}x`,
    'accept-language': `ar${text}x`,
    'accept-encoding': `gzip${text}x`,
    accept: `text/html${text}x`,
    forwarded: `for=${text}x`,
    'x-forwarded-for': `1${text}x`,
    'x-forwarded-host': `a${text}x`,
    'x-forwarded-proto': `https${text}x`,
    referer: `https://screens.example/${text}x`,
    'if-none-match': `"${text}x`,
    'if-modified-since': `${text}x`,
    range: `bytes=${text}x`,
  };
}
const withHeaders =
  (url: string, request: InjectOptions = {}) =>
  (sign: string, share: number): InjectOptions => ({
    url,
    ...request,
    headers: { host: 'screens.example', ...headersOf(sign, share), ...request.headers },
  });

const openCalls = callGroups
  .flatMap(({ calls }) => Object.values(calls))
  .filter(({ access }) => access !== 'administrator');
const urlOf = ({ path, hasLanguage }: Call): string => `/api${hasLanguage ? '/en' : ''}${path}`;
const reads = openCalls.filter(({ method }) => method === 'GET').map(urlOf);
const writes = openCalls.filter(({ method }) => method !== 'GET').map((call) => [call.method, urlOf(call)] as const);
const posts = writes.filter(([method]) => method === 'POST');
const files = [
  ['/robots.txt', '/sitemap.xml', '/theme.css', '/favicon.ico', '/manifest.webmanifest'],
  [
    '/uploads/:name',
    '/thumbnails/:name',
    '/images/:name',
    '/icons/:name.svg',
    '/dashboard/:screen',
    '/healthz',
    '/api/session',
  ],
].flat();

describe('what a visitor asks for costs in proportion to what he sends', () => {
  it.each(sweep('addresses under load', [...reads, ...files], { keyOf: (url) => url }))(
    'GET %s',
    async (url) => {
      const address = addressOf(url);
      // A request for all languages needs a session, so its cookies are read.
      expect(await dearSigns(withHeaders(`${address}?languages=all`))).toEqual([]);
      for (const requestOf of [withQuery(address), withPath(url)]) expect(await dearSigns(requestOf)).toEqual([]);
    },
    120_000,
  );

  it.each(
    sweep(
      'pages under load',
      pages.map(({ path }) => `/en${path}`),
      { keyOf: (path) => path },
    ),
  )(
    'the page %s',
    async (path) => {
      const address = addressOf(path);
      expect(await dearSigns(withHeaders(address))).toEqual([]);
      for (const requestOf of [withQuery(address), withPath(path)]) expect(await dearSigns(requestOf)).toEqual([]);
    },
    120_000,
  );

  it.each([
    ['/api/en/search', 'q'],
    ['/en/search', 'q'],
    ['/en/products', 'q'],
    ['/en/compare', 'ids'],
    ['/en/our-community', 'blog'],
  ])(
    '%s, asked for %s alone',
    async (url, name) => {
      expect(await dearSigns(withOneQuery(url, name))).toEqual([]);
    },
    120_000,
  );

  it('an address that nothing answers', async () => {
    expect(await dearSigns(withPath('/:any'))).toEqual([]);
    expect(await dearSigns(withPath('/en/:any/1'))).toEqual([]);
    expect(await dearSigns(withPath('/api/en/:any'))).toEqual([]);
    const slashes = (share: number) => '/'.repeat(mostInHeaders * share);
    expect(await growth((times) => ask({ url: `/en${slashes(times / 10)}x` }), floor)).toBeLessThan(mostGrowth);
    expect(await growth((times) => ask({ url: `/api${slashes(times / 10)}x` }), floor)).toBeLessThan(mostGrowth);
  }, 120_000);
});

/** The fields of a visitor's body, each with the kind of enquiry that has it. */
const bodies = [
  ...enquiries.flatMap(({ kind, fields }) =>
    Object.entries(fields).map(([name, field]) => [kind, apiNameOf(name, field)] as const),
  ),
  ...[
    'username',
    'text',
    'author_name',
    'content',
    'commenter_name',
    'post_id',
    'email',
    'page',
    'password',
    'kind',
  ].map((name) => ['plain', name] as const),
];
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };

describe('what a visitor sends costs in proportion to its length', () => {
  it.each(sweep('writing calls under load', writes, { keyOf: (call) => call.join(' ') }))(
    '%s %s by its headers',
    async (method, path) => {
      const url = addressOf(path);
      const payload = { email: 'a@screens.example' };
      // Without headers about its origin, the cookies decide whether the request has a session.
      expect(await dearSigns(withHeaders(url, { method, payload }))).toEqual([]);
      const own = { 'sec-fetch-site': 'same-origin' };
      expect(await dearSigns(withHeaders(url, { method, payload, headers: own }))).toEqual([]);
      const from = (sign: string, share: number): InjectOptions => ({
        method,
        url,
        headers: { origin: `https://${run(sign, mostInHeaders * share)}x` },
      });
      expect(await dearSigns(from)).toEqual([]);
    },
    120_000,
  );

  it.each(sweep('fields of messages under load', bodies, { keyOf: (body) => body.join(' ') }))(
    'a message of the kind %s with a long %s, as JSON',
    async (kind, name) => {
      const url = '/api/en/send-email';
      const payloadOf = (sign: string, share: number) => ({ kind, [name]: hostile(sign, mostInBody * share) });
      const requestOf = (sign: string, share: number) =>
        ({ method: 'POST', url, payload: payloadOf(sign, share) }) as const;
      expect(await dearSigns(requestOf)).toEqual([]);
    },
    120_000,
  );

  it.each(sweep('posting calls under load', posts, { keyOf: (call) => call.join(' ') }))(
    '%s %s, as JSON, as a form and in parts',
    async (method, path) => {
      const url = addressOf(path);
      const names = bodies.map(([, name]) => name);
      const json = (sign: string, share: number): InjectOptions => {
        const each = (mostInBody * share) / names.length;
        return { method, url, payload: Object.fromEntries(names.map((name) => [name, hostile(sign, each)])) };
      };
      const urlencoded = (sign: string, share: number): InjectOptions => ({
        method,
        url,
        headers: form,
        payload: run(sign, mostInBody * share),
      });
      const multipart = (sign: string, share: number): InjectOptions => ({
        method,
        url,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload:
          `--x\r\nContent-Disposition: form-data; name="${run(sign, mostInBody * share)}"\r\n\r\n` +
          `${run(sign, mostInBody * share)}\r\n--x--\r\n`,
      });
      for (const requestOf of [json, urlencoded, multipart]) expect(await dearSigns(requestOf)).toEqual([]);
    },
    120_000,
  );
});
