import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import { collections } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { type Field, isExpected, type Issue, apiNameOf } from '../../fields/field.ts';
import { testDatabaseConfig } from '../support/database.ts';
import { openTestCalls, type TestCalls } from '../support/open-test-calls.ts';
import { type Answer, collectionClient, without } from './collection-client.ts';

// The form of a record marks a field as required exactly when saving refuses it empty.

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

/** The fields that can be empty, by API name. */
const emptyable = ({ fields }: Collection): readonly (readonly [string, Field])[] =>
  Object.entries(fields)
    .filter(([, field]) => field.isEmpty(field.empty))
    .map(([name, field]) => [apiNameOf(name, field), field]);

const markedIn = (collection: Collection, isNew: boolean): readonly string[] =>
  emptyable(collection).flatMap(([apiName, field]) => (isExpected(field, isNew) ? [apiName] : []));

const nothing = (field: Field): unknown =>
  field.serialize(field.empty, { language: 'en', all: true, findMedia: () => undefined, fellBack: () => undefined });

const isAbout = (apiName: string, { path }: Issue): boolean => path === apiName || path.startsWith(`${apiName}[`);

describe.each(collections.map((collection) => ({ collection, base: collection.base })))(
  'what the form of $base marks is what saving asks for [ADM-PATTERN-19]',
  ({ collection }) => {
    const client = () => collectionClient(calls, collection, 'en');
    const save = (method: 'POST' | 'PUT', url: string, payload: Answer) =>
      calls.administer({ method, url: `${url}?save=live&languages=all`, payload });

    /** Creates a complete record. Returns it in both languages, and the values that a form would send. */
    async function addWhole(): Promise<{ readonly record: Answer; readonly values: Answer }> {
      const { add, addressOf } = client();
      const added: Answer = (await add(1)).json();
      const read: Answer = (await calls.administer({ url: `${addressOf(added)}?languages=all` })).json();
      const both = (value: unknown): unknown =>
        typeof value === 'object' && value !== null && 'en' in value && 'ar' in value && typeof value.en === 'string'
          ? { en: value.en, ar: value.en }
          : value;
      const apiNames = Object.entries(collection.fields).map(([name, field]) => apiNameOf(name, field));
      const values = Object.fromEntries(apiNames.map((apiName) => [apiName, both(read[apiName])]));
      return { record: read, values };
    }

    it('in a new record and in one that is there', async () => {
      const { addressOf, base } = client();
      const refused = { new: new Set<string>(), edited: new Set<string>() };
      const { record, values } = await addWhole();
      expect([(await save('PUT', addressOf(record), values)).statusCode]).toEqual([200]);
      for (const [apiName, field] of emptyable(collection)) {
        const edit = await save('PUT', addressOf(record), { [apiName]: nothing(field) });
        if (edit.statusCode === 200) await save('PUT', addressOf(record), { [apiName]: values[apiName] });
        else if (edit.json().issues.some((issue: Issue) => isAbout(apiName, issue))) refused.edited.add(apiName);
      }
      await calls.administer({ method: 'DELETE', url: addressOf(record) });
      const category = record['category_id'];
      const place = collection.parent === undefined ? {} : { category_id: category };
      for (const [apiName, field] of emptyable(collection)) {
        const payload = { ...values, ...place, [apiName]: nothing(field) };
        const added = await save('POST', `${base}${legacyApiOf(collection).createdAt}`, payload);
        if (added.statusCode === 201)
          await calls.administer({ method: 'DELETE', url: addressOf(without(added.json(), 'message')) });
        else if (added.json().issues.some((issue: Issue) => isAbout(apiName, issue))) refused.new.add(apiName);
        else throw new Error(`${apiName}: ${added.body}`);
      }
      expect([...refused.edited].toSorted()).toEqual([...markedIn(collection, false)].toSorted());
      expect([...refused.new].toSorted()).toEqual([...markedIn(collection, true)].toSorted());
    });
  },
);
