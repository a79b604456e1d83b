import { collections } from '../../content/collections/index.ts';
import { callsOf } from '../../calls/records.ts';
import type { OpenRoute } from '../support/note-routes.ts';

/** Replaces the language of a route: `GET /api/{language}/products` covers both languages. */
const inEveryLanguage = (url: string): string => url.replace(/^\/api\/(?:en|ar)(?=\/)/, '/api/{language}');

/** The files and calls that are readable without a session. Pages are not routes of their own and are missing here. */
const openReads = [
  '/.well-known/security.txt',
  '/assets/*',
  '/dashboard',
  '/dashboard/*',
  '/favicon.ico',
  '/favicon.svg',
  '/healthz',
  '/icons/:file',
  '/images/:name',
  '/manifest.webmanifest',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/thumbnails/:name',
  '/uploads/:name',
  // A customer reads and answers a quotation by the address in the email. An unknown address is answered as a missing
  // page.
  '/offers/:address',
  '/ar/offers/:address',
  '/en/offers/:address',
  '/api/sent-offer/opened.gif',
  '/api/{language}/sent-offer/pdf',
  '/api/docs',
  '/api/form.gif',
  '/api/openapi.json',
  '/api/{language}/search',
  '/api/{language}/uploads/:name',
  '/api/{language}/communitypostcomments/:id',
  '/api/{language}/communityposts/posts',
  '/api/{language}/communityposts/posts/:id/comments',
  '/api/{language}/newsletter/confirm',
  '/api/{language}/newsletter/unsubscribe',
];

/** What visitors may send, as the specification and its rulings list it. */
const openWrites = [
  'POST /api/{language}/communitypostcomments',
  'POST /api/{language}/communityposts/posts',
  'POST /api/{language}/communityposts/posts/:id/comments',
  'POST /api/{language}/send-email',
  'POST /api/{language}/newsletter',
  'POST /api/{language}/newsletter/confirm',
  'POST /api/{language}/newsletter/unsubscribe',
  'POST /api/{language}/sent-offer/accept',
  'POST /api/{language}/sent-offer/decline',
  'POST /api/{language}/sent-offer/ask',
  'POST /api/session',
  'POST /api/session/second-step',
  'POST /api/session/passkey/challenge',
  'POST /api/session/passkey',
  'DELETE /api/session',
  // An invited administrator has no session yet.
  'POST /api/{language}/invitations/open',
  'POST /api/{language}/invitations/accept',
];

const isReadMethod = (method: string): boolean => method === 'GET' || method === 'HEAD';

const open = new Set([
  ...openReads.flatMap((url) => [`GET ${url}`, `HEAD ${url}`]),
  ...collections
    .flatMap((collection) => Object.values(callsOf(collection)))
    .filter((call) => call !== null)
    .filter(({ access, method }) => access === 'everyone' && isReadMethod(method))
    .flatMap(({ path }) => [`GET /api/{language}${path}`, `HEAD /api/{language}${path}`]),
  ...openWrites,
]);

/** The name of a route, the same in both languages, as the lists above write it. */
export const nameOf = ({ method, url }: OpenRoute): string => `${method} ${inEveryLanguage(url)}`;

/**
 * True for a route that needs no session. Every route that is missing in the lists above must be refused without one.
 */
export const isOpen = (route: OpenRoute): boolean => open.has(nameOf(route));

/** True for a route that changes data. */
export const isWrite = ({ method }: OpenRoute): boolean => !isReadMethod(method);

/** The names of all open routes. A test finds list entries whose route no longer exists. */
export const openNames: ReadonlySet<string> = open;

/** True for routes of the product. Fastify adds others, such as OPTIONS. */
export const isReal = ({ method, url }: OpenRoute): boolean => method !== 'OPTIONS' && url !== '*';

/** The address of a route, with `value` in place of each path parameter. */
export const addressOf = ({ url }: OpenRoute, value: string): string => url.replace(/:\w+|\*/g, value);
