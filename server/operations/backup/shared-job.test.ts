import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabaseConfig, type TestDatabaseConfig } from '../../../tests/support/database.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { type BackupJobs, createBackupJobs } from './backup-jobs.ts';
import { createBackupStore, type BackupStore } from './backup-store.ts';

let config: TestDatabaseConfig;
const opened: { readonly jobs: BackupJobs; readonly database: Database }[] = [];
beforeEach(async () => {
  config = await eachDatabaseConfig();
});
afterEach(async () => {
  for (const { jobs, database } of opened.splice(0)) {
    await jobs.close();
    await database.close();
  }
});

/** The backups of another process. */
async function openProcess(changed: Partial<BackupStore> = {}) {
  const { dataDir } = config;
  const database = await connectDatabase({ ...config, log: quiet });
  const storage = createLocalStorage(dataDir);
  const backupStore = { ...createBackupStore({ storage, dataDir, seal: null }), ...changed };
  const jobs = createBackupJobs({ database, storage, dataDir, store: backupStore, log: quiet, signingKey: undefined });
  opened.push({ jobs, database });
  return { jobs, database, backupStore };
}

const stateIn = (jobs: BackupJobs) => async () => (await jobs.current())?.state;

describe('a backup that one process makes', () => {
  it('is known to the others, which make none meanwhile', async () => {
    const held = Promise.withResolvers<void>();
    const here = await openProcess({ prune: () => held.promise });
    const there = await openProcess();
    expect(await there.jobs.current()).toBeNull();
    const begun = await Promise.all([here.jobs.backUp(), here.jobs.backUp()]);
    expect(begun.filter(Boolean)).toHaveLength(1);
    const own = await here.jobs.current();
    expect(await there.jobs.current()).toMatchObject({ kind: 'backup', state: 'running', name: own?.name });
    expect(await there.jobs.backUp()).toBe(false);
    held.resolve();
    await expect.poll(stateIn(there.jobs)).toBe('done');
    expect(await there.jobs.current()).toEqual(await here.jobs.current());
    expect(await there.jobs.backUp()).toBe(true);
    await expect.poll(stateIn(here.jobs)).toBe('done');
  });

  it('is begun by one of two that are asked at the same moment', async () => {
    const held = Promise.withResolvers<void>();
    const processes = [
      await openProcess({ prune: () => held.promise }),
      await openProcess({ prune: () => held.promise }),
    ];
    const begun = await Promise.all(processes.map(({ jobs }) => jobs.backUp()));
    expect(begun.filter(Boolean)).toHaveLength(1);
    held.resolve();
  });

  it('counts as failed when that process died, and another may be made', async () => {
    const held = Promise.withResolvers<void>();
    const here = await openProcess({ prune: () => held.promise });
    const there = await openProcess();
    await here.jobs.backUp();
    await there.database.write
      .updateTable('backup_job')
      .set({ lease_id: 'dead', lease_until: '2020-01-01T00:00:00.000Z' })
      .execute();
    expect(await there.jobs.current()).toMatchObject({ state: 'failed', problem: 'failed' });
    expect(await there.jobs.backUp()).toBe(true);
    await expect.poll(stateIn(there.jobs)).toBe('done');
    held.resolve();
    await here.jobs.close();
    expect(await there.jobs.current(), 'whoever lost it says nothing more').toMatchObject({ state: 'done' });
  });
});

describe('a restore', () => {
  it('is stopped by whichever process is asked, and changes nothing then', async () => {
    const there = await openProcess();
    await there.jobs.backUp();
    await expect.poll(stateIn(there.jobs)).toBe('done');
    const made = await there.jobs.current();
    await there.database.write.insertInto('secret').values({ name: 'later', value: '' }).execute();

    const held = Promise.withResolvers<void>();
    const nextName: BackupStore['nextName'] = async (kind) => {
      await held.promise;
      return there.backupStore.nextName(kind);
    };
    const here = await openProcess({ nextName });
    expect(await here.jobs.restore(made?.name ?? '')).toBe(true);
    expect(await there.jobs.cancel()).toBe(true);
    held.resolve();
    await expect.poll(stateIn(there.jobs)).toBe('cancelled');
    expect(await there.database.read.selectFrom('secret').select('name').execute()).toContainEqual({ name: 'later' });
    expect(await there.jobs.cancel(), 'nothing runs any more').toBe(false);
  });
});
