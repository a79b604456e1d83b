import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

const address = '/api/en/projectcrew';
const texts = (text: string) => ({ en: text, ar: `${text} ar` });

async function add(more: object): Promise<number> {
  const payload = { title: texts('Rigging'), text: 'Safely', path: '/about', ...more };
  const added = await calls.administer({ method: 'POST', url: address, payload });
  expect(added.statusCode).toBe(201);
  return added.json().id;
}
const change = async (id: number, payload: object) =>
  (await calls.administer({ method: 'PUT', url: `${address}/${id}`, payload })).statusCode;
const inBoth = async (id: number) => (await calls.administer({ url: `${address}/${id}?languages=all` })).json();
const storedName = async (id: number): Promise<unknown> => {
  const row = await calls.services.database.read
    .selectFrom('entry')
    .select('fields')
    .where('collection', '=', 'projectcrew')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.parse(row.fields).name;
};
const nothing = { en: '', ar: '' };

it('the name of a crew member is written for itself, and answered as the title where it is empty [PUB-PROJ-15]', async () => {
  const id = await add({});
  expect(await inBoth(id)).toMatchObject({ name: texts('Rigging'), title: texts('Rigging') });
  expect(await change(id, { title: texts('Lifting') })).toBe(200);
  expect(await inBoth(id)).toMatchObject({ name: texts('Lifting') });
  expect(await change(id, { name: texts('Crew A') })).toBe(200);
  expect(await inBoth(id)).toMatchObject({ name: texts('Crew A'), title: texts('Lifting') });
  expect((await calls.visit({ url: `${address}/${id}` })).json()).toMatchObject({ name: 'Crew A', title: 'Lifting' });
  expect(await change(id, { name: null, title: 'Hoists' })).toBe(200);
  expect((await calls.visit({ url: `${address}/${id}` })).json()).toMatchObject({ name: 'Hoists', title: 'Hoists' });
});

it('a name that is the new or the former title is stored empty, and follows it [PUB-PROJ-15]', async () => {
  const id = await add({ name: 'Rigging' });
  expect(await storedName(id)).toEqual(nothing);
  // A legacy client sends the name that it read together with the new title.
  expect(await change(id, { title: texts('Lifting'), name: texts('Rigging') })).toBe(200);
  expect(await storedName(id)).toEqual(nothing);
  expect(await inBoth(id)).toMatchObject({ name: texts('Lifting') });
});

it('sending back what was read changes nothing, in one language or both [PUB-PROJ-15]', async () => {
  for (const more of [{}, { title: 'Only English' }, { name: texts('Crew B') }, { name: { en: 'Crew C', ar: '' } }]) {
    const id = await add(more);
    const before = [await inBoth(id), await storedName(id)];
    for (const language of ['en', 'ar']) {
      const read = (await calls.visit({ url: `/api/${language}/projectcrew/${id}` })).json();
      const { title, name } = read;
      const url = `/api/${language}/projectcrew/${id}`;
      expect((await calls.administer({ method: 'PUT', url, payload: { title, name } })).statusCode).toBe(200);
    }
    const { title, name } = await inBoth(id);
    expect(await change(id, { title, name })).toBe(200);
    expect([await inBoth(id), await storedName(id)]).toEqual(before);
  }
});
