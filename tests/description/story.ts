// An administrator's program that uses only the types generated from the OpenAPI description. `node
// tests/description/story.ts ORIGIN USERNAME PASSWORD` logs in, lists, adds a record with a file, saves, publishes,
// unpublishes, and prints the answers.
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../build/client/paths.ts';

/** Stores cookies as a browser does, and sends the header `Origin`. */
function keepingCookies(origin: string): Middleware {
  const cookies = new Map<string, string>();
  return {
    onRequest({ request }) {
      request.headers.set('origin', origin);
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      return request;
    },
    onResponse({ response }) {
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
    },
  };
}

const toForm = (parts: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
};

/**
 * Returns the data of a call.
 * @throws Error with the refusal
 */
function answerOf<Data>(asked: { readonly data?: Data; readonly error?: unknown }): Data {
  if (asked.data === undefined) throw new Error(`Refused: ${JSON.stringify(asked.error)}`);
  return asked.data;
}

const [origin = '', username = '', password = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: `${origin}/api` });
client.use(keepingCookies(origin));
const inEnglish = { language: 'en' } as const;
const picture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1"/></svg>']);

const list = async () => {
  const listed = answerOf(await client.GET('/{language}/herobanner', { params: { path: inEnglish } }));
  return listed.banners.map(({ title }) => title);
};

const login = answerOf(await client.POST('/session', { body: { username, password } }));
const before = await list();
const added = answerOf(
  await client.POST('/{language}/herobanner/add', {
    params: { path: inEnglish, query: { save: 'draft' } },
    body: { title: 'Light', 'title[ar]': 'نور', info: 'A wall of light', link: '/products', image: picture },
    bodySerializer: toForm,
  }),
);
const path = { ...inEnglish, id: added.id };
const saved = answerOf(
  await client.PUT('/{language}/herobanner/{id}', {
    params: { path, query: { save: 'draft' } },
    body: { title: { en: 'More light' }, version: added.version },
  }),
);
const asDraft = await list();
const published = answerOf(
  await client.POST('/{language}/herobanner/{id}/publishing', {
    params: { path },
    body: { action: 'publish', version: saved.version },
  }),
);
const asPublished = await list();
const change = { ...inEnglish, id: published.undo ?? 0 };
const undone = answerOf(await client.POST('/{language}/revisions/{id}/undo', { params: { path: change } }));
const afterUndo = await list();
const late = await client.PUT('/{language}/herobanner/{id}', { params: { path }, body: { title: 'x', version: 1 } });

console.log(
  JSON.stringify({
    login: login.message,
    lists: { before, asDraft, asPublished, afterUndo },
    picture: added.image,
    undone: undone.message,
    late: late.response.status,
  }),
);
