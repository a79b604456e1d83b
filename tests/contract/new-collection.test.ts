import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { clientLogos } from '../../content/collections/client-logos.ts';
import { type Language, languages } from '../../language/languages.ts';
import type { TestCalls } from '../../server/calls/open-test-calls.ts';
import { testDatabaseConfig } from '../support/database.ts';
import { type Answer, sentValues, without, withoutKeys } from './collection-client.ts';

// The one thing that is new: a declaration in the list of collections, in the place of another.
const declareLamps = async () => {
  const { flag, image, list, longText, number, plainText, text } = await import('../../fields/index.ts');
  const { defineCollection } = await import('../../content/model/define-collection.ts');
  const { products } = await import('../../content/collections/products.ts');
  const label = { en: 'Lamp', ar: 'مصباح' };
  return {
    clientLogos: defineCollection({
      base: 'lamps',
      label,
      parent: products,
      envelope: 'banners',
      createdAt: '/add',
      title: 'name',
      fields: {
        name: text({ required: true, max: 80, label }),
        story: longText({ wire: 'about_it', label }),
        picture: image({ label }),
        isBright: flag({ wire: 'bright', label, labels: { on: label, off: label } }),
        watts: number({ min: 0, max: 500, label }),
        parts: list({ note: plainText({ max: 80, label }) }, { label }),
      },
      placement: { screen: 'lamps', shows: label },
      page: { at: 'products' },
    }),
  } satisfies Record<keyof { readonly clientLogos: typeof clientLogos }, unknown>;
};

/** Everything that reads the list of collections is loaded anew, as if the list had been another from the beginning. */
async function openWithLamps() {
  vi.resetModules();
  vi.doMock('../../content/collections/client-logos.ts', declareLamps);
  const { collections } = await import('../../content/collections/index.ts');
  const { openTestCalls } = await import('../../server/calls/open-test-calls.ts');
  const { collectionClient } = await import('./collection-client.ts');
  const lamps = collections.find(({ base }) => base === 'lamps');
  if (lamps === undefined) throw new Error('The declaration is not in the list');
  const calls = await openTestCalls(await testDatabaseConfig());
  return { calls, clientIn: (language: Language) => collectionClient(calls, lamps, language) };
}

let calls: TestCalls;
let clientIn: Awaited<ReturnType<typeof openWithLamps>>['clientIn'];
beforeAll(async () => {
  ({ calls, clientIn } = await openWithLamps());
});
afterAll(async () => {
  await calls.close();
  vi.doUnmock('../../content/collections/client-logos.ts');
  vi.resetModules();
});

describe.each(languages)('a collection that is only declared, in %s', (language) => {
  it('is stored, validated, read, changed, deleted and brought back by its calls', async () => {
    const { add, addressOf, base, bodyOf, recordsIn, samples, files } = clientIn(language);
    const added = await add(1);
    expect(added.statusCode).toBe(201);
    const record: Answer = added.json();
    expect(withoutKeys(record)).toMatchObject(sentValues(samples(1)));
    expect(files.map(([name]) => record[name])).toEqual([expect.stringMatching(/\.png$/)]);

    const url = addressOf(record);
    const read = without(record, 'message', 'undo');
    expect((await calls.visit({ url })).json()).toEqual(read);
    const ofParent = await calls.visit({ url: `${base}/category/${String(record['category_id'])}` });
    expect(recordsIn(ofParent.json())).toEqual([read]);

    const payload = bodyOf(2, record['category_id'], false);
    const changed: Answer = (await calls.administer({ method: 'PUT', url, payload })).json();
    expect(withoutKeys(changed)).toMatchObject({ ...sentValues(samples(2)), picture: record['picture'], version: 2 });
    for (const wrong of [{ name: '' }, { watts: 501 }, { watts: 'x' }, { colour: 'red' }]) {
      expect((await calls.administer({ method: 'PUT', url, payload: wrong })).statusCode).toBe(400);
    }

    const { undo } = (await calls.administer({ method: 'DELETE', url })).json();
    expect((await calls.visit({ url })).statusCode).toBe(404);
    await calls.administer({ method: 'POST', url: `/api/${language}/revisions/${undo}/undo` });
    expect((await calls.visit({ url })).json()).toEqual(without(changed, 'message', 'undo'));
  });
});

it('its calls are described, and closed to strangers', async () => {
  const { paths, components } = (await calls.visit({ url: '/api/openapi.json' })).json();
  expect(Object.keys(paths).filter((path) => path.startsWith('/{language}/lamps'))).not.toEqual([]);
  expect(Object.keys(components.schemas.lamps.properties)).toEqual(
    expect.arrayContaining(['category_id', 'name', 'about_it', 'picture', 'bright', 'watts', 'parts']),
  );
  expect((await calls.visit({ url: '/api/docs' })).body).toContain('/lamps/add');
  const stranger = await calls.visit({ method: 'POST', url: '/api/en/lamps/add', payload: { name: 'x' } });
  expect(stranger.statusCode).toBe(401);
});
