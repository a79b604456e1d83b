import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

const write = async (method: 'POST' | 'PUT', path: string, payload: object) =>
  (await calls.administer({ method, url: `/api/en/${path}`, payload })).json();
const ask = (path: string) => calls.administer({ url: `/api/en/${path}` });
const read = async (path: string) => (await ask(path)).json();

const heading = (text: string) => ({ version: 1, blocks: [{ is: 'heading', level: 2, words: [{ text }] }] });
const ofProduct = (id: number) => `collection=products&id=${id}`;

describe('the history of one field', () => {
  it('names the last change of each field, and none of those that never changed', async () => {
    const { id } = await write('POST', 'products', { name: 'Panel', pitch: 2 });
    expect((await read(`field-changes?${ofProduct(id)}`)).fields).toEqual([]);
    await write('PUT', `products/${id}`, { name: 'Wall', pitch: 3 });
    const { undo } = await write('PUT', `products/${id}`, { pitch: 4 });
    const { fields, published_at } = await read(`field-changes?${ofProduct(id)}`);
    expect(fields.map(({ field }: { field: string }) => field)).toEqual(['name', 'pitch']);
    expect(fields[1]).toMatchObject({ revision: undo, actor: 'admin' });
    expect(published_at).toBeNull();
    await write('PUT', `products/${id}?save=draft`, { pitch: 5 });
    await write('POST', `products/${id}/publishing`, { action: 'publish', languages: ['en'] });
    const after = await read(`field-changes?${ofProduct(id)}`);
    expect(Date.parse(after.published_at)).toBeGreaterThanOrEqual(Date.parse(after.fields[1].at));
  });

  it('tells every state of it in both languages with its structures, part by part, past changes of other fields', async () => {
    const { id } = await write('POST', 'products', { name: 'Panel', description: { en: 'Flat', ar: 'مسطح' } });
    await write('PUT', `products/${id}`, { description_rich: { en: heading('Flat') } });
    await write('PUT', `products/${id}`, { pitch: 3 });
    await write('PUT', `products/${id}?save=draft`, { description: { en: 'Flatter' } });
    const first = await read(`field-states?${ofProduct(id)}&field=description&limit=1`);
    expect(first).toMatchObject({
      waits: true,
      category_id: null,
      states: [
        {
          actor: 'admin',
          before: { en: 'Flat', ar: 'مسطح' },
          after: { en: 'Flatter', ar: 'مسطح' },
          before_rich: { en: heading('Flat'), ar: null },
          after_rich: { en: null, ar: null },
        },
      ],
    });
    const second = await read(`field-states?${ofProduct(id)}&field=description&after=${first.next}`);
    expect(second).toMatchObject({
      states: [{ before: { en: 'Flat' }, after: { en: 'Flat' }, after_rich: { en: heading('Flat') } }],
      next: null,
    });
  });

  it('is undone alone by the call that changes the record, unless it was changed since', async () => {
    const { id } = await write('POST', 'products', { name: 'Panel', description: 'x' });
    await write('PUT', `products/${id}`, { description_rich: { en: heading('x') } });
    await write('PUT', `products/${id}`, { description: 'Other words', pitch: 3 });
    const { states, version } = await read(`field-states?${ofProduct(id)}&field=description`);
    const back = { description: states[0].before, description_rich: states[0].before_rich };
    const stale = await calls.administer({
      method: 'PUT',
      url: `/api/en/products/${id}`,
      payload: { ...back, version: version - 1 },
    });
    expect(stale.statusCode).toBe(409);
    const { undo } = await write('PUT', `products/${id}`, { ...back, version });
    expect(await read(`products/${id}?languages=all`)).toMatchObject({
      description: { en: 'x' },
      description_rich: { en: heading('x') },
      pitch: 3,
    });
    await write('POST', `revisions/${undo}/undo`, {});
    expect(await read(`products/${id}?languages=all`)).toMatchObject({ description: { en: 'Other words' } });
  });

  it('is refused for unknown fields, and without a session', async () => {
    const { id } = await write('POST', 'products', { name: 'Panel' });
    for (const path of [
      'field-states?collection=products&id=999999&field=name',
      `field-states?${ofProduct(id)}&field=no_such`,
      'field-changes?collection=no_such&id=1',
      `record-states?${ofProduct(id)}&at=999999`,
      'record-states?collection=products&id=999999',
    ])
      expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
    for (const path of ['field-changes', 'field-states', 'record-states']) {
      const answer = await calls.visit({ url: `/api/en/${path}?${ofProduct(id)}&field=name` });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
  });
});

it('a record is returned as stored, as visitors see it, and as each of its changes left it', async () => {
  const { id } = await write('POST', 'products', { name: { en: 'One', ar: 'واحد' } });
  const { undo: second } = await write('PUT', `products/${id}`, { name: { en: 'Two' } });
  await write('PUT', `products/${id}`, { name: { en: 'Three' } });
  await write('PUT', `products/${id}?save=draft`, { name: { en: 'Four' } });
  const nameAt = async (at: string | number) => (await read(`record-states?${ofProduct(id)}&at=${at}`)).fields.name;
  expect(await nameAt('now')).toEqual({ en: 'Four', ar: 'واحد' });
  expect(await nameAt('live')).toEqual({ en: 'Three', ar: 'واحد' });
  expect(await nameAt(second)).toEqual({ en: 'Two', ar: 'واحد' });
  const other = await write('POST', 'products', { name: 'Other' });
  expect((await ask(`record-states?${ofProduct(other.id)}&at=${second}`)).statusCode).toBe(404);
});

it('a change of the formatting alone is described with the structures before and after it', async () => {
  const { id } = await write('POST', 'products', { name: 'Panel', description: 'Bright' });
  const { undo } = await write('PUT', `products/${id}`, { description_rich: { en: heading('Bright') } });
  expect((await read(`revisions/${undo}`)).changes).toEqual([
    {
      field: 'description',
      before: { en: 'Bright', ar: '' },
      after: { en: 'Bright', ar: '' },
      before_rich: null,
      after_rich: { en: heading('Bright'), ar: null },
    },
  ]);
});
