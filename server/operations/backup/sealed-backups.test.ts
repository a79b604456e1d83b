import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, Decrypter } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { samplePhoto } from '../../../tests/support/sample-files.ts';
import { ConfigError } from '../../config.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { createBackupSeal } from './backup-seal.ts';
import { createBackupStore } from './backup-store.ts';
import { drillRestore } from './restore-drill.ts';

let key: string;
let calls: TestCalls;
beforeAll(async () => {
  key = await generateIdentity();
  calls = await openTestCalls(await eachDatabaseConfig(), { backupKey: key });
  const payload = new FormData();
  payload.append('file', new Blob([new Uint8Array(await samplePhoto(200, 100).jpeg().toBuffer())]), 'wall.jpg');
  const file = (await calls.administer({ method: 'POST', url: '/api/en/media', payload })).json();
  for (const title of ['First', 'Second'])
    await calls.administer({ method: 'POST', url: '/api/en/herobanner/add', payload: { title, image: file.id } });
});
afterAll(() => calls.close());

async function finished() {
  const { jobs } = calls.services.backups;
  await expect.poll(async () => (await jobs.current())?.state, { timeout: 15_000 }).not.toBe('running');
  return jobs.current();
}
async function backUp(): Promise<string> {
  await calls.administer({ method: 'POST', url: '/api/en/backups' });
  return (await finished())?.name ?? '';
}
const contentOf = (name: string) => readFile(join(calls.dataDir, 'backups', name));
const drill = () =>
  drillRestore({ store: calls.services.backups.store, dataDir: calls.dataDir }, AbortSignal.timeout(60_000));

it('with a key backups are kept encrypted, are listed as before, and age opens them', async () => {
  const name = await backUp();
  expect(name).toMatch(/^backup-\d{8}-\d{6}\.tar\.gz\.age$/);
  const sealed = await contentOf(name);
  expect(sealed.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
  const [stored] = await calls.services.backups.store.list();
  expect(stored).toMatchObject({ name, kind: 'backup', bytes: sealed.length, manifest: { tables: { entry: 2 } } });
  const age = new Decrypter();
  age.addIdentity(key);
  const plain = await age.decrypt(new Uint8Array(sealed));
  expect([plain[0], plain[1]]).toEqual([0x1f, 0x8b]);
  expect(await readdir(join(calls.dataDir, 'incoming'))).toEqual([]);
});

it('a key that is none stops the start', async () => {
  await expect(createBackupSeal('AGE-SECRET-KEY-1NONE')).rejects.toBeInstanceOf(ConfigError);
});

it('the newest backup is restored into a scratch place, compared, and nothing of it is left', async () => {
  const name = await backUp();
  const tried = await drill();
  expect(tried).toMatchObject({ name, files: 1 });
  expect(tried?.rows).toBeGreaterThan(5);
  // The job itself may be running during the test.
  const left = async () => (await readdir(calls.dataDir)).filter((each) => each.startsWith('.restoring-'));
  await expect.poll(left).toEqual([]);
});

it('a damaged newest backup is reported by the job, on its page and in the log', async () => {
  const name = await backUp();
  const content = await contentOf(name);
  content[content.length - 100] = (content[content.length - 100] ?? 0) ^ 1;
  await writeFile(join(calls.dataDir, 'backups', name), content);
  await expect(drill()).rejects.toMatchObject({ problem: 'backupDamaged' });
  await calls.administer({ method: 'POST', url: '/api/en/jobs/restore-drill/run' });
  const job = async () =>
    (await calls.administer({ method: 'GET', url: '/api/en/jobs' }))
      .json()
      .find((each: { name: string }) => each.name === 'restore-drill');
  await expect.poll(async () => (await job()).state).toBe('failed');
  expect((await job()).failure.reason).toBe(
    'The newest backup could not be restored as it was made. Make a new one, then run this again.',
  );
});

it('an encrypted backup is restored by the server that has the key, and recognised if another key is set', async () => {
  const name = await backUp();
  await calls.administer({ method: 'POST', url: '/api/en/herobanner/add', payload: { title: 'Third' } });
  const confirm = { method: 'POST', url: `/api/en/backups/${name}/restore`, payload: testCredentials } as const;
  await calls.administer({ ...confirm, payload: { password: testCredentials.password } });
  expect(await finished()).toMatchObject({ kind: 'restore', state: 'done' });
  const rows = await calls.services.database.read.selectFrom('entry').select('id').execute();
  expect(rows).toHaveLength(2);

  const storage = createLocalStorage(calls.dataDir);
  for (const seal of [null, await createBackupSeal(await generateIdentity())]) {
    const backupStore = createBackupStore({ storage, dataDir: calls.dataDir, seal });
    await expect(
      drillRestore({ store: backupStore, dataDir: calls.dataDir }, AbortSignal.timeout(60_000)),
    ).rejects.toMatchObject({
      problem: 'backupSealed',
    });
  }
});

it('without a backup there is nothing to try', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'drill-'));
  const backupStore = createBackupStore({ storage: createLocalStorage(dataDir), dataDir, seal: null });
  expect(await drillRestore({ store: backupStore, dataDir }, AbortSignal.timeout(1000))).toBeNull();
});
