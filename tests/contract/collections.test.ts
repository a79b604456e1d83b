import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { collections } from '../../content/collections/index.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import { apiNameOf } from '../../fields/field.ts';
import { languages } from '../../language/languages.ts';
import { eachDatabaseConfig } from '../support/database.ts';
import { openTestCalls, type TestCalls } from '../support/open-test-calls.ts';
import { seededNumber } from '../support/sweep.ts';
import { testScope } from '../support/test-scope.ts';
import { callIds, idsOf } from './call-ids.ts';
import { type Answer, collectionClient, sentValues, without, withoutKeys } from './collection-client.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

it('every collection has its acceptance lines, and no other has any', () => {
  expect(Object.keys(callIds).toSorted()).toEqual(collections.map(({ base }) => base).toSorted());
});

const databases = ['sqlite', 'postgres'] as const;
const everyCase = collections.flatMap((collection) =>
  databases.flatMap((database) =>
    languages.map((language) => ({
      base: collection.base,
      language,
      database,
      collection: { ...collection, apiName: legacyApiOf(collection) },
    })),
  ),
);
/** `npm test` runs each collection once, in a language and on a database that the seed chooses. */
const isChosen = ({ base, language, database }: (typeof everyCase)[number]): boolean => {
  const turn = seededNumber(`contract\0${base}`);
  return databases[turn % 2] === database && languages[(turn >> 1) % 2] === language;
};
const cases = everyCase.filter(
  (each) => each.database === inject('database') && (testScope === 'full' || isChosen(each)),
);
const casesOfParents = cases.filter(({ collection }) => collection.parent !== undefined);
const casesWithOldNames = cases.filter(({ collection }) => collection.apiName.ignored.length > 0);

describe.each(cases)('/api/$language/$base', ({ collection, language, base }) => {
  const client = () => collectionClient(calls, collection, language);

  it(`POST ${collection.apiName.createdAt || '/'} answers 201 with the whole record${idsOf(base, 'create')}`, async () => {
    const { add, samples, files, category } = client();
    const response = await add(1);
    expect(response.statusCode).toBe(201);
    const record: Answer = response.json();
    const uploaded = Object.fromEntries(
      files.map(([name]) => [name, expect.stringMatching(/^[a-z]+-[0-9a-f]{8}\.\w{3}$/)]),
    );
    const aliases = Object.entries(collection.apiName.aliases).map(([echo, name]) => [echo, record[name]]);
    expect(withoutKeys(record)).toMatchObject({
      ...sentValues(samples(1)),
      ...uploaded,
      ...Object.fromEntries(aliases),
      ...category,
      id: expect.any(Number),
      position: expect.any(Number),
      version: 1,
      created_at: expect.any(String),
      updated_at: record['created_at'],
      fallback: [],
      message: expect.any(String),
    });
    const names = Object.entries(collection.fields).map(([name, field]) => apiNameOf(name, field));
    expect(Object.keys(record)).toEqual(expect.arrayContaining(names));
  });

  it(`GET / lists the records in their order${idsOf(base, 'list')}`, async () => {
    const { add, base: address, recordsIn } = client();
    const added: Answer[] = [(await add(1)).json(), (await add(2)).json()];
    const response = await calls.visit({ url: address });
    expect(response.statusCode).toBe(200);
    const ids = added.map(({ id }) => id);
    const listed = recordsIn(response.json()).map(({ id }) => id);
    expect(listed.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it(`GET /{id} answers the record, 404 for an unknown one${idsOf(base, 'get')}`, async () => {
    const { add, addressOf, base: address } = client();
    const record = without((await add(1)).json(), 'message', 'undo');
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
    const { add, addressOf, bodyOf, samples, files, nowhere } = client();
    const record: Answer = (await add(1)).json();
    const payload = bodyOf(2, record['category_id'], false);
    const response = await calls.administer({ method: 'PUT', url: addressOf(record), payload });
    expect(response.statusCode).toBe(200);
    const changed: Answer = response.json();
    const storedFiles = Object.fromEntries(files.map(([name]) => [name, record[name]]));
    expect(withoutKeys(changed)).toMatchObject({
      ...sentValues(samples(2)),
      ...storedFiles,
      id: record['id'],
      version: 2,
      message: expect.any(String),
    });
    const untouched = await calls.administer({ method: 'PUT', url: addressOf(record), payload: {} });
    expect(changed).toMatchObject(without(untouched.json(), 'version', 'updated_at', 'undo'));
    expect((await calls.administer({ method: 'PUT', url: nowhere, payload: {} })).statusCode).toBe(404);
  });

  it(`DELETE /{id} removes the record and answers how to undo it${idsOf(base, 'remove')}`, async () => {
    const { add, addressOf } = client();
    const record = without((await add(1)).json(), 'message', 'undo');
    const url = addressOf(record);
    const response = await calls.administer({ method: 'DELETE', url });
    expect(response.statusCode).toBe(200);
    const answer: Answer = response.json();
    expect(answer).toEqual({ message: expect.any(String), undo: expect.any(Number), removed: {} });
    expect((await calls.visit({ url })).statusCode).toBe(404);
    expect((await calls.administer({ method: 'DELETE', url })).statusCode).toBe(404);
    const undo = `/api/${language}/revisions/${String(answer['undo'])}/undo`;
    await calls.administer({ method: 'POST', url: undo });
    expect((await calls.visit({ url })).json()).toMatchObject(without(record, 'updated_at', 'version'));
  });

  it('refuses a field it does not know, and then nothing is stored', async () => {
    const { bodyOf, newParent, base: address } = client();
    const payload = bodyOf(1, await newParent(), true);
    if (payload instanceof FormData) payload.append('colour_of_the_moon', 'grey');
    else payload['colour_of_the_moon'] = 'grey';
    const before = [(await calls.visit({ url: address })).body, await calls.countFiles()];
    const response = await calls.administer({
      method: 'POST',
      url: `${address}${collection.apiName.createdAt}`,
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ issues: [{ path: 'colour_of_the_moon', code: 'unknownField' }] });
    expect([(await calls.visit({ url: address })).body, await calls.countFiles()]).toEqual(before);
  });

  it('takes a whole answer back, message and undo with it, and changes nothing by that', async () => {
    const { add, addressOf } = client();
    const record: Answer = (await add(1)).json();
    expect(record).toMatchObject({ message: expect.any(String), undo: expect.any(Number) });
    const answer = await calls.administer({ method: 'PUT', url: addressOf(record), payload: record });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(without(record, 'version', 'updated_at', 'message', 'undo'));
  });

  it('refuses a stale version with the record as it is now', async () => {
    const { add, addressOf } = client();
    const record: Answer = (await add(1)).json();
    const [url, version] = [addressOf(record), record['version']];
    const hidden = { action: 'unpublish', version };
    expect((await calls.administer({ method: 'POST', url: `${url}/publishing`, payload: hidden })).statusCode).toBe(
      200,
    );
    const late = await calls.administer({ method: 'PUT', url, payload: { version } });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ current: { id: record['id'], version: 2 } });
  });
});

describe.each(casesOfParents)('/api/$language/$base', ({ collection, language, base }) => {
  const { listedUnder, envelope } = collection.apiName;

  it(`GET /${listedUnder}/{id} lists the records of that parent alone${idsOf(base, 'listOf')}`, async () => {
    const { add, newParent, base: address, recordsIn } = collectionClient(calls, collection, language);
    const parent = await newParent();
    const record = without((await add(1, true, parent)).json(), 'message', 'undo');
    await add(2);
    const response = await calls.visit({ url: `${address}/${listedUnder}/${parent}` });
    expect(response.statusCode).toBe(200);
    expect(recordsIn(response.json())).toEqual([record]);
    const none = await calls.visit({ url: `${address}/${listedUnder}/999999` });
    expect(none.json()).toEqual(envelope === 'array' ? [] : { [envelope]: [] });
  });
});

describe.each(casesWithOldNames)('/api/$language/$base', ({ collection, language, base }) => {
  it(`PUT /{id} takes ${collection.apiName.ignored.join(', ')} and keeps every file${idsOf(base, 'update')}`, async () => {
    const { add, addressOf, files } = collectionClient(calls, collection, language);
    const record: Answer = (await add(1)).json();
    const payload = new FormData();
    for (const name of collection.apiName.ignored) payload.append(name, 'any-name.png');
    const response = await calls.administer({ method: 'PUT', url: addressOf(record), payload });
    expect(response.statusCode).toBe(200);
    const storedFiles = Object.fromEntries(files.map(([name]) => [name, record[name]]));
    expect(Object.values(storedFiles)).not.toContain(null);
    expect(response.json()).toMatchObject(storedFiles);
  });
});
