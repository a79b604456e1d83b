import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections } from '../../content/collections/index.ts';
import { acceptedKinds } from '../../content/derive/accepted-kinds.ts';
import { apiNameOf } from '../../fields/field.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { svg } from './corpora/svg.ts';
import { fillSite, type FilledSite } from './fill-site.ts';
import { pageWeaknesses } from './page-weaknesses.ts';

let server: OpenApp;
let site: FilledSite;
beforeAll(async () => {
  server = await openApp();
  site = await fillSite(server, 'Screen');
});
afterAll(() => server.close());

const drawing = (content: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">' +
  `<path d="M0 0h9v9z"/>${content}</svg>`;

const active = /<(?:\w+:)?(?:script|foreignobject|animate|set|handler|listener|iframe|embed|feimage|x-attack)\b/i;
const loading = /evil\.example|@import|javascript|\son\w+=/i;

/** Returns what is wrong with an SVG as it is served. */
async function defectsOf(name: string): Promise<string[]> {
  // A file that no published page uses is served to administrators only.
  const { headers, body } = await server.administer({ url: `/uploads/${name}` });
  const policy = String(headers['content-security-policy']);
  return [
    ...(headers['content-type'] === 'image/svg+xml' ? [] : [`served as ${String(headers['content-type'])}`]),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['sniffed']),
    ...(policy.includes('sandbox') && policy.includes("default-src 'none'") ? [] : [`policy ${policy}`]),
    ...(active.test(body) || loading.test(body) ? [body] : []),
    ...pageWeaknesses(`<!doctype html><html><body>${body}</body></html>`),
  ];
}

const asForm = (name: string, content: string) => {
  const form = new FormData();
  form.append(name, new Blob([content], { type: 'image/png' }), 'drawing.svg');
  return form;
};

/** The fields of records that accept an image. */
const fields = collections.flatMap(({ base, fields }) =>
  Object.entries(fields)
    .filter(([, field]) => acceptedKinds(field)?.includes('image'))
    .map(([name, field]) => ({ base, part: apiNameOf(name, field) })),
);

/** Returns what is wrong with the SVG after its upload; empty when the upload was refused. */
async function defectsAfter({ statusCode, body }: LightMyRequestResponse, name: string): Promise<string[]> {
  if (statusCode === 400 || statusCode === 415) return [];
  return statusCode < 300 ? defectsOf(JSON.parse(body)[name]) : [`${statusCode} ${body}`];
}

it.each(svg)('%s is left out of a drawing that comes into the library', async (content) => {
  const payload = asForm('file', drawing(content));
  const added = await server.administer({ method: 'POST', url: '/api/en/media', payload });
  expect(await defectsAfter(added, 'name')).toEqual([]);
});

it('no field of a record takes one in otherwise', async () => {
  expect(fields.length).toBeGreaterThan(20);
  for (const [index, { base, part }] of fields.entries()) {
    const payload = asForm(part, drawing(svg[index % svg.length] ?? ''));
    const url = `/api/en/${site.places.get(base) ?? ''}`;
    const changed = await server.administer({ method: 'PUT', url, payload });
    expect(await defectsAfter(changed, part), `${base}.${part}`).toEqual([]);
  }
});
