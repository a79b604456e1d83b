import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

async function send(method: 'POST' | 'PUT', path: string, payload?: object) {
  const answer = await calls.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
}
const read = async (path: string) => (await calls.administer({ url: `/api/en/${path}` })).json();
const idsOf = (list: readonly { readonly id: number }[]): number[] => list.map(({ id }) => id);
const environmentOf = async (id: number): Promise<string> => (await read(`products/${id}`)).environment;

/** Sets a field of some products in two calls, as the dashboard does for many records. */
async function setInTwoParts(ids: readonly number[], environment: string): Promise<number[]> {
  const work = { do: 'set', field: 'environment', value: environment };
  const first = await send('POST', 'lists/products/changes', { chosen: { ids: ids.slice(0, 2) }, work });
  const rest = await send('POST', 'lists/products/changes', {
    chosen: { ids: ids.slice(2) },
    work,
    follows: first.undo[1],
  });
  return [...first.undo, ...rest.undo];
}

let ids: number[];
let changes: number[];
beforeEach(async () => {
  ids = [];
  for (const name of ['One', 'Two', 'Three']) {
    ids.push((await send('POST', 'products', { name, environment: 'indoor' })).id);
  }
  changes = await setInTwoParts(ids, 'outdoor');
});

describe('what was changed in one go', () => {
  it('stands in the history once, in several calls as in one', async () => {
    const [first = 0, second, third] = changes;
    const [head, before] = await read('revisions?grouped=1&limit=2');
    expect(head).toMatchObject({
      id: first,
      follows: null,
      group: { count: 3, left: 3, one_collection: true, one_action: true },
      is_there: true,
    });
    expect(before).toMatchObject({ action: 'create', group: null });
    expect(await read('revisions?limit=3')).toMatchObject([
      { id: third, follows: first, group: null },
      { id: second, follows: first, group: null },
      { id: first },
    ]);
    const part = await read(`revisions/${first}/group?limit=2`);
    expect([idsOf(part.changes), part.next]).toEqual([[third, second], second]);
    const rest = await read(`revisions/${first}/group?limit=2&after=${part.next}`);
    expect([idsOf(rest.changes), rest.next]).toEqual([[first], null]);
  });

  it('is taken back with one undo, but for what was changed again since, which is named', async () => {
    const [first = 0, second = 0] = changes;
    const [one = 0, two = 0, three = 0] = ids;
    await send('PUT', `products/${two}`, { name: 'Two', environment: 'indoor', pitch: 3 });
    await send('PUT', `products/${two}`, { name: 'Two again', environment: 'outdoor', pitch: 3 });
    const answer = await send('POST', `revisions/${first}/group/undo`, {});
    expect(answer).toMatchObject({
      status: 200,
      done: 3,
      refused: [
        { id: second, collection: 'products', entry_id: two, reason: expect.stringContaining('changed again') },
      ],
      next: null,
    });
    expect(answer.undo).toHaveLength(2);
    expect(await Promise.all([one, two, three].map(environmentOf))).toEqual(['indoor', 'outdoor', 'indoor']);
    const [undoing] = await read('revisions?grouped=1&limit=1');
    expect(undoing).toMatchObject({ id: answer.undo[0], group: { count: 2, left: 2 } });
    expect((await read(`revisions/${first}`)).group).toMatchObject({ count: 3, left: 1 });

    expect((await send('POST', `revisions/${undoing.id}/group/undo`, {})).undo).toHaveLength(2);
    expect(await Promise.all([one, two, three].map(environmentOf))).toEqual(['outdoor', 'outdoor', 'outdoor']);
  });

  it('in one transaction is one group, of which the rest stands alone when its first change is forgotten', async () => {
    const { undo } = await send('POST', 'revisions/undo', { revisions: changes });
    expect((await read('revisions?grouped=1&limit=1'))[0]).toMatchObject({ id: undo[0], group: { count: 3 } });
    await calls.services.database.write.deleteFrom('revision').where('id', '=', undo[0]).execute();
    expect(await read('revisions?grouped=1&limit=2')).toMatchObject([
      { id: undo[2], follows: null, group: null },
      { id: undo[1], follows: null, group: null },
    ]);
  });

  it('tells what differs in it', async () => {
    const cells = (line: number, id: string, name: string) => ({ line, cells: [id, name] });
    const spreadsheet = {
      columns: ['Number', 'Name (English)'],
      rows: [cells(2, String(ids[0]), 'Uno'), cells(3, '', 'Four')],
    };
    const first = await send('POST', 'sheets/products', spreadsheet);
    const rows = [cells(4, String(ids[1]), 'Due')];
    expect(await send('POST', 'sheets/products', { ...spreadsheet, rows, follows: first.undo[0] })).toMatchObject({
      status: 200,
    });
    expect((await read('revisions?grouped=1&limit=1'))[0].group).toEqual({
      count: 3,
      left: 3,
      one_collection: true,
      one_action: false,
      first_import: false,
    });
  });
});

it('a group cannot be continued by another administrator, nor if it does not exist', async () => {
  const { entries } = calls.services;
  const [id = 0] = ids;
  const write = (previous: object) => ({ ...previous, pitch: 9 });
  const { revisionId } = await entries.update(products, id, { actor: { name: 'another' }, write });
  const work = { do: 'set', field: 'environment', value: 'indoor' };
  for (const follows of [revisionId, 999_999_999]) {
    expect(await send('POST', 'lists/products/changes', { chosen: { ids }, work, follows })).toMatchObject({
      status: 404,
    });
  }
  expect((await calls.administer({ url: '/api/en/revisions/999999999/group' })).statusCode).toBe(404);
  expect(await environmentOf(id)).toBe('outdoor');
});
