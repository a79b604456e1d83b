import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heroBanners, products } from '../../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import {
  editor,
  openTestStore,
  quiet,
  type TestStore,
  words,
  writing,
} from '../../../tests/support/open-test-store.ts';
import { startedJobs } from '../../../tests/support/started-jobs.ts';
import { jobs as declared } from '../../jobs/index.ts';
import { createPublisher } from './create-publisher.ts';
import type { EntryStore } from './entry-store.ts';
import { selectDue, selectNext } from './publish-due.ts';

let one: TestStore;
let other: TestStore;
beforeEach(async () => {
  const config = await eachDatabaseConfig();
  one = await openTestStore(config);
  other = await openTestStore(config);
});
afterEach(async () => {
  await one.database.close();
  await other.database.close();
});

const at = new Date((Math.floor(Date.now() / 60_000) + 5) * 60_000).toISOString();
const due = Date.parse(at);
const both = { en: 'published', ar: 'published' };
const turn = { signal: new AbortController().signal, isByHand: false };

/** Creates a draft that is scheduled for publishing. Returns its id. */
async function schedule(): Promise<number> {
  const write = writing({ title: words('On time') });
  const { entry } = await one.store.create(heroBanners, { actor: editor, saving: 'draft', write });
  const publishing = { action: 'schedule', languages: ['en', 'ar'], at } as const;
  await one.store.publish(heroBanners, entry.id, { actor: editor, publishing });
  return entry.id;
}
const statusOf = async (id: number) => (await one.store.get(heroBanners, id))?.status;

it('a language whose title went while it waited becomes a draft again, and the other one is published', async () => {
  const id = await schedule();
  const write = writing({ title: { en: 'On time', ar: '' } });
  await one.store.update(heroBanners, id, { actor: editor, saving: 'draft', write });
  expect(await one.store.publishDue(new Date(due))).toBe(1);
  expect(await statusOf(id)).toEqual({ en: 'published', ar: 'draft' });
});

/** Makes a record unreadable. */
const spoil = (id: number) => sql`update entry set draft = 'null' where id = ${id}`.execute(one.database.write);
const mend = (id: number) =>
  sql`update entry set draft = ${JSON.stringify({ title: words('On time') })} where id = ${id}`.execute(
    one.database.write,
  );

it('two processes publish what is due once, also what was due while neither ran, as a change that can be undone', async () => {
  const write = writing({ name: words('On time') });
  const { entry } = await one.store.create(products, { actor: editor, saving: 'draft', write });
  const publishing = { action: 'schedule', languages: ['ar'], at } as const;
  await one.store.publish(products, entry.id, { actor: editor, publishing });
  expect(await other.store.nextPublishing(new Date())).toBe(at);

  const late = async () => due + 3_600_000;
  const started = [one, other].map(({ database, store }) =>
    startedJobs(database).add(declared.publishing, createPublisher(store, quiet, late)),
  );
  await expect
    .poll(async () => (await one.store.get(products, entry.id))?.status)
    .toEqual({ ar: 'published', en: 'draft' });
  for (const job of started) await job.stop();

  const [last, ...rest] = await one.store.revisions({ collection: products, id: entry.id, limit: 9 });
  expect([last?.actor, rest.length]).toEqual(['(schedule)', 2]);
  await one.store.undo(last?.id ?? 0, editor);
  expect(await one.store.get(products, entry.id)).toMatchObject({ status: { ar: 'scheduled' }, publishAt: { ar: at } });
});

describe('a record with a time to take it back', () => {
  const until = new Date(due + 3_600_000).toISOString();
  const runAt = (time: number) => createPublisher(one.store, quiet, async () => time).run(turn);

  it('is published, later taken back by the clock in its language alone, and an undo shows it again', async () => {
    const id = await schedule();
    await one.store.publish(heroBanners, id, {
      actor: editor,
      publishing: { action: 'schedule', languages: ['en'], until },
    });
    expect(await one.store.nextPublishing(new Date(due))).toBe(until);
    await runAt(due);
    expect(await one.store.get(heroBanners, id)).toMatchObject({
      status: both,
      unpublishAt: { en: until, ar: null },
    });
    await runAt(Date.parse(until) - 1);
    expect(await statusOf(id)).toEqual(both);
    await runAt(Date.parse(until));
    expect(await one.store.get(heroBanners, id)).toMatchObject({
      status: { en: 'draft', ar: 'published' },
      unpublishAt: { en: null, ar: null },
      fields: { title: { en: '' } },
    });

    const [last] = await one.store.revisions({ collection: heroBanners, id, limit: 1 });
    expect(last).toMatchObject({ actor: '(schedule)', publishing: { action: 'unpublish', languages: ['en'] } });
    await one.store.undo(last?.id ?? 0, editor);
    expect(await statusOf(id)).toEqual(both);
  });

  it('of which both times passed while nothing ran is never shown', async () => {
    const id = await schedule();
    const publishing = { action: 'schedule', languages: ['en', 'ar'], at, until } as const;
    await one.store.publish(heroBanners, id, { actor: editor, publishing });
    await runAt(Date.parse(until) + 1);
    expect(await statusOf(id)).toEqual({ en: 'draft', ar: 'draft' });
    expect(await one.store.nextPublishing(new Date(0))).toBeNull();
  });

  it('that would leave a gap for visitors of the other language stays, and the job fails until it is mended', async () => {
    // Values as a legacy client saves them.
    const write = writing({ title: { en: 'English alone', ar: '' } });
    const { entry } = await one.store.create(heroBanners, { actor: editor, write });
    await one.database.write.updateTable('entry').set({ take_back_at_en: at }).where('id', '=', entry.id).execute();
    await expect(runAt(due)).rejects.toThrow(`${heroBanners.base} ${entry.id} (It cannot be unpublished`);
    expect(await statusOf(entry.id)).toEqual(both);
  });
});

describe('a due record that cannot be published', () => {
  it('holds up none behind it, is tried again after growing pauses, and counts as a failure till it is published', async () => {
    const [spoilt, behind] = [await schedule(), await schedule()];
    await spoil(spoilt);
    let time = due + 1;
    const tries: number[] = [];
    const log = { ...quiet, error: () => void tries.push(time - due) };
    const publisher = createPublisher(one.store, log, async () => time);
    const named = `${heroBanners.base} ${spoilt} (`;
    await expect(publisher.run(turn)).rejects.toThrow(named);
    expect(await statusOf(behind)).toEqual(both);

    for (let attempt = 0; attempt < 9; attempt += 1) {
      const next = (await publisher.due()) ?? 0;
      expect(next).toBeGreaterThan(0);
      time += next;
      await expect(publisher.run(turn)).rejects.toThrow(named);
    }
    const pauses = tries.slice(1).map((at, index) => (at - (tries[index] ?? 0)) / 1000);
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);

    const late = await schedule();
    expect(await publisher.due(), 'others do not wait for its pause').toBe(0);
    await expect(publisher.run(turn)).rejects.toThrow(named);
    expect([await statusOf(late), tries.length]).toEqual([both, 10]);
    await expect(publisher.run({ ...turn, isByHand: true })).rejects.toThrow(named);
    expect(tries, 'by hand it is tried at once').toHaveLength(11);

    await mend(spoilt);
    await publisher.run({ ...turn, isByHand: true });
    expect(await statusOf(spoilt)).toEqual(both);
    expect(await publisher.due()).toBeNull();
  });

  it('is shown as the failure of the job until it is due no more', async () => {
    const spoilt = await schedule();
    await spoil(spoilt);
    const jobs = startedJobs(one.database);
    const job = jobs.add(
      declared.publishing,
      createPublisher(one.store, quiet, async () => due + 1),
    );
    const state = async () => (await jobs.list())[0];
    await expect.poll(state).toMatchObject({ state: 'failed', failure: { kind: 'records' } });
    expect((await state())?.failure?.detail).toMatch(`${heroBanners.base} ${spoilt}`);
    await one.database.write.deleteFrom('entry').where('id', '=', spoilt).execute();
    job.wake();
    await expect.poll(state).toMatchObject({ state: 'fine' });
    await job.stop();
  });
});

it('a due record of a removed collection is logged once and skipped', async () => {
  const lost = await schedule();
  await sql`update entry set collection = 'gone' where id = ${lost}`.execute(one.database.write);
  const warnings: object[] = [];
  let looks = 0;
  const store: EntryStore = {
    ...one.store,
    publishDue(...pass) {
      looks += 1;
      return one.store.publishDue(...pass);
    },
  };
  const publisher = createPublisher(
    store,
    { ...quiet, warn: (context) => void warnings.push(context) },
    async () => due + 1,
  );
  const jobs = startedJobs(one.database);
  const job = jobs.add(declared.publishing, publisher);
  await expect.poll(() => looks).toBe(1);
  for (let time = 0; time < 3; time += 1) job.wake();
  await job.stop();
  expect([looks, warnings]).toEqual([1, [{ records: 1 }]]);
  expect(await publisher.due()).toBeNull();
});

it('what is due and what comes next are found by their times, however many records there are', async () => {
  const { database } = one;
  const rows = Array.from({ length: 400 }, (_, id) => ({
    collection: heroBanners.base,
    id: id + 1,
    position: id,
    fields: '{}',
    created_at: at,
    updated_at: at,
  }));
  for (let turns = 0; turns < 10; turns += 1) {
    await database.write
      .insertInto('entry')
      .values(rows.map((row) => ({ ...row, id: row.id + turns * rows.length })))
      .execute();
  }
  await sql`analyze`.execute(database.write);
  const plans = [
    selectDue(database.read, 'publish_at_en', at),
    selectDue(database.read, 'publish_at_ar', at),
    selectNext(database.read, 'publish_at_en', at),
    selectNext(database.read, 'publish_at_ar', at),
    selectDue(database.read, 'take_back_at_en', at),
    selectDue(database.read, 'take_back_at_ar', at),
    selectNext(database.read, 'take_back_at_en', at),
    selectNext(database.read, 'take_back_at_ar', at),
  ].map(async (query) => {
    const options = database.dialect === 'sqlite' ? sql`query plan` : sql`costs off`;
    return JSON.stringify(await query.explain(undefined, options));
  });
  for (const plan of await Promise.all(plans)) {
    expect(plan).toMatch(/entry_(?:due|ending)_(?:en|ar)/);
    expect(plan).not.toMatch(/SCAN entry|Seq Scan on entry|entry_key|autoindex/);
  }
});
