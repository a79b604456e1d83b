import { collections } from '../../content/collections/index.ts';
import { callsOf } from '../../calls/records.ts';
import type { OpenRoute } from '../support/note-routes.ts';

/** A route without the language of its address: `GET /api/{language}/products` stands for both. */
const inEveryLanguage = (url: string): string => url.replace(/^\/api\/(?:en|ar)(?=\/)/, '/api/{language}');

/** Pages are no routes of their own; these are the files and calls beside them that anybody may read. */
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
  // Whoever has the address of an offer in his letter reads and answers it there; another address is a page that is not there.
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
  // Whoever has the link of an invitation has no session yet.
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

/** A route by its name, the same in both languages, as the lists above write it. */
export const nameOf = ({ method, url }: OpenRoute): string => `${method} ${inEveryLanguage(url)}`;

/** True for what anybody may call. Whatever nobody has put on a list here must be refused without a session. */
export const isOpen = (route: OpenRoute): boolean => open.has(nameOf(route));

/** True for what changes something. */
export const isWrite = ({ method }: OpenRoute): boolean => !isReadMethod(method);

/** The names of everything that is open, so that none is left on the lists that no longer exists. */
export const openNames: ReadonlySet<string> = open;

/** Routes that requests can be sent to; the framework adds others for itself. */
export const isReal = ({ method, url }: OpenRoute): boolean => method !== 'OPTIONS' && url !== '*';

/** An address of a route, with `value` in every place that a request fills in. */
export const addressOf = ({ url }: OpenRoute, value: string): string => url.replace(/:\w+|\*/g, value);
