import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { clientLogos } from '../../content/collections/client-logos.ts';
import type { teamMembers } from '../../content/collections/team-members.ts';
import { type Language, languages, type Words } from '../../language/languages.ts';
import type { TestCalls } from '../../server/calls/open-test-calls.ts';
import { testDatabaseConfig } from '../support/database.ts';
import { type Answer, sentValues, without, withoutKeys } from './collection-client.ts';

const label = { en: 'Lamp', ar: 'مصباح' };
const section = { en: 'Bulbs of a lamp', ar: 'لمبات المصباح' };
const group = { en: 'What it gives', ar: 'ما يعطيه' };

// The one thing that is new: declarations in the list of collections, in the place of others.
const declareLamps = async () => {
  const { flag, image, list, longText, number, plainText, text } = await import('../../fields/index.ts');
  const { defineCollection } = await import('../../content/model/define-collection.ts');
  const { products } = await import('../../content/collections/products.ts');
  return {
    clientLogos: defineCollection({
      base: 'lamps',
      label,
      parent: products,
      wire: { envelope: 'banners', createdAt: '/add' },
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

/** Parts of a lamp, which its own screen shows in a way of their own. */
const declareBulbs = async () => {
  const { number, text } = await import('../../fields/index.ts');
  const { defineCollection } = await import('../../content/model/define-collection.ts');
  const { clientLogos: lamps } = await import('../../content/collections/client-logos.ts');
  return {
    teamMembers: defineCollection({
      base: 'bulbs',
      label,
      parent: lamps,
      title: 'name',
      fields: { name: text({ required: true, label }), lumens: number({ min: 0, max: 5000, label }) },
      placement: { screen: 'lamps/:id', section, shows: label },
      screen: {
        view: 'tabs',
        words: { another: 'newProduct' },
        groups: [
          { label, fields: ['name'] },
          { label: group, fields: ['lumens'] },
        ],
      },
    }),
  } satisfies Record<keyof { readonly teamMembers: typeof teamMembers }, unknown>;
};

/** Everything that reads the list of collections is loaded anew, as if the list had been another from the beginning. */
async function openWithLamps() {
  vi.resetModules();
  vi.doMock('../../content/collections/client-logos.ts', declareLamps);
  vi.doMock('../../content/collections/team-members.ts', declareBulbs);
  const { collections } = await import('../../content/collections/index.ts');
  const { openTestCalls } = await import('../../server/calls/open-test-calls.ts');
  const { collectionClient } = await import('./collection-client.ts');
  const { drawScreen } = await import('./draw-screen.tsx');
  const lamps = collections.find(({ base }) => base === 'lamps');
  if (lamps === undefined) throw new Error('The declaration is not in the list');
  const calls = await openTestCalls(await testDatabaseConfig());
  return { calls, drawScreen, clientIn: (language: Language) => collectionClient(calls, lamps, language) };
}

let calls: TestCalls;
let clientIn: Awaited<ReturnType<typeof openWithLamps>>['clientIn'];
let drawScreen: Awaited<ReturnType<typeof openWithLamps>>['drawScreen'];
beforeAll(async () => {
  ({ calls, clientIn, drawScreen } = await openWithLamps());
});
afterAll(async () => {
  await calls.close();
  vi.unstubAllGlobals();
  vi.doUnmock('../../content/collections/client-logos.ts');
  vi.doUnmock('../../content/collections/team-members.ts');
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

  it('has its screens in the dashboard: a list, and the sections of each record in the declared view', async () => {
    const send = async (path: string, payload: object): Promise<number> =>
      (await calls.administer({ method: 'POST', url: `/api/${language}/${path}`, payload })).json().id;
    const parent = await clientIn(language).newParent();
    const lamp = await send('lamps/add', { name: { en: 'Lantern', ar: 'فانوس' }, category_id: parent });
    await send('bulbs', { name: { en: 'Halogen', ar: 'هالوجين' }, category_id: lamp });
    const named = (words: Words, name = 'bdi') => new RegExp(`<${name}[^>]*>${words[language]}</${name}>`);

    const list = await drawScreen({ calls, language, at: '/lamps' });
    expect(list).toMatch(named(label, 'h2'));
    expect(list).toMatch(named({ en: 'Lantern', ar: 'فانوس' }));
    expect(list).toContain(`href="/lamps/${lamp}"`);

    const sections = await drawScreen({ calls, language, at: `/lamps/${lamp}` });
    expect(sections).toMatch(named({ en: 'Lantern', ar: 'فانوس' }));
    expect(sections).toMatch(named(section, 'h3'));
    expect(sections).toMatch(named({ en: 'Halogen', ar: 'هالوجين' }));
    expect(sections).toMatch(named({ en: 'New product', ar: 'منتج جديد' }, 'div'));
    expect(sections).toMatch(named(group, 'legend'));
    expect(sections).toContain('id="field-lumens"');
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
