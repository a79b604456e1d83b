import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, products } from '../../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { plansOf } from '../../../tests/support/explain-queries.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { editor, words, writing } from '../../../tests/support/open-test-store.ts';
import { createEntryStore } from '../create-entry-store.ts';
import { rebuildIndex } from '../index/rebuild-index.ts';
import { readRows } from './read-rows.ts';

let calls: TestCalls;
let category: number;
const names = ['Alpha wall', 'Beta wall', 'Gamma kiosk', 'Delta kiosk'];

const read = async (query: string) => {
  const answer = await calls.administer({ url: `/api/en/lists/products/rows?${query}` });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json();
};
const namesIn = (body: { rows: readonly { title: { en: string } }[] }) => body.rows.map(({ title }) => title.en);
const found = async (query: string) => namesIn(await read(query));
const send = (payload: object) => calls.administer({ method: 'POST', url: '/api/en/lists/products/changes', payload });

/** Repeats a bulk change until it is complete, as the dashboard does. */
async function change(payload: object) {
  const undo: number[] = [];
  const refused: unknown[] = [];
  let parts = 0;
  for (let more: object | null = {}; more !== null; parts += 1) {
    const answer = await send({ ...payload, ...more });
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
    const part = answer.json();
    undo.push(...part.undo);
    refused.push(...part.refused);
    const upTo = part.up_to === null ? {} : { up_to: part.up_to };
    const input: object = { ...payload };
    const chosen = 'chosen' in input && typeof input.chosen === 'object' ? input.chosen : {};
    more = part.next === null ? null : { after: part.next, chosen: { ...chosen, ...upTo } };
  }
  return { undo, refused, parts };
}

async function undoAll(revisions: readonly number[]) {
  const answer = await calls.administer({ method: 'POST', url: '/api/en/revisions/undo', payload: { revisions } });
  expect(answer.statusCode).toBe(200);
}

const named = (en: string, ar: string) => ({ en, ar });

beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
  const { entries } = calls.services;
  category = (
    await entries.create(categories, { actor: editor, write: writing({ [categories.title]: words('Walls') }) })
  ).entry.id;
  for (const [index, name] of names.entries()) {
    const values = {
      name: named(name, name === 'Beta wall' ? '' : `${name} بالعربية`),
      environment: index < 2 ? 'outdoor' : 'indoor',
      pitch: index + 0.5,
      category: index === 0 ? category : null,
    };
    await entries.create(products, {
      actor: editor,
      write: writing(values),
      ...(name === 'Delta kiosk' && { saving: 'draft' }),
    });
  }
});
afterAll(() => calls.close());

describe('GET /lists/products/rows', () => {
  it('answers the records with their states, the last change, and the columns that are asked for', async () => {
    const { rows, titles, total } = await read('columns=category,environment&limit=1');
    expect(total).toBe(4);
    expect(rows).toMatchObject([
      {
        title: named('Alpha wall', 'Alpha wall بالعربية'),
        publishing: { en: { status: 'published' }, ar: { status: 'published' } },
        complete: { en: true, ar: true },
        changed: { by: 'editor' },
        values: { category, environment: 'outdoor' },
      },
    ]);
    expect(titles).toEqual([{ collection: 'category', id: category, title: words('Walls') }]);
  });

  it.each([
    ['q=wall', ['Alpha wall', 'Beta wall']],
    ['state_en=draft', ['Delta kiosk']],
    ['missing=ar', ['Beta wall']],
    ['complete=ar&sort=-title', ['Gamma kiosk', 'Delta kiosk', 'Alpha wall']],
    ['where=environment%3Doutdoor', ['Alpha wall', 'Beta wall']],
    ['where=environment%3D', []],
    ['where=category%3D', ['Beta wall', 'Gamma kiosk', 'Delta kiosk']],
    ['where=pitch%3D1..2.5', ['Beta wall', 'Gamma kiosk']],
    ['where=pitch%3D1,0..2,5', ['Beta wall', 'Gamma kiosk']],
    ['where=pitch%3D%D9%A1..%D9%A2%D9%AB%D9%A5', ['Beta wall', 'Gamma kiosk']],
    ['where=pitch%3D2..', ['Gamma kiosk', 'Delta kiosk']],
    ['where=pitch%3D..2%26environment%3Doutdoor&q=alpha', ['Alpha wall']],
  ])('finds by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('finds by the record that a value refers to', async () => {
    expect(await found(`where=category%3D${category}`)).toEqual(['Alpha wall']);
  });

  it.each(['where=name%3Dx', 'where=pitch%3Dx', 'where=category%3D%2500', 'sort=x', 'limit=201', 'state_en=gone'])(
    'is 400 for %s',
    async (query) => {
      expect((await calls.administer({ url: `/api/en/lists/products/rows?${query}` })).statusCode).toBe(400);
    },
  );

  it('says which bound is no number', async () => {
    const query = `where=${encodeURIComponent(`pitch=${encodeURIComponent('12,34.5')}..3`)}`;
    const refused = await calls.administer({ url: `/api/en/lists/products/rows?${query}` });
    expect(refused.json().issues).toEqual([{ path: 'where', code: 'notANumber', params: { text: '12,34.5' } }]);
  });

  it('is for the administrator, and 404 for what is no collection', async () => {
    expect((await calls.visit({ url: '/api/en/lists/products/rows' })).statusCode).toBe(401);
    expect((await calls.administer({ url: '/api/en/lists/nothing/rows' })).statusCode).toBe(404);
  });
});

describe('POST /lists/products/changes', () => {
  it('sets a field of all that match, and one undo takes all of it back', async () => {
    const work = { do: 'set', field: 'environment', value: 'indoor' };
    const { undo } = await change({ chosen: { matching: { where: 'environment=outdoor' } }, work });
    expect(undo).toHaveLength(2);
    expect(await found('where=environment%3Dindoor')).toEqual(names);
    await undoAll(undo);
    expect(await found('where=environment%3Doutdoor')).toEqual(names.slice(0, 2));
  });

  it('publishes what can be, leaves what is published, and names what is refused', async () => {
    const { rows } = await read('');
    const ids = rows.map(({ id }: { readonly id: number }) => id);
    const first = await send({ chosen: { ids }, work: { do: 'publish', languages: ['en', 'ar'] } });
    expect(first.json()).toMatchObject({ done: 4, unchanged: 3, refused: [], next: null });
    const again = await send({
      chosen: { ids },
      work: { do: 'schedule', languages: ['en'], at: '2020-01-01T00:00:00.000Z' },
    });
    expect(again.json()).toMatchObject({ done: 4, unchanged: 4 });
    const back = await send({ chosen: { ids }, work: { do: 'unpublish', languages: ['en', 'ar'] } });
    const late = await send({
      chosen: { ids },
      work: { do: 'schedule', languages: ['en'], at: '2020-01-01T00:00:00.000Z' },
    });
    expect(late.json().refused).toMatchObject(names.map((name) => ({ title: { en: name } })));
    await undoAll([...first.json().undo, ...back.json().undo]);
    expect(await found('state_en=draft')).toEqual(['Delta kiosk']);
  });

  it('copies all that match once, and deletes the copies', async () => {
    const copied = await change({ chosen: { matching: { q: 'kiosk' } }, work: { do: 'duplicate' } });
    expect(copied.undo).toHaveLength(2);
    expect(await found('q=kiosk')).toHaveLength(4);
    const gone = await change({ chosen: { matching: { q: 'kiosk' } }, work: { do: 'delete' } });
    expect(gone.undo).toHaveLength(4);
    await undoAll([...copied.undo, ...gone.undo]);
    expect(await found('')).toEqual(names);
  });

  it.each([
    { do: 'set', field: 'name', value: 'x' },
    { do: 'set', field: 'environment', value: 'underwater' },
    { do: 'set', field: 'pitch', value: 1000 },
    { do: 'burn' },
  ])('refuses $do $field $value', async (work) => {
    expect((await send({ chosen: { matching: {} }, work })).statusCode).toBe(400);
  });
});

it('named views are kept for all, and deleted', async () => {
  const url = '/api/en/lists/products/views';
  const payload = { name: 'Outdoor', address: 'view=table&where.environment=outdoor' };
  const saved = await calls.administer({ method: 'POST', url, payload });
  expect(saved.statusCode).toBe(201);
  const { view } = saved.json();
  expect((await calls.administer({ url })).json()).toEqual([view]);
  expect((await calls.administer({ url: '/api/en/lists/category/views' })).json()).toEqual([]);
  const dropped = await calls.administer({ method: 'DELETE', url: `${url}/${view.id}` });
  expect(dropped.json()).toMatchObject({ view: payload });
  expect((await calls.administer({ method: 'DELETE', url: `${url}/${view.id}` })).statusCode).toBe(404);
});

it('two thousand products cost a table as many questions and rows as twenty, and are changed part by part', async () => {
  const { database, media } = calls.services;
  const ask = async () => {
    const plans = await plansOf(database, async (watched) => {
      const entries = createEntryStore(watched);
      const services = { accounts: calls.services.accounts, entries, media, database: watched };
      const requested = { sort: '-updated_at', limit: 50, titlesIn: 'en' } as const;
      const part = await entries.part(products, requested);
      const { rows } = await readRows(services, products, part.entries, { columns: ['category'], language: 'en' });
      expect(rows).toHaveLength(Math.min(50, part.total));
    });
    return plans.map(({ steps }) =>
      steps.filter((step) => /SCAN (?!.*INDEX)|TEMP B-TREE|Seq Scan|\bSort\b/.test(step)),
    );
  };
  const add = async (count: number, name: string) => {
    const pattern = await database.read
      .selectFrom('entry')
      .selectAll()
      .where('collection', '=', products.base)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const fields = JSON.stringify({ name: words(name), category });
    for (let start = 1; start <= count; start += 100) {
      const rows = Array.from({ length: 100 }, (_, index) => ({
        ...pattern,
        fields,
        draft: null,
        id: pattern.id + start + index,
        position: pattern.position + start + index,
      }));
      await database.write
        .insertInto('entry')
        .values(rows.slice(0, count - start + 1))
        .execute();
    }
    await rebuildIndex(database);
  };
  await add(20, 'Screen');
  const few = await ask();
  await add(1860, 'Panel');
  await add(120, 'Screen');
  const many = await ask();
  expect(many).toHaveLength(few.length);
  expect(many.flat()).toEqual([]);
  const { parts, undo } = await change({
    chosen: { matching: { q: 'screen' } },
    work: { do: 'set', field: 'environment', value: 'outdoor' },
  });
  expect([parts > 2, undo.length]).toEqual([true, 140]);
  await undoAll(undo);
  expect((await read('where=environment%3Doutdoor')).total).toBe(2);
}, 240_000);
