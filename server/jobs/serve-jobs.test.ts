import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { createJobs } from './create-jobs.ts';
import { jobs as declared } from './index.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig(), {
    // A port without a listener.
    mailbox: { host: '127.0.0.1', port: 1, isSecure: false, user: 'reader', password: 'secret', folder: 'INBOX' },
  });
});
afterAll(() => calls.close());

const list = async (language = 'en'): Promise<readonly Record<string, unknown>[]> =>
  (await calls.administer({ url: `/api/${language}/jobs` })).json();
const find = async (name: string, language?: string) => (await list(language)).find((job) => job['name'] === name);
const run = (name: string, language = 'en') =>
  calls.administer({ method: 'POST', url: `/api/${language}/jobs/${name}/run` });

describe('GET /jobs', () => {
  it('lists every declared job in the language of the address', async () => {
    // Without a bucket there are no scheduled backups.
    const names = Object.values(declared)
      .map(({ name }) => name)
      .filter((name) => name !== 'backups');
    const listed = (await list()).map(({ name }) => name);
    expect([listed.length, new Set(listed)]).toEqual([names.length, new Set(names)]);
    expect(await find('unused-files')).toMatchObject({
      title: 'Purging removed files',
      every: 3_600_000,
      by_hand: true,
      everywhere: false,
      failure: null,
    });
    expect(await find('unused-files', 'ar')).toMatchObject({ title: 'حذف الملفات المُزالة نهائيًا' });
  });

  it('is refused to visitors', async () => {
    expect((await calls.visit({ url: '/api/en/jobs' })).statusCode).toBe(401);
  });
});

describe('POST /jobs/:name/run', () => {
  it('runs a job at once, and describes its failure in a sentence', async () => {
    // It checks once at the start of the server.
    await expect.poll(() => find('publishing')).toMatchObject({ started_at: expect.any(String), state: 'fine' });
    const failure = Object.assign(new Error('No room on /data'), { code: 'ENOSPC' });
    vi.spyOn(calls.services.entries, 'publishDue').mockRejectedValueOnce(failure);
    const answer = await run('publishing', 'ar');
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'بدأ تنفيذ المهمة' }]);
    await expect
      .poll(() => find('publishing'))
      .toMatchObject({
        state: 'failed',
        failure: { reason: 'The disk of the server is full.', detail: 'No room on /data' },
      });
    expect((await find('publishing', 'ar'))?.['failure']).toMatchObject({ reason: 'قرص الخادم ممتلئ.' });
    await run('publishing');
    await expect
      .poll(() => find('publishing'))
      .toMatchObject({ state: 'fine', failure: { detail: 'No room on /data' } });
  });

  it('runs what deletes old files and messages', async () => {
    for (const name of ['unused-files', 'old-messages', 'old-visits', 'deleted-remains', 'backup-remains', 'letters']) {
      expect([name, (await run(name)).statusCode]).toEqual([name, 200]);
      await expect.poll(() => find(name)).toMatchObject({ state: 'fine', started_at: expect.any(String) });
    }
  });

  it('tells where the mailbox could not be read, without its name and password', async () => {
    await run('incoming-letters');
    await expect
      .poll(() => find('incoming-letters'), { timeout: 10_000 })
      .toMatchObject({
        state: 'failed',
        failure: { reason: 'The mailbox could not be read. It is tried again next time.' },
      });
    expect(JSON.stringify(await list())).not.toMatch(/secret|reader@|imap:/);
  });

  it('is 404 for what is no job, or none that is run by hand, and 409 while another process runs it', async () => {
    expect((await run('nothing')).statusCode).toBe(404);
    expect((await run('visits')).statusCode).toBe(404);
    const { database, log } = calls.services;
    const other = createJobs({ database, log });
    const ends: (() => void)[] = [];
    other.add(declared.oldVisits, { run: () => new Promise<void>((resolve) => void ends.push(resolve)) });
    other.start();
    await other.run('old-visits');
    await expect.poll(() => ends.length).toBe(1);
    const answer = await run('old-visits');
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'This job is already running']);
    ends[0]?.();
    await other.close();
  });
});
