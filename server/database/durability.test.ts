import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { heroBanners } from '../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { addMedia, openTestStore, words } from '../../tests/support/open-test-store.ts';
import { testScope } from '../../tests/support/test-scope.ts';

const kills = testScope === 'full' ? 32 : 8;
/** About the duration of a few changes, so that the kill hits a random point of one of them. */
const longestPauseMilliseconds = 40;

/**
 * Starts a process that writes and kills it at a random time after it has acknowledged a number of changes. The count
 * keeps the test independent of the machine's load. Returns the acknowledged lines.
 */
async function writeUntilKilled(dataDir: string, mediaId: number, acknowledged: number): Promise<string[]> {
  const writer = fileURLToPath(new URL('../../tests/support/durability-writer.ts', import.meta.url));
  const child = spawn(process.execPath, [writer, dataDir, String(mediaId)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let output = '';
  const enough = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.split('\n').length > acknowledged) resolve();
    });
  });
  await Promise.race([enough, closed]);
  await pause(Math.random() * longestPauseMilliseconds);
  child.kill('SIGKILL');
  const [code, signal] = await closed;
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
  // Text after the last line break is incomplete because of the kill.
  return output.split('\n').slice(0, -1);
}

/** Records the last acknowledged change of each record. */
function noteAcknowledged(promised: Map<number, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [what = '', id = ''] = line.split(' ');
    promised.set(Number(id), what);
  }
}

/** Counts rows of incomplete changes: a record without its history or uses, or history or uses without their record. */
function countHalves(file: DatabaseSync): number {
  const found = file
    .prepare(
      `select
        (select count(*) from entry e where not exists
          (select 1 from revision r where r.collection = e.collection and r.entry_id = e.id and r.action = 'create')) +
        (select count(*) from entry e where 2 <>
          (select count(*) from usage u where u.collection = e.collection and u.entry_id = e.id)) +
        (select count(*) from entry e where e.version <>
          (select count(*) from revision r where r.collection = e.collection and r.entry_id = e.id)) +
        (select count(*) from revision r where r.action <> 'delete'
          and not exists (select 1 from entry e where e.collection = r.collection and e.id = r.entry_id)
          and not exists (select 1 from revision d where d.collection = r.collection and d.entry_id = r.entry_id
            and d.action = 'delete')) +
        (select count(*) from revision r where r.action = 'delete'
          and not exists (select 1 from revision_media m where m.revision_id = r.id)) +
        (select count(*) from revision r where r.action = 'delete'
          and not exists (select 1 from deletion d where d.revision_id = r.id)) +
        (select count(*) from entry e where e.id > (select last_id from counter c where c.collection = e.collection)) +
        (select count(*) from entry e where not exists
          (select 1 from version v where v.tag = e.collection || '/' || e.id)) as halves`,
    )
    .get();
  return Number(found?.['halves']);
}

describe.runIf(inject('database') === 'sqlite')('an acknowledged change', () => {
  it(
    `survives ${kills} kills in the middle of writing, and no half of a change is ever found`,
    { timeout: 300_000 },
    async () => {
      const config = await eachDatabaseConfig();
      const { database } = await openTestStore(config);
      const mediaId = await addMedia(database, 'picture.png');
      await database.close();

      const promised = new Map<number, string>();
      for (let kill = 0; kill < kills; kill += 1) {
        const acknowledged = 1 + ((kill * 5) % 7);
        const lines = await writeUntilKilled(config.dataDir, mediaId, acknowledged);
        expect(lines.length).toBeGreaterThanOrEqual(acknowledged);
        noteAcknowledged(promised, lines);

        const file = new DatabaseSync(join(config.dataDir, 'content.db'));
        expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
        expect(file.prepare('pragma foreign_key_check').all()).toEqual([]);
        expect(countHalves(file)).toBe(0);
        file.close();
      }

      const { database: reopened, store } = await openTestStore(config);
      const found = new Map((await store.list(heroBanners)).map((entry) => [entry.id, entry]));
      const removed = new Set(
        (await store.revisions({ collection: heroBanners, limit: 1_000_000 }))
          .filter(({ action }) => action === 'delete')
          .map(({ entryId }) => entryId),
      );
      await reopened.close();
      // The change in progress may be committed although it was not acknowledged.
      const lost = [...promised].filter(([id, what]) => {
        const entry = found.get(id);
        if (what === 'removed') return entry !== undefined;
        if (entry === undefined) return !removed.has(id);
        return what === 'changed' && JSON.stringify(entry.fields['title']) !== JSON.stringify(words('changed'));
      });
      expect(lost).toEqual([]);
      expect(promised.size).toBeGreaterThan(kills);
    },
  );
});
