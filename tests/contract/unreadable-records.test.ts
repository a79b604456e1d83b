import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { fillRoute, routes } from '../../content/routes.ts';
import { settings } from '../../content/settings.ts';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import { eachDatabaseConfig } from '../support/database.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { apiNameOf } from '../../fields/field.ts';
import { quiet } from '../support/open-test-store.ts';
import { sweep } from '../support/sweep.ts';
import { type Answer, collectionClient } from './collection-client.ts';

let app: OpenApp;
let database: Database;
beforeAll(async () => {
  app = await openApp({ data: await eachDatabaseConfig() });
  database = await connectDatabase({ ...app.data, log: quiet });
});
afterAll(async () => {
  await database.close();
  await app.close();
});

interface Stored {
  readonly base: string;
  readonly id: number;
  readonly parentId: number | null;
}

/**
 * Writes to the database directly, as a defective disk or another version of the program would, and notifies other
 * processes.
 */
async function breakRecord({ base, id, parentId }: Stored, json: string): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await tx
      .selectFrom('entry')
      .select('version')
      .where('collection', '=', base)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('entry')
      .set({ fields: json, version: row.version + 1 })
      .where('collection', '=', base)
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('record_index')
      .set({ facets: json })
      .where('collection', '=', base)
      .where('entry_id', '=', id)
      .execute();
    const tags = [base, `${base}/${id}`, ...(parentId === null ? [] : [`${base}<${parentId}`])];
    await database.versions.touch(tx, tags);
  });
}

const wrongTypes = (collection: Collection): string =>
  JSON.stringify(Object.fromEntries(Object.keys(collection.fields).map((name) => [name, { odd: [1] }])));
/** PostgreSQL stores no invalid JSON, so the first damage differs. */
const ways = (collection: Collection): readonly string[] => [
  database.dialect === 'sqlite' ? '{"title":' : '[]',
  wrongTypes(collection),
];

/** Pages that show records of many collections. */
const lists = [routes.home, routes.products, routes.projects, routes.register, routes.planner];
const open = async (path: string) => app.visit({ url: `/en${path}` });
const answerOf = async (url: string) => {
  const response = await app.administer({ url });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const listedToday = async (): Promise<readonly Answer[]> => (await answerOf('/api/en/today')).unreadable;
const isLogged = ({ base, id }: Stored, message: string): boolean =>
  app.logged.some((line) => {
    const { collection, id: named, msg } = JSON.parse(line);
    return collection === base && named === id && msg === message;
  });

/** Pages that show a record, of lists, of its parent and its own. */
function pagesOf(collection: Collection, { id, parentId }: Stored): readonly string[] {
  if (collection.page === undefined) return lists;
  return [...new Set([...lists, fillRoute(collection.page.at, { id: parentId ?? id, name: 'any' })])];
}

/** An address without the right name redirects to the record. */
async function statusOf(path: string): Promise<number> {
  const { statusCode, headers } = await open(path);
  const { location } = headers;
  return typeof location === 'string' ? (await app.visit({ url: location })).statusCode : statusCode;
}
async function htmlOf(path: string): Promise<string> {
  const { body, headers } = await open(path);
  const { location } = headers;
  return typeof location === 'string' ? (await app.visit({ url: location })).body : body;
}

describe.each(
  sweep('collections with an unreadable record', collections, {
    keyOf: ({ base }) => base,
    sourcesOf: ({ base }) => [`content/collections/${base}`],
  }).map((collection) => ({ collection, base: collection.base })),
)('one unreadable record of $base', ({ collection, base }) => {
  it('is left out, its group shows the rest; it is logged, listed on Today and can be written again [API-ADM-203]', async () => {
    const client = collectionClient(app, collection, 'en');
    const parentId = (await client.newParent()) ?? null;
    const add = async (turn: number): Promise<Answer> => (await client.add(turn, true, parentId ?? undefined)).json();
    const first = await add(1);
    const isOnly = collection.isOnlyOfParent;
    const second = isOnly ? null : await add(2);
    const broken = { base, id: Number(first['id']), parentId };
    const title =
      second === null ? '' : String(Object.values(client.samples(2)).find((value) => typeof value === 'string'));
    const addresses = pagesOf(collection, second === null ? broken : { ...broken, id: Number(second['id']) });
    const shown = new Map<string, boolean>();
    for (const path of addresses) shown.set(path, (await htmlOf(path)).includes(title));

    for (const json of ways(collection)) {
      await breakRecord(broken, json);
      for (const path of addresses) {
        expect([path, await statusOf(path)]).toEqual([path, 200]);
        const isThere = shown.get(path) !== true || (await htmlOf(path)).includes(title);
        expect([path, isThere]).toEqual([path, true]);
      }
      const own = parentId === null && collection.page !== undefined ? [collection.page.at] : [];
      for (const at of own) expect([200, 404]).toContain(await statusOf(fillRoute(at, { id: broken.id, name: 'any' })));

      const ids = client.recordsIn((await app.visit({ url: client.base })).json()).map(({ id }) => id);
      expect(ids).not.toContain(broken.id);
      expect(ids).toEqual(expect.arrayContaining(second === null ? [] : [second['id']]));
      expect((await app.visit({ url: client.addressOf(first) })).statusCode).toBe(404);
      const { rows } = await answerOf(`/api/en/lists/${base}/rows?limit=50`);
      expect(rows.map(({ id }: Answer) => id)).toContain(broken.id);
      expect(isLogged(broken, collection.failure ?? 'A stored record cannot be read')).toBe(true);
      expect(await listedToday()).toContainEqual({ base, id: broken.id, category_id: parentId });

      const publishing = `${client.addressOf(first)}/publishing`;
      const act = { action: 'unpublish', languages: ['en'] };
      const refused = await app.administer({ method: 'POST', url: publishing, payload: act });
      const { message } = refused.json();
      expect([refused.statusCode, message]).toEqual([409, expect.stringContaining(`Item ${broken.id} cannot be read`)]);

      expect((await answerOf(`${client.addressOf(first)}?languages=all`))['id']).toBe(broken.id);
      const payload = client.bodyOf(1, parentId ?? undefined, true);
      const written = await app.administer({ method: 'PUT', url: client.addressOf(first), payload });
      expect([written.statusCode, written.json().issues ?? []]).toEqual([200, []]);
      expect((await app.visit({ url: client.addressOf(first) })).statusCode).toBe(200);
      expect(await listedToday()).not.toContainEqual(expect.objectContaining({ base, id: broken.id }));
    }

    await breakRecord(broken, wrongTypes(collection));
    const removed = await app.administer({ method: 'DELETE', url: client.addressOf(first) });
    expect(removed.statusCode).toBe(200);
    expect(await listedToday()).not.toContainEqual(expect.objectContaining({ base, id: broken.id }));
  });
});

it.each(settings.map((group) => ({ group, base: group.base })))(
  'unreadable settings of $base are empty, and can be written again [API-ADM-203]',
  async ({ group, base }) => {
    const url = `/api/en/${base}`;
    const required = Object.entries(group.fields).filter(([, field]) => field.options.required === true);
    const payload = Object.fromEntries(required.map(([name, field]) => [apiNameOf(name, field), 'Screens']));
    expect((await app.administer({ method: 'PUT', url, payload })).statusCode).toBe(200);
    const broken = { base, id: 1, parentId: null };
    for (const json of ways(group)) {
      await breakRecord(broken, json);
      for (const path of lists) expect([path, await statusOf(path)]).toEqual([path, 200]);
      expect((await app.administer({ url })).statusCode).toBe(200);
      expect(await listedToday()).toContainEqual({ base, id: 1, category_id: null });
      expect((await app.administer({ method: 'PUT', url, payload })).statusCode).toBe(200);
      expect(await listedToday()).not.toContainEqual(expect.objectContaining({ base }));
    }
  },
);
