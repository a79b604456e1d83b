import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  calls.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) });
const add = async (name: object, save = 'draft'): Promise<number> =>
  (await send('POST', `products?save=${save}`, { name })).json().id;
const publish = (id: number, payload: object) => send('POST', `products/${id}/publishing?languages=all`, payload);
const historyOf = async (id: number) => (await send('GET', `revisions?collection=products&id=${id}`)).json();
const seen = async (id: number, language = 'en') => {
  const { statusCode, body } = await calls.visit({ url: `/api/${language}/products/${id}` });
  return statusCode === 200 ? (JSON.parse(body).data?.name ?? JSON.parse(body).name) : statusCode;
};

describe('what visitors would find empty', () => {
  const refused = { statusCode: 400, issues: [{ path: 'name[ar]', code: 'required' }] };
  const answerOf = async (response: Promise<{ statusCode: number; json: () => { issues: unknown } }>) => {
    const { statusCode, json } = await response;
    return { statusCode, issues: json().issues };
  };

  it('does not go live by adding, saving or publishing, and a draft holds it', async () => {
    const name = { en: 'Wall', ar: '' };
    expect(await answerOf(send('POST', 'products?save=live', { name }))).toMatchObject(refused);
    const id = await add(name);
    expect(await answerOf(publish(id, { action: 'publish' }))).toMatchObject(refused);
    expect((await publish(id, { action: 'publish', languages: ['en'] })).statusCode).toBe(200);
    expect([await seen(id), await seen(id, 'ar')]).toEqual(['Wall', 404]);
    const both = await add({ en: 'Wall', ar: 'جدار' }, 'live');
    for (const save of ['live', 'all'])
      expect(await answerOf(send('PUT', `products/${both}?save=${save}`, { name }))).toMatchObject(refused);
    expect((await send('PUT', `products/${both}?save=draft`, { name })).statusCode).toBe(200);
    expect(await seen(both, 'ar')).toBe('جدار');
  });

  it('is shown as before where a client of old saves one language alone [OP-004]', async () => {
    const { id } = (await send('POST', 'products', { name: 'Only English' })).json();
    expect([await seen(id), await seen(id, 'ar')]).toEqual(['Only English', 'Only English']);
    const headline = { en: 'New', ar: 'جديد' };
    expect((await send('PUT', `products/${id}?save=live`, { headline })).statusCode).toBe(200);
  });

  it('is a picture, too, where a new record must have one', async () => {
    const card = { category_id: 0, title: { en: 'A', ar: 'أ' }, text: { en: 'A', ar: 'أ' }, path: '/' };
    const added = await send('POST', 'clientslogos?save=live', card);
    expect([added.statusCode, added.json().issues]).toEqual([400, [{ path: 'icon', code: 'required' }]]);
    const draft = (await send('POST', 'clientslogos?save=draft', card)).json();
    expect((await send('POST', `clientslogos/${draft.id}/publishing`, { action: 'publish' })).statusCode).toBe(400);
    expect((await send('POST', 'clientslogos', card)).statusCode).toBe(201);
  });
});

describe('POST /products/{id}/publishing with fields', () => {
  it('saves and publishes them as one change, which is undone as one', async () => {
    const id = await add({ en: 'Before', ar: 'قبل' });
    const fields = { name: { en: 'After', ar: 'بعد' } };
    const answer = (await publish(id, { action: 'publish', languages: ['ar'], fields })).json();
    expect([await seen(id, 'ar'), await seen(id), answer.version]).toEqual(['بعد', 404, 2]);
    expect(await historyOf(id)).toMatchObject([
      { id: answer.undo, action: 'update', changed: ['name'], publishing: { action: 'publish', languages: ['ar'] } },
      { action: 'create' },
    ]);
    await send('POST', `revisions/${answer.undo}/undo`);
    const { name, publishing } = (await send('GET', `products/${id}?languages=all`)).json();
    expect([name, publishing.ar.status, await seen(id, 'ar')]).toEqual([{ en: 'Before', ar: 'قبل' }, 'draft', 404]);
  });

  it('lets them wait where the record is published and they are to be seen later', async () => {
    const id = await add({ en: 'Now', ar: 'الآن' }, 'live');
    const at = new Date((Math.floor(Date.now() / 60_000) + 30) * 60_000).toISOString();
    const fields = { name: { en: 'Then', ar: 'لاحقًا' } };
    const answer = await publish(id, { action: 'schedule', at, fields });
    expect([answer.statusCode, await seen(id)]).toEqual([200, 'Now']);
    expect(answer.json().publishing.en).toEqual({ status: 'published', at, until: null, waiting: true });
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('stores nothing where one of the two is refused', async () => {
    const id = await add({ en: 'Kept', ar: '' });
    const refused = [
      await publish(id, { action: 'schedule', at: '2020-01-01T00:00:00Z', fields: { name: { en: 'Lost' } } }),
      await publish(id, { action: 'publish', languages: ['ar'], fields: { name: { en: 'Lost' } } }),
      await publish(id, { action: 'publish', fields: { colour_of_the_moon: 'grey' } }),
      await publish(id, { action: 'publish', fields: 'Lost' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect((await publish(id, { action: 'publish', fields: { name: 'Lost' }, version: 7 })).statusCode).toBe(409);
    expect((await send('GET', `products/${id}?languages=all`)).json()).toMatchObject({
      name: { en: 'Kept' },
      version: 1,
    });
    expect(await historyOf(id)).toHaveLength(1);
  });
});
