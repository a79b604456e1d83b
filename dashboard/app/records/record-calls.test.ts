import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  categories,
  categoryHero,
  categoryProducts,
  heroBanners,
  products,
  projectCrew,
} from '../../../content/collections/index.ts';
import { legacyApiOf } from '../../../content/compatibility/legacy-api.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { replySettings } from '../../../content/settings.ts';
import { startValues } from '../../content/forms/read-values.ts';
import { recordCalls } from './record-calls.ts';

const reply = { message: 'Done', undo: 4 };
const state = { status: 'published', at: null, until: null, waiting: false };
const publishing = { en: state, ar: state };

/** A record as the server returns it. */
const stored = (collection: Collection, more: object = { publishing }) => ({
  ...startValues(collection, null),
  ...Object.fromEntries(
    Object.entries(legacyApiOf(collection).aliases).map(([alias, apiName]) => [
      alias,
      startValues(collection, null)[apiName],
    ]),
  ),
  id: 9,
  position: 0,
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  fallback: [],
  ...more,
});

/** The calls that were sent, with their bodies. */
let made: unknown[][] = [];

/** A fake server that gives every call this answer. */
const answering = (answer: unknown, status = 200) =>
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    made.push([`${method} ${address}`, ...(body === undefined ? [] : [JSON.parse(body)])]);
    return new Response(JSON.stringify(answer), { status });
  });

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  made = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('the records of a collection', () => {
  it('are read in both languages, with any wrapper [ADM-PROJ-03]', async () => {
    const banner = stored(heroBanners);
    answering({ banners: [banner] });
    await expect(recordCalls(heroBanners, null).list()).resolves.toEqual([banner]);
    const product = stored(categoryProducts, { publishing, category_id: 4 });
    answering({ data: [product] });
    await expect(recordCalls(categoryProducts, 4).list()).resolves.toEqual([product]);
    expect(made).toEqual([
      ['GET /api/en/herobanner?languages=all'],
      ['GET /api/en/sectionthree/by-category/4?languages=all'],
    ]);
  });

  it.each([
    ['something else is among them', { publishing, id: 'one' }],
    ['they stand in one language alone', { publishing, name: 'LED' }],
    ['they have no publishing state', {}],
  ])('are refused where %s', async (_, more) => {
    answering([stored(products, more)]);
    await expect(recordCalls(products, null).list()).rejects.toMatchObject({ name: 'CallFailure', status: 200 });
    answering(stored(products, more));
    await expect(recordCalls(products, null).get({ id: 9 })).rejects.toMatchObject({ name: 'CallFailure' });
  });

  it('are added where their collection takes them, with the parent as it names it [ADM-PROJ-03]', async () => {
    answering({ ...stored(heroBanners), ...reply }, 201);
    await expect(recordCalls(heroBanners, null).create({ link: '/a' }, 'draft')).resolves.toMatchObject(reply);
    answering({ ...stored(projectCrew, { publishing, category_id: 0 }), ...reply }, 201);
    await recordCalls(projectCrew, null).create({}, 'live');
    answering(reply);
    await recordCalls(categoryProducts, 4).reorder([9, 8]);
    expect(made).toEqual([
      ['POST /api/en/herobanner/add?languages=all&save=draft', { link: '/a' }],
      ['POST /api/en/projectcrew?languages=all&save=live', { category_id: 0 }],
      ['PUT /api/en/sectionthree/order', { ids: [9, 8], category_id: 4 }],
    ]);
  });

  it('are addressed by their own id, or by their parent of which they are the only one', async () => {
    answering({ ...stored(categoryHero, { publishing, category_id: 4 }), ...reply });
    await recordCalls(categoryHero, 4).update({ id: 9, version: 3 }, { headline: 'x' }, 'live');
    answering({ ...reply, removed: {} });
    await recordCalls(categoryProducts, 4).remove({ id: 9 });
    expect(made).toEqual([
      ['PUT /api/en/sectionone/4?languages=all&save=live', { headline: 'x', version: 3 }],
      ['DELETE /api/en/sectionthree/9'],
    ]);
  });

  it('that another administrator changed meanwhile come with the refusal', async () => {
    const current = stored(categories);
    answering({ message: 'Changed meanwhile', issues: [], current }, 409);
    const { update, newerThan } = recordCalls(categories, null);
    const failure: unknown = await update({ id: 9, version: 2 }, {}, 'live').catch((error: unknown) => error);
    expect(newerThan(failure)).toEqual(current);
    expect(newerThan(new Error('Something else'))).toBeNull();
  });
});

it('a settings group is read and changed under its own name', async () => {
  const { get, update } = recordCalls(replySettings, null);
  answering(stored(replySettings, {}));
  await expect(get({ id: 1 })).resolves.toMatchObject({ version: 3, replies: [] });
  answering({ ...stored(replySettings, {}), ...reply });
  await update({ id: 1, version: 3 }, { replies: [] }, 'live');
  expect(made).toEqual([
    ['GET /api/en/settings/replies?languages=all'],
    ['PUT /api/en/settings/replies?languages=all&save=live', { replies: [], version: 3 }],
  ]);
});
