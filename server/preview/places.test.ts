import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import { collections } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { editTargetName } from '../../content/edit-target.ts';
import { landingSettings } from '../../content/landing-settings.ts';
import { popupSettings } from '../../content/popup-settings.ts';
import { companySettings, emiratesSettings, saudiSettings } from '../../content/settings.ts';
import { type Field, type Fields, apiNameOf } from '../../fields/field.ts';
import { largestId } from '../../fields/record-id.ts';
import { type Language, languages } from '../../language/languages.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';
import { visibleText } from '../../tests/support/render-site.ts';
import { sampleMp4 } from '../../tests/support/sample-files.ts';
import { uploadPicture } from '../../tests/support/upload-picture.ts';
import type { PreviewRequest } from './read-unsaved.ts';

let server: OpenApp;
let picture: number;
let film: number;
beforeAll(async () => {
  server = await openApp();
  picture = await uploadPicture(server);
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(sampleMp4())]), 'film.mp4');
  film = (await server.administer({ method: 'POST', url: '/api/en/media', payload })).json().id;
});
afterAll(() => server.close());

const isText = ({ kind }: Field): boolean => ['text', 'long-text', 'rich-text'].includes(kind);
const isFile = ({ kind }: Field): boolean => kind === 'image' || kind === 'media';
const itemOf = (field: Field): Fields => ('item' in field && typeof field.item === 'object' ? { ...field.item } : {});

/** Texts that no other value of the page contains. */
const wordsOf = (path: string) => ({ en: `Words of ${path}.`, ar: `كلمات ${path}.` });

/** A record with a value in every text and picture, under API names. */
function filled(fields: Fields, path: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const apiName = apiNameOf(name, field);
      if (isText(field)) return [[apiName, wordsOf(path + name)]];
      if (isFile(field)) return [[apiName, picture]];
      if (name === 'active') return [[apiName, 1]];
      if (field.kind === 'link') return [[apiName, '/contact']];
      const item = itemOf(field);
      if (Object.keys(item).length === 0) return [];
      const inside = filled(item, `${path}${name}-`);
      return [[apiName, [Object.keys(item).join() === 'value' ? inside['value'] : inside]]];
    }),
  );
}

/** The paths of all texts in some fields, with their values. */
function textsOf(
  fields: Fields,
  path: readonly string[],
  words: string,
): readonly (readonly [readonly string[], string])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (isText(field)) return [[[...path, name], words + name] as const];
    const item = itemOf(field);
    const isPlain = Object.keys(item).join() === 'value';
    const inside = textsOf(item, [...path, name, 'new'], `${words}${name}-`);
    return isPlain ? inside.map(([, own]) => [[...path, name, '0'], own] as const) : inside;
  });
}

async function parentOf({ parent }: Collection): Promise<number | null> {
  if (parent === undefined) return null;
  const { createdAt } = legacyApiOf(parent);
  const texts = Object.entries(filled(parent.fields, `${parent.base} `)).filter(([, value]) => !Array.isArray(value));
  const payload = Object.fromEntries(texts.filter(([, value]) => typeof value === 'object'));
  const answer = await server.administer({ method: 'POST', url: `/api/en/${parent.base}${createdAt}`, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

async function preview(collection: Collection, language: Language): Promise<string> {
  const category_id = await parentOf(collection);
  const fields = {
    ...filled(collection.fields, `${collection.base} `),
    ...(collection.base === 'productssectionten' && { icon: film }),
  };
  return renderPreview({ language, base: collection.base, id: null, category_id, fields });
}

async function renderPreview(request: PreviewRequest): Promise<string> {
  const answer = await server.administer({
    method: 'POST',
    url: '/dashboard/preview',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ request: JSON.stringify(request) }).toString(),
  });
  expect([request.base, answer.statusCode]).toEqual([request.base, 200]);
  return answer.body;
}

/** The edit targets in a page. Normalizes the random keys of new items. */
const named = (body: string): readonly string[] =>
  [...body.matchAll(/data-place="([^"]*)"/g)].map(([, name = '']) => name.replaceAll(/:[\da-f]{8}:/g, ':new:'));

const shown = collections.filter(({ page }) => page !== undefined);
const settingsGroups: readonly Collection[] = [
  companySettings,
  saudiSettings,
  emiratesSettings,
  popupSettings,
  landingSettings,
];

describe.each([...shown, ...settingsGroups])('the preview of $base', (collection) => {
  it.each(languages)('names the place of every text that it shows (%s)', async (language) => {
    const body = await preview(collection, language);
    const seen = visibleText(body);
    const id = settingsGroups.includes(collection) ? 1 : largestId;
    const unnamed = textsOf(collection.fields, [], `${collection.base} `).filter(
      ([path, words]) =>
        seen.includes(wordsOf(words)[language]) &&
        !named(body).includes(editTargetName({ base: collection.base, id, path, language })),
    );
    expect(unnamed.map(([path]) => path.join('.'))).toEqual([]);
  });
});

describe('the preview of a product', () => {
  it('names its pictures, each by its own field, though they are one file, and the groups of its page', async () => {
    const features = [{ title: wordsOf('feature'), image: picture }];
    const payload = { name: wordsOf('product'), banner: picture, image: picture, features };
    const body = await renderPreview({
      language: 'en',
      base: 'products',
      id: null,
      category_id: null,
      fields: payload,
    });
    const pictures = [...body.matchAll(/<img[^>]*data-place="products\/\d+\/(\w+)/g)].map(([, name]) => name);
    expect(new Set(pictures)).toEqual(new Set(['banner', 'image', 'features']));
    const sections = collections.filter(({ parent }) => parent?.base === 'products').map(({ base }) => base);
    const groups = new Set([...body.matchAll(/data-group="([^"]*)"/g)].map(([, base]) => base));
    expect(groups).toEqual(new Set(['products', ...sections]));
  });
});

/** The addresses in a sitemap, and in the sitemaps it lists. */
async function addressesIn(map: string): Promise<readonly string[]> {
  const { body } = await server.visit(map);
  const urls = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => new URL(at.replaceAll('&amp;', '&')));
  const found = urls.map(({ pathname, search }) => pathname + search);
  const below = await Promise.all(found.filter((at) => at.endsWith('.xml')).map(addressesIn));
  return [...found.filter((at) => !at.endsWith('.xml')), ...below.flat()];
}

it('visitors find neither places nor groups on any page', async () => {
  const paths = [...new Set([...(await addressesIn('/sitemap.xml')), '/', '/search', '/compare'])];
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const { body, statusCode } = await server.visit(path);
    expect([path, statusCode, /data-(?:place|group)|place-label/.test(body)]).toEqual([path, 200, false]);
  }
});
