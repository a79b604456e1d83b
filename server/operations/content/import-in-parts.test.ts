import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { heroBanners } from '../../../content/collections/index.ts';
import { sampleDocument } from '../../../tests/support/sample-document.ts';
import { eachDatabaseConfig, type TestDatabaseConfig } from '../../../tests/support/database.ts';
import { editor, quiet, words, writing } from '../../../tests/support/open-test-store.ts';
import { documentInMemory } from '../../bodies/sent-document.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { createEntryStore } from '../../records/create-entry-store.ts';
import type { EntryStore } from '../../records/repository/entry-store.ts';
import { listUnfinished, takeOverRun } from '../../records/change-runs.ts';
import { changeInParts, mostItemsInPart } from '../../records/change-in-parts.ts';
import { undoUnfinishedRuns } from '../../records/undo-run.ts';
import { undoMany } from '../../records/http/undo-many.ts';
import { importContent } from './import-content.ts';

const media = { findByNames: async () => new Map() };

const isSqlite = inject('database') === 'sqlite';

let config: TestDatabaseConfig;
let database: Database;
let store: EntryStore;
/** The number of content changes in each part's transaction. */
let parts: number[] = [];
beforeEach(async () => {
  parts = [];
  let written = 0;
  config = await eachDatabaseConfig();
  database = await connectDatabase({
    ...config,
    log: quiet,
    onQuery({ query: { sql } }) {
      if (sql.startsWith('insert into "revision" ')) written += 1;
      // Each part ends by updating its run.
      if (!/^(?:update|delete from) "change_run"/.test(sql) || written === 0) return;
      parts.push(written);
      written = 0;
    },
  });
  store = createEntryStore(database);
});
afterEach(() => database.close());

const services = () => ({ database, media, log: quiet });
const bring = (document: ReturnType<typeof sampleDocument>) =>
  importContent(services(), documentInMemory(document), { actor: editor, isTrial: false });
const idsNow = async () => (await store.list(heroBanners)).map(({ id }) => id);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const loseLease = () =>
  database.write.updateTable('change_run').set({ lease_until: '2020-01-01T00:00:00.000Z' }).execute();
const noRun = async () => expect(await database.read.selectFrom('change_run').selectAll().execute()).toEqual([]);

/** Blocks the thread for a time. */
function workFor(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

it('a part whose records take long to index gets fewer records [API-ADM-199]', async () => {
  const [itemMilliseconds, indexMilliseconds] = [4, 36];
  const counts: number[] = [];
  let count = 0;
  const slow: Database = {
    ...database,
    transaction: (work, options) =>
      database.transaction(async (tx) => {
        count = 0;
        const result = await work(tx);
        workFor(count * indexMilliseconds);
        counts.push(count);
        return result;
      }, options),
  };
  const items = Array.from({ length: 60 }, (_, index) => index);
  await changeInParts(slow, { kind: 'import', actor: editor, log: quiet }, items, async () => {
    workFor(itemMilliseconds);
    count += 1;
  });
  expect(sumOf(counts)).toBe(60);
  expect(counts.length).toBeGreaterThan(8);
});

const counted = sql`with recursive number(value) as (
  select 1 union all select value + 1 from number where value < 60000) select count(*) from number`;

it.runIf(isSqlite)('checking a document lets those who write go first [API-ADM-199]', async () => {
  const features = Array.from({ length: 24 }, (_, index) => ({ key: `k${index}`, title: words(`Feature ${index}`) }));
  const document = sampleDocument('products', 1000);
  let checked = 0;
  const counting = {
    ...documentInMemory(document),
    *records(slug: string) {
      for (const record of document.collections[slug] ?? []) {
        checked += 1;
        yield { ...record, fields: { ...record.fields, features } };
      }
    },
  };
  const checking = importContent(services(), counting, { actor: editor, isTrial: true });
  await expect.poll(() => checked, { interval: 1 }).toBeGreaterThan(100);
  let [before, after] = [0, 0];
  await database.transaction(async (tx) => {
    before = checked;
    // Takes long enough that other requests run before the next one.
    for (let count = 0; count < 40; count += 1) await counted.execute(tx);
    after = checked;
  });
  expect((await checking).refused).toEqual([]);
  expect(before).toBeLessThan(500);
  expect(after - before).toBeLessThan(60);
});

describe('a large import', () => {
  it('and undoing it are written in parts of a few records [API-ADM-199]', async () => {
    const { revisions } = await bring(sampleDocument('herobanner', 300));
    expect([revisions.length, sumOf(parts)]).toEqual([300, 300]);
    expect(Math.max(...parts)).toBeLessThanOrEqual(mostItemsInPart);
    parts = [];
    await undoMany({ ...services(), entries: store }, revisions, { actor: editor, keepsNewer: false });
    expect([await idsNow(), sumOf(parts)]).toEqual([[], 300]);
    expect(Math.max(...parts)).toBeLessThanOrEqual(mostItemsInPart);
    await noRun();
  });

  it('is one change of the history, undone as one [API-ADM-199]', async () => {
    await bring(sampleDocument('herobanner', 60));
    const history = await store.revisions({ isGrouped: true, limit: 10 });
    expect(history).toHaveLength(1);
    const first = history[0]?.id ?? 0;
    expect((await store.changeGroups([first])).get(first)).toMatchObject({ count: 60, left: 60 });
    await noRun();
  });

  it('of which a restored backup holds a part is undone [API-ADM-200]', async () => {
    const { revisions } = await bring(sampleDocument('herobanner', 30));
    const at = '2026-01-01T00:00:00.000Z';
    const run = { kind: 'import', actor: 'editor', started_at: at, written: 30, unchanged: 0 } as const;
    await database.write
      .insertInto('change_run')
      .values({ ...run, first_id: revisions[0] ?? null })
      .execute();
    expect(await undoUnfinishedRuns({ database, entries: store })).toBe(1);
    expect(await idsNow()).toEqual([]);
    expect(await listUnfinished(database)).toMatchObject([{ unchanged: 0, undone_at: expect.any(String) }]);
  });

  it('that meets a record which does not fit any more undoes what it has written, and says which [API-ADM-200]', async () => {
    const document = sampleDocument('herobanner', 60);
    const records = document.collections['herobanner'] ?? [];
    let isTaken = false;
    const changing = {
      ...documentInMemory(document),
      // The document is read a second time for writing; then the last record lacks a required value.
      *records(slug: string) {
        if (slug !== heroBanners.base) return;
        yield* isTaken
          ? [...records.slice(0, -1), ...records.slice(-1).map((last) => ({ ...last, fields: { nonsense: 1 } }))]
          : records;
        isTaken = true;
      },
    };
    const outcome = await importContent(services(), changing, { actor: editor, isTrial: false });
    expect(outcome).toMatchObject({ revisions: [], refused: [{ base: 'herobanner', id: 60 }] });
    expect(await idsNow()).toEqual([]);
    await noRun();
  });

  it('that fails in the middle undoes what it has written, and leaves a notice [API-ADM-200]', async () => {
    const document = sampleDocument('herobanner', 300);
    let isTaken = false;
    const failing = {
      ...documentInMemory(document),
      *records(slug: string) {
        if (slug !== heroBanners.base) return;
        const records = document.collections[slug] ?? [];
        yield* isTaken ? records.slice(0, 250) : records;
        if (isTaken) throw new Error('The thread that reads the document ended');
        isTaken = true;
      },
    };
    await expect(importContent(services(), failing, { actor: editor, isTrial: false })).rejects.toThrow('thread');
    expect(await idsNow()).toEqual([]);
    const [notice, ...others] = await listUnfinished(database);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ kind: 'import', actor: 'editor', unchanged: 0, undone_at: expect.any(String) });
  });

  it(
    'whose process dies is undone by another one, but for what was changed since [API-ADM-200]',
    { timeout: 120_000 },
    async () => {
      const script = fileURLToPath(new URL('../../../tests/support/import-process.ts', import.meta.url));
      const { dataDir, databaseUrl = '' } = config;
      const args = [script, dataDir, databaseUrl, '3000'];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      const closed = once(child, 'close');
      await expect.poll(async () => (await idsNow()).length, { interval: 20, timeout: 60_000 }).toBeGreaterThan(20);
      child.kill('SIGKILL');
      expect(await closed).toEqual([null, 'SIGKILL']);
      const written = await idsNow();
      expect(written.length).toBeLessThan(3000);
      expect(await undoUnfinishedRuns({ database, entries: store })).toBe(0);
      await store.update(heroBanners, 3, { actor: editor, write: writing({ title: words('Kept') }) });
      await loseLease();
      expect(await listUnfinished(database)).toMatchObject([{ undone_at: null }]);
      // A process that is undoing the run has its lease, so the notice stays.
      await takeOverRun(database);
      expect(await listUnfinished(database)).toMatchObject([{ undone_at: null }]);
      await loseLease();
      expect(await undoUnfinishedRuns({ database, entries: store })).toBe(1);
      expect(await idsNow()).toEqual([3]);
      expect(await listUnfinished(database)).toMatchObject([{ unchanged: 1, undone_at: expect.any(String) }]);
    },
  );
});
