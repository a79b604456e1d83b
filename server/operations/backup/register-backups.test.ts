import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addAdministrator } from '../../../tests/support/add-administrator.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { mostBackups } from './outdated-backups.ts';

let calls: TestCalls;
let session: string;
beforeAll(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
  session = calls.session;
});
afterAll(() => calls.close());

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: FormData | object) =>
  calls.visit({
    method,
    url: `/api/en${path}`,
    headers: { cookie: `session=${session}`, 'sec-fetch-site': 'same-origin' },
    ...(payload && { payload }),
  });

const restore = (name: string | undefined, password = testCredentials.password) =>
  ask('POST', `/backups/${name}/restore`, { password });

const open = (name: string, password = testCredentials.password) =>
  ask('POST', `/backups/${name}/download`, { password });
/** Downloads the file like a browser after the password was entered. */
const read = (name: string, opened: Awaited<ReturnType<typeof open>>, own = session) => {
  const token = opened.cookies.find((cookie) => cookie.name === 'download')?.value;
  return calls.visit({ url: `/api/en/backups/${name}`, headers: { cookie: `session=${own}; download=${token}` } });
};
const giveOut = async (name: string) => read(name, await open(name));

const overview = async () => (await ask('GET', '/backups')).json();
const names = async (): Promise<string[]> => (await overview()).kept.map(({ name }: { name: string }) => name);

/** Waits for the running job, which may end every session. */
async function finished() {
  await expect
    .poll(async () => (await calls.services.backups.jobs.current())?.state, { timeout: 15_000, interval: 1 })
    .not.toBe('running');
  return calls.services.backups.jobs.current();
}

async function logIn(): Promise<void> {
  const login = await calls.visit({ method: 'POST', url: '/api/session', payload: testCredentials });
  session = login.cookies.find(({ name }) => name === 'session')?.value ?? '';
}

const addBanner = (title: string) => ask('POST', '/herobanner/add', { title });
const titles = async () =>
  (await ask('GET', '/herobanner')).json().banners.map(({ title }: { title: string }) => title);

async function backUp(): Promise<string> {
  expect((await ask('POST', '/backups')).statusCode).toBe(201);
  const job = await finished();
  expect(job).toMatchObject({ kind: 'backup', state: 'done', share: 1, problem: null });
  return job?.name ?? '';
}

describe('backups by calls', () => {
  it('are made, listed, given out as they are, and deleted', async () => {
    await addBanner('First');
    const name = await backUp();
    const { kept, present, job } = await overview();
    expect(kept).toMatchObject([{ name, kind: 'backup', counts: { records: 1, files: 0, enquiries: 0 } }]);
    expect([present.records, job.state]).toEqual([1, 'done']);

    const file = await giveOut(name);
    expect(file.rawPayload).toHaveLength(kept[0].bytes);
    expect(file.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    });
    expect((await ask('DELETE', `/backups/${name}`)).statusCode).toBe(200);
    expect((await ask('GET', `/backups/${name}`)).statusCode).toBe(404);
    expect(await names()).toEqual([]);
  });

  it('are not deleted while they are made, others are', async () => {
    const [made, other] = [await backUp(), await backUp()];
    const { write } = calls.services.database;
    /** Simulates that another process works on the first backup, or has ended. */
    const set = (state: 'running' | 'done', until: string | null) =>
      write
        .updateTable('backup_job')
        .set({ name: made, state, lease_id: until && 'elsewhere', lease_until: until })
        .execute();
    await set('running', '2999-01-01T00:00:00.000Z');
    expect((await ask('DELETE', `/backups/${made}`)).statusCode).toBe(409);
    expect((await ask('DELETE', `/backups/${other}`)).statusCode).toBe(200);
    await set('done', null);
    expect((await ask('DELETE', `/backups/${made}`)).statusCode).toBe(200);
  });

  it('leave once for each time the password was given, and with it alone', async () => {
    const [name, other] = [await backUp(), await backUp()];
    expect((await ask('GET', `/backups/${name}`)).statusCode).toBe(403);
    const guessed = await open(name, 'guess');
    expect([guessed.statusCode, guessed.json().issues]).toEqual([400, [{ path: 'password', code: 'wrongPassword' }]]);
    expect((await read(name, guessed)).statusCode).toBe(403);
    const opened = await open(name);
    expect(opened.cookies).toMatchObject([{ name: 'download', httpOnly: true, sameSite: 'Lax' }]);
    expect((await read(other, opened)).statusCode).toBe(403);
    expect((await read(name, opened, '')).statusCode).toBe(401);
    expect((await read(name, opened)).statusCode).toBe(200);
    expect((await read(name, opened)).statusCode).toBe(403);

    const late = await open(name);
    await calls.services.database.write
      .updateTable('pending_step')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    const refused = await read(name, late);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Enter your password before you download this backup',
    ]);
  });

  it('do not leave for a password of another account', async () => {
    const name = await backUp();
    const opened = await open(name);
    const sara = { username: 'sara', password: 'seven small boats' };
    await addAdministrator(calls.services.database, sara);
    const login = await calls.visit({ method: 'POST', url: '/api/session', payload: sara });
    const hers = login.cookies.find((cookie) => cookie.name === 'session')?.value ?? '';
    expect((await read(name, opened, hers)).statusCode).toBe(403);
    expect((await read(name, opened)).statusCode).toBe(200);
  });

  it('are restored: the site is as it was, everyone logs in again, and what was there is kept', async () => {
    const name = await backUp();
    await addBanner('Second');
    expect(await titles()).toEqual(['First', 'Second']);
    const guessed = await restore(name, 'guess');
    expect([guessed.statusCode, guessed.json().issues]).toEqual([400, [{ path: 'password', code: 'wrongPassword' }]]);
    expect((await ask('POST', `/backups/${name}/restore`)).statusCode).toBe(415);
    expect((await calls.services.backups.jobs.current())?.kind).toBe('backup');
    expect((await restore(name)).statusCode).toBe(200);
    const job = await finished();
    expect(job).toMatchObject({ kind: 'restore', state: 'done' });
    expect((await ask('GET', '/backups')).statusCode).toBe(401);
    await logIn();
    expect(await titles()).toEqual(['First']);
    expect((await overview()).job).toMatchObject({ state: 'done', saved: job?.saved });

    await restore(job?.saved ?? undefined);
    expect(await finished()).toMatchObject({ state: 'done' });
    await logIn();
    expect(await titles()).toEqual(['First', 'Second']);
  });

  it('come from elsewhere, if they are whole', async () => {
    const name = await backUp();
    const { rawPayload } = await giveOut(name);
    const send = (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.append('file', new Blob([bytes]), 'a backup.tar.gz');
      return ask('POST', '/backups/received', form);
    };
    const before = await names();
    const sent = await send(new Uint8Array(rawPayload));
    expect(sent.statusCode).toBe(201);
    expect(await names()).toEqual(expect.arrayContaining([...before, sent.json().name]));

    const store = await names();
    const cut = await send(new Uint8Array(rawPayload.subarray(0, rawPayload.length - 100)));
    expect([cut.statusCode, cut.json().message]).toEqual([
      400,
      'This backup is damaged or incomplete. Nothing was changed.',
    ]);
    const foreign = await send(new TextEncoder().encode('a text'));
    expect([foreign.statusCode, foreign.json().message]).toEqual([
      400,
      'This file is not a backup of this software. Nothing was changed.',
    ]);
    expect(await names()).toEqual(store);
    expect(await readdir(join(calls.dataDir, 'incoming'))).toEqual([]);
  });

  it('with names that lead elsewhere are not found', async () => {
    await writeFile(join(calls.dataDir, 'secret.tar.gz'), 'x');
    for (const name of ['..%2Fsecret.tar.gz', 'secret.tar.gz', '%2e%2e', 'backup-20260101-000000.tar.gz']) {
      expect((await ask('GET', `/backups/${name}`)).statusCode).toBe(404);
      expect((await ask('DELETE', `/backups/${name}`)).statusCode).toBe(404);
      expect((await restore(name)).statusCode).toBe(404);
    }
  });

  it('that turn out to be damaged when they are restored change nothing', async () => {
    const name = 'backup-20260101-000000.tar.gz';
    await mkdir(join(calls.dataDir, 'backups'), { recursive: true });
    await writeFile(join(calls.dataDir, 'backups', name), 'damaged');
    await restore(name);
    expect(await finished()).toMatchObject({ state: 'failed', problem: 'backupForeign' });
    expect((await overview()).job.reason).toBe('This file is not a backup of this software. Nothing was changed.');
    expect(await titles()).toEqual(['First', 'Second']);
  });

  it('that a process began and never ended are swept away after a day, and nothing else', async () => {
    const { dataDir, services } = calls;
    const remains = ['incoming/.making-abc/entry.ndjson', 'backups/.making-abc/entry.ndjson', '.restoring-abc/rows.db'];
    for (const path of remains) {
      await mkdir(dirname(join(dataDir, path)), { recursive: true });
      await writeFile(join(dataDir, path), 'x');
    }
    const folders = ['.', 'backups', 'incoming'];
    const there = async () => (await Promise.all(folders.map((name) => readdir(join(dataDir, name))))).flat();
    const before = await there();
    expect(await services.backups.store.sweep(new Date())).toBe(0);
    expect(await there()).toEqual(before);
    expect(await services.backups.store.sweep(new Date(Date.now() + 25 * 60 * 60 * 1000))).toBe(3);
    expect(await there()).toEqual(before.filter((name) => !/^\.(making|restoring)-/.test(name)));
  });

  it('are made one at a time and can be stopped', async () => {
    expect((await ask('DELETE', '/backups/job')).statusCode).toBe(409);
    const before = await names();
    await ask('POST', '/backups');
    const [second, stopped] = await Promise.all([ask('POST', '/backups'), ask('DELETE', '/backups/job')]);
    expect([second.statusCode, stopped.statusCode]).toEqual([409, 200]);
    expect(await finished()).toMatchObject({ state: 'cancelled' });
    expect(await names()).toEqual(before);
  });

  it('are kept up to a number, the newest of them, also where all are of one second', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const made: string[] = [];
    while (made.length < mostBackups) made.push(await backUp());
    const newest = await backUp();
    const store = await names();
    expect(store).toHaveLength(mostBackups);
    expect(store[0]).toBe(newest);
    const newer = await backUp();
    expect((await names()).slice(0, 2)).toEqual([newer, newest]);
    const oldest = (await names()).at(-1);
    await restore(oldest);
    expect(await finished()).toMatchObject({ state: 'done' });
    await logIn();
    expect(await names()).toContain(oldest);
  });
});
