import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../content/collections/index.ts';
import { wireName } from '../../fields/field.ts';
import { languages } from '../../language/languages.ts';
import { openTestCalls, type TestCalls } from '../../server/calls/open-test-calls.ts';
import { testDatabaseConfig } from '../support/database.ts';
import { callIds, idsOf } from './call-ids.ts';
import { type Answer, collectionClient } from './collection-client.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

it('every collection has its acceptance lines, and no other has any', () => {
  expect(Object.keys(callIds).toSorted()).toEqual(collections.map(({ base }) => base).toSorted());
});

const cases = collections.flatMap((collection) =>
  languages.map((language) => ({ base: collection.base, language, collection })),
);

describe.each(cases)('/api/$language/$base', ({ collection, language, base }) => {
  const { envelope, parent, listedUnder, addressedBy } = collection;
  const client = () => collectionClient(calls, collection, language);
  const recordsOf = (body: Answer | Answer[]): Answer[] => {
    const records = Array.isArray(body) ? body : body[envelope];
    return Array.isArray(records) ? records : [];
  };
  /** The values that were sent, with lists as lists. */
  const sentFields = (samples: Answer) =>
    Object.fromEntries(
      Object.entries(samples).map(([name, value]): [string, unknown] => {
        if (typeof value !== 'string' || !/^[[{]/.test(value)) return [name, value];
        return [name, JSON.parse(value)];
      }),
    );
  const hasSent = (record: Answer, samples: Answer) => {
    for (const [name, value] of Object.entries(sentFields(samples))) {
      expect(JSON.stringify(record[name], withoutKeys)).toBe(JSON.stringify(value, withoutKeys));
    }
  };

  it(`POST ${collection.createdAt || '/'} answers 201 with the whole record${idsOf(base, 'create')}`, async () => {
    const { add, samples, files } = client();
    const response = await add(1);
    expect(response.statusCode).toBe(201);
    const record: Answer = response.json();
    hasSent(record, samples(1));
    for (const [name] of files) expect(record[name]).toMatch(/^[a-z0-9-]+-[0-9a-f]{8}\.(png|mp4|pdf)$/);
    expect(Object.keys(record)).toEqual(
      expect.arrayContaining([
        'id',
        ...Object.entries(collection.fields).map(([name, field]) => wireName(name, field)),
        ...Object.keys(collection.echoes),
        'position',
        'version',
        'created_at',
        'updated_at',
        'fallback',
        'message',
      ]),
    );
    expect(record['fallback']).toEqual([]);
    for (const [echo, name] of Object.entries(collection.echoes)) expect(record[echo]).toEqual(record[name]);
    if (collection.parentZero) expect(record['category_id']).toBe(0);
    if (parent !== undefined) expect(record['category_id']).toEqual(expect.any(Number));
  });

  it(`GET / lists the records in their order${idsOf(base, 'list')}`, async () => {
    const { add, base: address } = client();
    const [first, second]: Answer[] = [(await add(1)).json(), (await add(2)).json()];
    const response = await calls.visit({ url: address });
    expect(response.statusCode).toBe(200);
    const ids = recordsOf(response.json()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([first?.['id'], second?.['id']]));
    if (parent === undefined) expect(ids.slice(-2)).toEqual([first?.['id'], second?.['id']]);
  });

  if (parent !== undefined) {
    it(`GET /${listedUnder}/{id} lists the records of that parent alone${idsOf(base, 'listOf')}`, async () => {
      const { add, newParent, samples, base: address } = client();
      const own = await newParent();
      const record: Answer = (await add(1, true, own)).json();
      await add(2);
      const response = await calls.visit({ url: `${address}/${listedUnder}/${own}` });
      expect(response.statusCode).toBe(200);
      const records = recordsOf(response.json());
      expect(records.map(({ id }) => id)).toEqual([record['id']]);
      hasSent(records[0] ?? {}, samples(1));
      expect((await calls.visit({ url: `${address}/${listedUnder}/999999` })).json()).toEqual(
        envelope === 'array' ? [] : { [envelope]: [] },
      );
    });
  }

  it(`GET /{id} answers the record, 404 for an unknown one${idsOf(base, 'get')}`, async () => {
    const { add, addressOf, base: address } = client();
    const { message, undo, ...record }: Answer = (await add(1)).json();
    const response = await calls.visit({ url: addressOf(record) });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(record);
    for (const id of ['999999', 'x', '0', '-1', '1.5', '99999999999999999999']) {
      const missing = await calls.visit({ url: `${address}/${id}` });
      expect(missing.statusCode).toBe(404);
      expect(missing.json()).toEqual({ message: expect.any(String), issues: [] });
    }
  });

  it(`PUT /{id} changes what is sent and keeps the rest, files too${idsOf(base, 'update')}`, async () => {
    const { add, addressOf, bodyOf, samples, files } = client();
    const record: Answer = (await add(1)).json();
    const category = parent === undefined ? undefined : Number(record['category_id']);
    const payload = bodyOf(2, category, false);
    const response = await calls.administer({ method: 'PUT', url: addressOf(record), payload });
    expect(response.statusCode).toBe(200);
    const changed: Answer = response.json();
    hasSent(changed, samples(2));
    expect(changed['id']).toBe(record['id']);
    expect(changed['message']).toEqual(expect.any(String));
    for (const [name] of files) expect(changed[name]).toBe(record[name]);

    const untouched = await calls.administer({ method: 'PUT', url: addressOf(record), payload: {} });
    const { version, updated_at, undo, ...rest }: Answer = untouched.json();
    expect(changed).toMatchObject(rest);
    const nowhere = addressOf(addressedBy === 'parent' ? { category_id: 999_999 } : { id: 999_999 });
    expect((await calls.administer({ method: 'PUT', url: nowhere, payload })).statusCode).toBe(404);
  });

  it(`DELETE /{id} removes the record and answers how to undo it${idsOf(base, 'remove')}`, async () => {
    const { add, addressOf } = client();
    const { message, undo, ...record }: Answer = (await add(1)).json();
    const response = await calls.administer({ method: 'DELETE', url: addressOf(record) });
    expect(response.statusCode).toBe(200);
    const answer: Answer = response.json();
    expect(answer).toEqual({ message: expect.any(String), undo: expect.any(Number), removed: {} });
    expect((await calls.visit({ url: addressOf(record) })).statusCode).toBe(404);
    expect((await calls.administer({ method: 'DELETE', url: addressOf(record) })).statusCode).toBe(404);
    await calls.administer({ method: 'POST', url: `/api/${language}/revisions/${String(answer['undo'])}/undo` });
    expect((await calls.visit({ url: addressOf(record) })).json()).toMatchObject({ id: record['id'] });
  });

  it('refuses a field it does not know, and then nothing is stored', async () => {
    const { bodyOf, newParent, base: address } = client();
    const payload = bodyOf(1, await newParent(), true);
    if (payload instanceof FormData) payload.append('colour_of_the_moon', 'grey');
    else payload['colour_of_the_moon'] = 'grey';
    const [before, filesBefore] = [(await calls.visit({ url: address })).body, await calls.countFiles()];
    const response = await calls.administer({ method: 'POST', url: `${address}${collection.createdAt}`, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ issues: [{ path: 'colour_of_the_moon', code: 'unknownField' }] });
    expect((await calls.visit({ url: address })).body).toBe(before);
    expect(await calls.countFiles()).toEqual(filesBefore);
  });

  it('refuses a stale version with the record as it is now', async () => {
    const { add, addressOf } = client();
    const record: Answer = (await add(1)).json();
    await calls.administer({ method: 'PUT', url: addressOf(record), payload: { version: record['version'] } });
    const late = await calls.administer({
      method: 'PUT',
      url: addressOf(record),
      payload: { version: record['version'] },
    });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ current: { id: record['id'], version: Number(record['version']) + 1 } });
  });
});

/** Leaves out what the server adds to the items of a list: their keys, and `null` for a file nobody sent. */
function withoutKeys(this: unknown, name: string, value: unknown): unknown {
  if (name === 'key') return undefined;
  return value === null ? undefined : value;
}
