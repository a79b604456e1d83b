import { afterAll, beforeAll, expect, it } from 'vitest';
import { categories, communityBlogs, heroBanners } from '../../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { samplePhoto } from '../../../tests/support/sample-files.ts';
import { editor, shared, words, writing } from '../../../tests/support/open-test-store.ts';
import { sweepHistory } from './sweep-history.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterAll(() => calls.close());

const day = 86_400_000;
const sweepIn = (days: number) => {
  const { database, reader } = calls.services;
  const now = () => Date.now() + days * day;
  return sweepHistory({ database, reader: () => reader({ language: 'en', country: 'sa', tags: new Set() }), now });
};
const setRetention = (payload: object) =>
  calls.administer({ method: 'PUT', url: '/api/en/settings/privacy', payload: { history_months: '', ...payload } });
const isKnown = async (revision: number | null) => (await calls.services.entries.revision(revision ?? 0)) !== null;

async function upload(): Promise<number> {
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(await samplePhoto(40, 30).png().toBuffer())]), 'wall.png');
  return (await calls.administer({ method: 'POST', url: '/api/en/media', payload })).json().id;
}
const addBanner = (values: object) =>
  calls.services.entries.create(heroBanners, { actor: editor, write: writing({ ...values }) });

it('changes are forgotten after 24 months, deletions never', async () => {
  const { entries } = calls.services;
  const { entry, revisionId: made } = await addBanner({ title: words('One') });
  const { revisionId: changed } = await entries.update(heroBanners, entry.id, {
    actor: editor,
    write: writing({ title: words('Two') }),
  });
  const { revisionId: deleted } = await entries.remove(heroBanners, entry.id, editor);
  expect(await sweepIn(700)).toBe(0);
  expect(await sweepIn(740)).toBeGreaterThanOrEqual(2);
  expect([await isKnown(made), await isKnown(changed)]).toEqual([false, false]);
  expect(await sweepIn(50 * 365)).toBe(0);
  expect(await entries.wasDeleted(heroBanners, entry.id, 'en')).toBe(true);
  await entries.undo(deleted, editor);
  expect((await entries.get(heroBanners, entry.id))?.fields['title']).toEqual(words('Two'));
});

it('a deletion goes after as many months as are set, and then its address never existed', async () => {
  const { entries } = calls.services;
  const { entry } = await entries.create(categories, { actor: editor, write: writing({ name: words('Walls') }) });
  const { revisionId } = await entries.remove(categories, entry.id, editor);
  // Deletions are retained at least as long as changes, because the states of earlier changes are reconstructed from
  // them.
  await setRetention({ history_months: 30, deletion_months: 3 });
  await sweepIn(800);
  expect(await isKnown(revisionId)).toBe(true);
  await setRetention({ history_months: 2, deletion_months: 3 });
  await sweepIn(80);
  expect(await isKnown(revisionId)).toBe(true);
  await sweepIn(100);
  expect(await isKnown(revisionId)).toBe(false);
  expect(await entries.wasDeleted(categories, entry.id, 'en')).toBe(false);
  await setRetention({ deletion_months: '' });
});

it('a file goes with the last change that could bring it back, not before [OP-027]', async () => {
  const { entries, media } = calls.services;
  const [old, fresh] = [await upload(), await upload()];
  const { entry } = await addBanner({ image: shared(old) });
  await entries.update(heroBanners, entry.id, { actor: editor, write: writing({ image: shared(fresh) }) });
  const files = async () => [...(await media.find([old, fresh])).keys()];
  const later = new Date(Date.now() + 800 * day);
  await media.sweep(later);
  expect(await files()).toEqual([old, fresh]);
  await sweepIn(800);
  await media.sweep(later);
  expect(await files()).toEqual([fresh]);
});

it('remaining changes can still be shown and undone when older ones are deleted', async () => {
  const { entries, database } = calls.services;
  const { entry } = await addBanner({ title: words('One'), link: '/one' });
  const change = (values: object) =>
    entries.update(heroBanners, entry.id, { actor: editor, write: writing({ ...values }) });
  const { revisionId: old } = await change({ title: words('Two') });
  const { revisionId: newer } = await change({ link: '/two' });
  await change({ title: words('Three') });
  await database.write
    .updateTable('revision')
    .set({ at: '2001-01-01T00:00:00.000Z' })
    .where('id', '<=', old ?? 0)
    .where('action', '<>', 'delete')
    .execute();
  expect(await sweepIn(0)).toBeGreaterThan(0);
  expect([await isKnown(old), await isKnown(newer)]).toEqual([false, true]);
  expect(await entries.revision(newer ?? 0)).toMatchObject({
    before: { fields: { title: words('Two'), link: '/one' } },
    after: { fields: { title: words('Two'), link: '/two' } },
  });
  await entries.undo(newer ?? 0, editor);
  expect((await entries.get(heroBanners, entry.id))?.fields).toMatchObject({ title: words('Two'), link: '/one' });
});

it('no run forgets more than its share, and the next one goes on', async () => {
  const { write } = calls.services.database;
  const rows = Array.from({ length: 1000 }, () => ({
    at: '2001-01-01T00:00:00.000Z',
    actor: 'admin',
    action: 'update' as const,
    collection: 'products',
    entry_id: 1,
  }));
  for (let times = 0; times < 11; times += 1) await write.insertInto('revision').values(rows).execute();
  expect([await sweepIn(0), await sweepIn(0), await sweepIn(0)]).toEqual([10_000, 1000, 0]);
});

it('the former names of a record go with the last deletion that could bring it back', async () => {
  const { entries, database } = calls.services;
  const made = { actor: editor, write: writing({ name: words('Old name') }) };
  const [gone, survivor] = [await entries.create(communityBlogs, made), await entries.create(communityBlogs, made)];
  for (const { entry } of [gone, survivor]) {
    await entries.update(communityBlogs, entry.id, { actor: editor, write: writing({ name: words('New name') }) });
  }
  await entries.remove(communityBlogs, gone.entry.id, editor);
  const named = async () => {
    const rows = await database.read
      .selectFrom('former_name')
      .select('entry_id')
      .distinct()
      .orderBy('entry_id')
      .execute();
    return rows.map(({ entry_id }) => entry_id);
  };
  expect(await named()).toEqual([gone.entry.id, survivor.entry.id]);
  await setRetention({ history_months: 1, deletion_months: 1 });
  await sweepIn(60);
  expect(await named()).toEqual([survivor.entry.id]);
});
