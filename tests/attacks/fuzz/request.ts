import fc, { type Arbitrary } from 'fast-check';
import { callGroups } from '../../../calls/index.ts';
import type { Call, Body as SentBody } from '../../../calls/model/call.ts';
import { acceptedKinds } from '../../../content/derive/accepted-kinds.ts';
import { enquiries } from '../../../content/enquiries/index.ts';
import { type Fields, apiNameOf } from '../../../fields/field.ts';
import { sampleOf } from '../../../fields/fixtures.ts';
import { script } from '../corpora/script.ts';
import { traversal } from '../corpora/traversal.ts';
import { hostileText, nearRecord } from './values.ts';
import { writtenBodies, writtenEndings, writtenQueries } from './written-bodies.ts';

/** A request as it is sent; it is printed when it makes the server fail. */
export interface FuzzRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  /** Whether it is sent with the administrator's session. */
  readonly isAdministrator: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Body = Readonly<Record<string, unknown>>;

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';

/** A valid value for every field of a declaration; the id 1 for a file. */
const rightBody = (fields: Fields): Body =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      apiNameOf(name, field),
      acceptedKinds(field) === undefined ? sampleOf(field, 'en', 1) : 1,
    ]),
  );

const isOfRecord = (body: SentBody | null): boolean => body?.is === 'fields' && body.collection !== undefined;

/** The valid bodies of a call. Near ones are derived from them. */
function rightBodies({ method, path, body }: Call): readonly Body[] {
  if (path === '/send-email') return enquiries.map(({ kind, fields }) => ({ kind, fields: rightBody(fields) }));
  if (body?.is === 'fields') {
    return [{ ...rightBody(body.fields), ...(isOfRecord(body) && { category_id: 1, version: 1 }) }];
  }
  const ending = Object.keys(writtenEndings).find((ending) => path.endsWith(ending)) ?? '';
  return [writtenBodies[`${method} ${path}`] ?? writtenEndings[ending] ?? {}];
}

/** `undefined` has no JSON text; it is sent as an empty string. */
const printed = (value: unknown): string => {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const boundary = 'x-boundary';

function toMultipart(body: Body): string {
  const parts = Object.entries(body).map(([name, value]) => {
    const quoted = name.replaceAll(/["\r\n]/g, '');
    const isFile = /image|file|logo|media|video|mark/i.test(name);
    const head = `content-disposition: form-data; name="${quoted}"${isFile ? '; filename="a.svg"' : ''}`;
    return `--${boundary}\r\n${head}\r\n\r\n${isFile ? svg : printed(value)}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

interface Sent {
  readonly type: string;
  readonly text: string;
}

const toForm = (body: Body): string =>
  new URLSearchParams(Object.entries(body).map(([name, value]) => [name, printed(value).toWellFormed()])).toString();

const multipart = `multipart/form-data; boundary=${boundary}`;

/** Bodies that are invalid for every call. */
const otherBodies: readonly Sent[] = [
  { type: 'application/json', text: '' },
  { type: 'application/json', text: 'null' },
  { type: 'application/json', text: '[]' },
  { type: 'application/json', text: '"x"' },
  { type: 'application/json', text: '{"a":1,"a":2}' },
  { type: 'application/json; charset=utf-16', text: '{}' },
  { type: 'multipart/form-data', text: 'x' },
  { type: 'multipart/form-data; boundary=', text: '--\r\n' },
  { type: 'text/plain', text: 'x' },
  { type: '', text: 'x' },
  { type: 'application/octet-stream', text: '\0'.repeat(100) },
];

type Write = (body: Body) => Sent;

/** The encodings of a body, valid and broken ones. A body is encoded only in the chosen one. */
const writing: Arbitrary<Write> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.constant<Write>((body) => ({ type: 'application/json', text: JSON.stringify(body) })),
  },
  {
    weight: 3,
    arbitrary: fc.constant<Write>((body) => ({ type: 'application/x-www-form-urlencoded', text: toForm(body) })),
  },
  { weight: 4, arbitrary: fc.constant<Write>((body) => ({ type: multipart, text: toMultipart(body) })) },
  {
    weight: 1,
    arbitrary: fc.nat(200).map((cut): Write => (body) => ({
      type: multipart,
      text: toMultipart(body).slice(0, -cut - 1),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.nat(20).map((cut): Write => (body) => ({
      type: 'application/json',
      text: JSON.stringify(body).slice(0, -cut - 1),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...otherBodies).map(
      (sent): Write =>
        () =>
          sent,
    ),
  },
);

const id = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('1', '2', '3') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('0', '-1', '1.5', '999999999', '2147483648', '99999999999999999999', '1e3', '0x1', '٣'),
  },
  {
    weight: 2,
    arbitrary: fc.oneof(fc.constantFrom(...traversal, ...script), hostileText).map((text) =>
      text
        .slice(0, 2000)
        .toWellFormed()
        .replaceAll(/[^\w.%/-]/gu, (character) => encodeURIComponent(character)),
    ),
  },
);

const query = fc
  .dictionary(
    fc.constantFrom(...Object.keys(writtenQueries)),
    fc.oneof(fc.constantFrom(...Object.values(writtenQueries)), hostileText),
    { maxKeys: 3 },
  )
  .map((given) =>
    Object.entries(given)
      .map(([name, value]) => `${name}=${encodeURIComponent(value.slice(0, 3000).toWellFormed())}`)
      .join('&'),
  );

/** Headers that a part of a server reads. */
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'host',
    'if-none-match',
    'if-modified-since',
    'origin',
    'range',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
  ),
  fc.oneof(
    fc.constantFrom('text/html', '*/*', 'br;q=0', 'bytes=0-', 'bytes=9-1', 'lang=en', 'lang=%', 'W/"x", *', 'null', ''),
    fc.constantFrom('http://', 'https://[', '[::1]', 'a"b', 'x'.repeat(3000), ';'.repeat(500), '=;='.repeat(50)),
    hostileText.map((text) => text.slice(0, 500).replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/gu, '')),
  ),
  { maxKeys: 2 },
);

const stranger = fc.tuple(fc.nat(255), fc.nat(255)).map(([one, two]) => `203.0.${one}.${two}`);

function addressOf(path: string): Arbitrary<string> {
  const parts = path.split(/:\w+|\*/);
  const filled = fc.array(id, { minLength: parts.length - 1, maxLength: parts.length - 1 });
  return fc
    .tuple(filled, fc.option(query, { nil: '', freq: 3 }))
    .map(([ids, query]) => parts.map((part, index) => part + (ids[index] ?? '')).join('') + (query && `?${query}`));
}

interface Fuzzed {
  readonly method: FuzzRequest['method'];
  readonly path: string;
  readonly bodies: readonly Body[];
}

function toRequest({ method, path, bodies }: Fuzzed): Arbitrary<FuzzRequest> {
  const sent =
    bodies.length === 0
      ? fc.constant(null)
      : fc.tuple(fc.oneof(...bodies.map((body) => nearRecord(body))), writing).map(([body, write]) => write(body));
  const headers = fc.tuple(stranger, fc.option(oddHeaders, { nil: {}, freq: 3 }));
  return fc
    .tuple(addressOf(path), sent, headers, fc.integer({ min: 0, max: 5 }))
    .map(([url, body, [from, odd], turn]) => ({
      method,
      url,
      isAdministrator: turn > 0,
      headers: {
        'x-forwarded-for': from,
        'sec-fetch-site': 'same-origin',
        ...(body !== null && { 'content-type': body.type }),
        ...odd,
      },
      ...(body !== null && { body: body.text }),
    }));
}

const describedAs = (call: Call): Fuzzed[] =>
  (call.hasLanguage ? ['/api/en', '/api/ar'] : ['/api']).map((base) => ({
    method: call.method,
    path: base + call.path,
    bodies: call.method === 'GET' ? [] : rightBodies(call),
  }));

const collectionNames = new Set(
  callGroups.filter(({ calls }) => Object.values(calls).some(({ body }) => isOfRecord(body))).map(({ name }) => name),
);
const groups = (ofCollections: boolean) =>
  callGroups
    .filter(({ name }) => collectionNames.has(name) === ofCollections)
    .flatMap(({ calls }) => Object.values(calls));

/** The addresses that are not calls: pages, and the files beside them. */
const pages: readonly Fuzzed[] = [
  '',
  '/about',
  '/products',
  '/product/*/x',
  '/one-category/*/x',
  '/sub-category/*/x',
  '/project/*/x',
  '/search',
  '/compare',
  '/our-community',
  '/contact',
  '/register',
  '/the-vision',
  '/*',
  '/*/*/*',
].flatMap((path) =>
  ['', '/en', '/ar'].map((language): Fuzzed => ({ method: 'GET', path: language + path || '/', bodies: [] })),
);
const files: readonly Fuzzed[] = [
  '/uploads/*',
  '/images/*',
  '/thumbnails/*',
  '/icons/*',
  '/assets/*',
  '/dashboard/*',
  '/api/docs',
  '/api/form.gif',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
].map((path): Fuzzed => ({ method: 'GET', path, bodies: [] }));
const preview: Fuzzed = {
  method: 'POST',
  path: '/dashboard/preview',
  bodies: [writtenBodies['POST /dashboard/preview'] ?? {}],
};

const anyOf = (fuzzed: readonly Fuzzed[]): Arbitrary<FuzzRequest> => fc.constantFrom(...fuzzed).chain(toRequest);

/** Requests to every call, page and file of the product; most of them are nearly valid. */
export const fuzzRequest: Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 20, arbitrary: anyOf(groups(true).flatMap(describedAs)) },
  { weight: 18, arbitrary: anyOf([...groups(false).flatMap(describedAs), preview]) },
  { weight: 1, arbitrary: anyOf(pages) },
  { weight: 1, arbitrary: anyOf(files) },
);
