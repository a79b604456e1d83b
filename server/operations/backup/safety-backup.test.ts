import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabaseConfig, type TestDatabaseConfig } from '../../../tests/support/database.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { readSite } from '../../../tests/support/read-site.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { createMediaStore, type MediaStore } from '../../media/media-store.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { type BackupJobs, createBackupJobs } from './backup-jobs.ts';
import { createBackupStore, type BackupStore } from './backup-store.ts';

const demoMedia = new URL('../../../demo/media/', import.meta.url);
const adopt = (name: string) => media.adopt(new URL(name, demoMedia).pathname, name);

let config: TestDatabaseConfig;
let database: Database;
let media: MediaStore;
let backupStore: BackupStore;
let jobs: BackupJobs;

/** Backup jobs of a process in which some methods of the stored backups are replaced. */
function jobsWith(changed: Partial<BackupStore> = {}): BackupJobs {
  const { dataDir } = config;
  const storage = createLocalStorage(dataDir);
  return createBackupJobs({
    database,
    storage,
    dataDir,
    store: { ...backupStore, ...changed },
    log: quiet,
    signingKey: undefined,
  });
}

async function ended(which: BackupJobs) {
  await expect.poll(async () => (await which.current())?.state).not.toBe('running');
  return which.current();
}

beforeEach(async () => {
  config = await eachDatabaseConfig();
  database = await connectDatabase({ ...config, log: quiet });
  const storage = createLocalStorage(config.dataDir);
  media = createMediaStore({ database, storage, log: quiet });
  backupStore = createBackupStore({ storage, dataDir: config.dataDir, seal: null });
  jobs = jobsWith();
  await adopt('blog-calibration.jpg');
});
afterEach(async () => {
  await jobs.close();
  await media.close();
  await database.close();
});

/** Makes a backup, then adds a file to the site. */
async function backUpThenAdd(): Promise<string> {
  await jobs.backUp();
  const name = (await ended(jobs))?.name ?? '';
  await adopt('blog-pixel-pitch.jpg');
  return name;
}

/** An `add` that fails for the safety backup, from the given call on. */
function failingFrom(first: number): BackupStore['add'] {
  let count = 0;
  return async (name, write) => {
    count += 1;
    if (count >= first) throw new Error('The disk is full');
    return backupStore.add(name, write);
  };
}

describe('the safety backup of a restore', () => {
  it('has the files of the site before, which are removed from the storage', async () => {
    const name = await backUpThenAdd();
    const before = await readSite(database, config.dataDir);
    await jobs.restore(name);
    const job = await ended(jobs);
    expect(job).toMatchObject({ state: 'done', problem: null });
    expect(await readdir(join(config.dataDir, 'uploads'))).toHaveLength(1);
    await jobs.restore(job?.saved ?? '');
    await ended(jobs);
    expect(await readSite(database, config.dataDir)).toEqual(before);
  });

  it('without room for the files has the rows, and restoring it finds the files in the storage', async () => {
    const name = await backUpThenAdd();
    const before = await readSite(database, config.dataDir);
    const failing = jobsWith({ add: failingFrom(2) });
    await failing.restore(name);
    const job = await ended(failing);
    expect(job).toMatchObject({ kind: 'restore', state: 'done', problem: 'backupFilesApart' });
    expect(await database.read.selectFrom('media').select('id').execute()).toHaveLength(1);
    await jobs.restore(job?.saved ?? '');
    expect(await ended(jobs)).toMatchObject({ state: 'done', problem: null });
    expect(await readSite(database, config.dataDir)).toEqual(before);
  });

  it('that cannot be kept changes nothing, and leaves nothing behind', async () => {
    const name = await backUpThenAdd();
    const before = await readSite(database, config.dataDir);
    const failing = jobsWith({ add: failingFrom(1) });
    await failing.restore(name);
    expect(await ended(failing)).toMatchObject({ state: 'failed', saved: null });
    expect(await readSite(database, config.dataDir)).toEqual(before);
    expect((await backupStore.list()).map((each) => each.name)).toEqual([name]);
  });

  it('is packed when the restore can no longer be stopped', async () => {
    const name = await backUpThenAdd();
    const held = Promise.withResolvers<void>();
    let count = 0;
    const waiting = jobsWith({
      async add(which, write) {
        count += 1;
        if (count === 2) await held.promise;
        return backupStore.add(which, write);
      },
    });
    await waiting.restore(name);
    await expect.poll(async () => (await waiting.current())?.step).toBe('saving');
    expect(await waiting.cancel()).toBe(false);
    expect(await database.read.selectFrom('media').select('id').execute()).toHaveLength(1);
    held.resolve();
    expect(await ended(waiting)).toMatchObject({ state: 'done', problem: null });
  });
});
