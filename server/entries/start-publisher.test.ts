import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../content/collections/index.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { editor, openTestStore, quiet, type TestStore, words, writing } from '../../tests/support/open-test-store.ts';
import { startPublisher } from './start-publisher.ts';

let one: TestStore;
let other: TestStore;
beforeAll(async () => {
  const config = await testDatabaseConfig();
  one = await openTestStore(config);
  other = await openTestStore(config);
});
afterAll(async () => {
  await one.database.close();
  await other.database.close();
});

it('two processes publish what is due once, also what was due while neither ran, as a change that can be undone', async () => {
  const write = writing({ name: words('On time') });
  const { entry } = await one.store.create(products, { actor: editor, saving: 'draft', write });
  const at = new Date((Math.floor(Date.now() / 60_000) + 5) * 60_000).toISOString();
  const publishing = { action: 'schedule', languages: ['ar'], at } as const;
  await one.store.publish(products, entry.id, { actor: editor, publishing });
  expect(await other.store.nextPublishing()).toBe(at);

  const late = () => Date.parse(at) + 3_600_000;
  const stops = [startPublisher(one.store, quiet, late), startPublisher(other.store, quiet, late)];
  await expect
    .poll(async () => (await one.store.get(products, entry.id))?.status)
    .toEqual({ ar: 'published', en: 'draft' });
  for (const stop of stops) await stop();

  const [last, ...rest] = await one.store.revisions({ collection: products, id: entry.id, limit: 9 });
  expect([last?.actor, rest.length]).toEqual(['(schedule)', 2]);
  await one.store.undo(last?.id ?? 0, editor);
  expect(await one.store.get(products, entry.id)).toMatchObject({ status: { ar: 'scheduled' }, publishAt: { ar: at } });
});
