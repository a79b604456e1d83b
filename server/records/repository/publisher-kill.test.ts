import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { heroBanners } from '../../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { editor, openTestStore, words, writing } from '../../../tests/support/open-test-store.ts';

const records = 80;
const kills = 4;
const apart = 10;
/** The maximum number of records that a process publishes before it waits to be killed. */
const most = apart + 5;

/** Runs a process that publishes due records, and kills it after `enough` records are published. */
async function publishUntilKilled(dataDir: string, at: string, enough: number, count: () => number): Promise<void> {
  const script = fileURLToPath(new URL('../../../tests/support/publisher-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir, at, String(most)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = once(child, 'close');
  while (count() < enough && child.exitCode === null) await pause(1);
  child.kill('SIGKILL');
  expect(await closed).toEqual([null, 'SIGKILL']);
}

it.runIf(inject('database') === 'sqlite')(
  'what is due is published exactly once, however often whoever publishes it is killed on the way',
  { timeout: 120_000 },
  async () => {
    const config = await eachDatabaseConfig();
    const { database, store } = await openTestStore(config);
    const at = new Date((Math.floor(Date.now() / 60_000) + 5) * 60_000).toISOString();
    const publishing = { action: 'schedule', languages: ['en', 'ar'], at } as const;
    for (let index = 0; index < records; index += 1) {
      const write = writing({ title: words('On time') });
      const { entry } = await store.create(heroBanners, { actor: editor, saving: 'draft', write });
      await store.publish(heroBanners, entry.id, { actor: editor, publishing });
    }
    const file = new DatabaseSync(join(config.dataDir, 'content.db'), { readOnly: true });
    const statement = file.prepare(`select count(*) as count from entry where status_en = 'published'`);
    const count = () => Number(statement.get()?.['count']);

    for (let kill = 1; kill <= kills; kill += 1) {
      await publishUntilKilled(config.dataDir, at, kill * apart, count);
      expect(count()).toBeGreaterThanOrEqual(kill * apart);
      expect(count()).toBeLessThan(records);
      expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    }
    const left = records - count();
    expect([await store.publishDue(new Date(at)), await store.publishDue(new Date(at))]).toEqual([left, 0]);

    const history = await store.revisions({ collection: heroBanners, limit: 10 * records });
    const published = history.filter(({ actor }) => actor === '(schedule)').map(({ entryId }) => entryId);
    expect([published.length, new Set(published).size]).toEqual([records, records]);
    const entries = await store.list(heroBanners);
    const isOut = { status: { en: 'published', ar: 'published' }, publishAt: { en: null, ar: null }, version: 3 };
    for (const entry of entries) expect(entry).toMatchObject(isOut);
    file.close();
    await database.close();
  },
);
