import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { quiet } from '../../tests/support/open-test-store.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { createJobs, type Jobs } from './create-jobs.ts';
import { defineJob } from './define-job.ts';
import { jobs as declared } from './index.ts';

const minute = 60_000;
const shared = defineJob({ ...declared.oldMessages, every: 10 * minute, lease: minute });
const own = declared.letters;

let database: Database;
const opened: Jobs[] = [];
beforeEach(async () => {
  database = await connectDatabase({ ...(await eachDatabaseConfig()), log: quiet });
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
  await database.close();
});

/** A runner as in a separate process. */
function openProcess(log = quiet, ahead = 0): Jobs {
  const jobs = createJobs({ database, log, now: () => Date.now() + ahead });
  opened.push(jobs);
  jobs.start();
  return jobs;
}
/** Work that ends on request. */
function work() {
  const runs: (() => void)[] = [];
  const run = () =>
    new Promise<void>((resolve) => {
      runs.push(resolve);
    });
  return { runs, run };
}
const row = () => database.read.selectFrom('job_run').selectAll().executeTakeFirst();
/** Simulates the passing of time for everything that uses the database's clock. */
async function pass(milliseconds: number): Promise<void> {
  const earlier = (at: string | null | undefined) =>
    at === null || at === undefined ? null : new Date(Date.parse(at) - milliseconds).toISOString();
  const known = await row();
  const times = {
    started_at: earlier(known?.started_at),
    ended_at: earlier(known?.ended_at),
    failed_at: earlier(known?.failed_at),
    lease_until: earlier(known?.lease_until),
  };
  await database.write.updateTable('job_run').set(times).execute();
}
const states = async (jobs: Jobs) => (await jobs.list()).map(({ state }) => state);

describe('a job', () => {
  it('never overlaps with itself, and looks once more for what came meanwhile', async () => {
    const jobs = openProcess();
    let running = 0;
    let most = 0;
    let runs = 0;
    const job = jobs.add(own, {
      due: async () => 0,
      async run() {
        running += 1;
        runs += 1;
        most = Math.max(most, running);
        await pause(20);
        running -= 1;
      },
    });
    await expect.poll(() => runs).toBe(1);
    for (let time = 0; time < 5; time += 1) job.wake();
    await expect.poll(() => runs).toBe(2);
    await job.stop();
    expect([most, runs]).toEqual([1, 2]);
  });

  it('that has nothing to do writes nothing, and says when it looks again', async () => {
    const jobs = openProcess();
    let looks = 0;
    jobs.add(declared.publishing, {
      due: async () => {
        looks += 1;
        return minute;
      },
      run: () => Promise.reject(new Error('Nothing was due')),
    });
    await expect.poll(() => looks).toBe(1);
    await expect.poll(() => states(jobs)).toEqual(['fine']);
    const [state] = await jobs.list();
    expect(state).toMatchObject({ startedAt: null, failure: null });
    expect(Date.parse(state?.nextAt ?? '')).toBeLessThanOrEqual(Date.now() + declared.publishing.every);
    expect(await row()).toBeUndefined();
  });

  it('runs once more at its time, and not again and again while what is due stays due', async () => {
    const jobs = openProcess();
    let runs = 0;
    jobs.add(own, {
      due: async () => 0,
      async run() {
        runs += 1;
      },
    });
    await expect.poll(() => runs).toBe(1);
    await pause(400);
    expect(runs).toBe(1);
  });

  it('that fails tells what it failed at, without addresses, and is fine after a run that goes well', async () => {
    const reported: object[] = [];
    const jobs = openProcess({ ...quiet, error: (context) => void reported.push(context) });
    let fails = true;
    const job = jobs.add(own, {
      due: async () => 0,
      run: async () => {
        if (fails) throw new Error('No way to postgres://me:secret@host/site for sara@screens.example\nat line 2');
      },
    });
    await expect.poll(() => states(jobs)).toEqual(['failed']);
    const [failed] = await jobs.list();
    expect(failed?.failure).toMatchObject({ kind: 'other', detail: 'No way to … for …' });
    await expect.poll(row).toMatchObject({ failure: 'other', detail: 'No way to … for …' });
    expect(reported).toHaveLength(1);
    fails = false;
    job.wake();
    await expect.poll(() => states(jobs)).toEqual(['fine']);
    expect((await jobs.list())[0]?.failure).toMatchObject({ kind: 'other' });
  });

  it('whose work fails for want of room or of the database says so', async () => {
    const jobs = openProcess();
    const errors = [
      Object.assign(new Error('x'), { code: 'ENOSPC' }),
      Object.assign(new Error('x'), { code: '57P01' }),
    ];
    const job = jobs.add(own, { due: async () => 0, run: () => Promise.reject(errors[0]) });
    const kind = async () => (await jobs.list())[0]?.failure?.kind;
    await expect.poll(kind).toBe('noRoom');
    errors.shift();
    job.wake();
    await expect.poll(kind).toBe('database');
  });

  it('whose look for work fails goes on looking', async () => {
    const jobs = openProcess();
    let looks = 0;
    jobs.add(own, {
      every: 20,
      due: async () => {
        looks += 1;
        throw new Error('The database is away');
      },
      run: async () => undefined,
    });
    await expect.poll(() => looks).toBeGreaterThan(2);
    expect(await states(jobs)).toEqual(['failed']);
  });

  it('gets its work once, and has never run until its first time', async () => {
    const jobs = openProcess();
    jobs.add(own, { run: async () => undefined });
    expect(await jobs.list()).toMatchObject([{ state: 'never', startedAt: null, nextAt: expect.any(String) }]);
    expect(() => jobs.add(own, { run: async () => undefined })).toThrow('letters');
  });

  it('whose time no timer can keep is refused', () => {
    expect(() => defineJob({ ...own, every: 2 ** 31 })).toThrow('letters');
    expect(() => defineJob({ ...own, lease: 10 })).toThrow('letters');
  });
});

describe('a job that one process may run at a time', () => {
  it('is run by one of them, and at its next time by any', async () => {
    const first = work();
    const second = work();
    const [one, other] = [openProcess(), openProcess()];
    const jobs = [one.add(shared, first), other.add(shared, second)];
    jobs[0]?.wake();
    await expect.poll(() => first.runs.length).toBe(1);
    jobs[1]?.wake();
    await pause(100);
    expect(second.runs).toHaveLength(0);
    expect(await Promise.all([states(one), states(other)])).toEqual([['running'], ['running']]);
    expect(await other.run(shared.name)).toBe('busy');
    first.runs[0]?.();
    await expect.poll(() => states(other)).toEqual(['fine']);

    jobs[1]?.wake();
    await pause(100);
    expect(second.runs, 'its time has not come').toHaveLength(0);
    await pass(11 * minute);
    jobs[1]?.wake();
    await expect.poll(() => second.runs.length).toBe(1);
    second.runs[0]?.();
  });

  it('is free again when the lease of a process that died is over, and counts as interrupted till then', async () => {
    const { runs, run } = work();
    const died = new Date().toISOString();
    const lease = { lease_id: 'dead', lease_until: new Date(Date.now() + minute).toISOString() };
    await database.write
      .insertInto('job_run')
      .values({ name: shared.name, started_at: died, ...lease })
      .execute();
    const jobs = openProcess();
    const job = jobs.add(shared, { due: async () => 0, run });
    await pause(100);
    expect([runs.length, await states(jobs)]).toEqual([0, ['running']]);
    await pass(2 * minute);
    expect((await jobs.list())[0]).toMatchObject({ state: 'failed', failure: { kind: 'interrupted' } });
    job.wake();
    await expect.poll(() => runs.length).toBe(1);
    runs[0]?.();
    await expect.poll(() => states(jobs)).toEqual(['fine']);
    expect(await row()).toMatchObject({ lease_id: null, lease_until: null });
  });

  it('is taken by none of them before its time whose own clock is ahead or behind', async () => {
    const first = work();
    const later = work();
    openProcess().add(shared, first).wake();
    await expect.poll(() => first.runs.length).toBe(1);
    for (const ahead of [-30 * minute, 30 * minute]) {
      const other = openProcess(quiet, ahead);
      other.add(shared, later).wake();
      await pause(100);
      expect(await states(other), 'under the lease').toEqual(['running']);
    }
    first.runs[0]?.();
    await expect.poll(row).toMatchObject({ lease_id: null });
    openProcess(quiet, 30 * minute)
      .add(shared, later)
      .wake();
    await pause(100);
    expect(later.runs, 'its time has not come').toHaveLength(0);
    await pass(11 * minute);
    const late = openProcess(quiet, -30 * minute);
    late.add(shared, later).wake();
    await expect.poll(() => later.runs.length).toBe(1);
    later.runs[0]?.();
    await expect.poll(() => states(late)).toEqual(['fine']);
  });

  it('runs at once when it is asked for, whenever it ran', async () => {
    const { runs, run } = work();
    const jobs = openProcess();
    jobs.add(shared, { run });
    expect(await jobs.run(shared.name)).toBe('begun');
    // A state that is read right after the request must not show the previous run.
    expect(await states(jobs)).toEqual(['running']);
    expect(await jobs.run(shared.name)).toBe('busy');
    await expect.poll(() => runs.length).toBe(1);
    runs[0]?.();
    await expect.poll(() => states(jobs)).toEqual(['fine']);
    expect(await jobs.run(shared.name)).toBe('begun');
    expect(await states(jobs)).toEqual(['running']);
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.();
    expect(await jobs.run('nothing')).toBeNull();
  });

  it('is aborted when the server closes, which waits for it', async () => {
    const jobs = openProcess();
    let isBegun = false;
    let isOver = false;
    jobs.add(shared, {
      run: ({ signal }) =>
        new Promise((_resolve, reject) => {
          isBegun = true;
          signal.addEventListener('abort', () => {
            isOver = true;
            reject(new Error('Told to end'));
          });
        }),
    });
    await jobs.run(shared.name);
    await expect.poll(() => isBegun).toBe(true);
    await jobs.close();
    expect(isOver).toBe(true);
    expect(await row()).toMatchObject({ lease_id: null, failed_at: null });
  });

  it('is not begun any more where the server closes before', async () => {
    const { runs, run } = work();
    const jobs = openProcess();
    jobs.add(shared, { run });
    await jobs.run(shared.name);
    await jobs.close();
    expect(runs).toEqual([]);
    expect(await row()).toMatchObject({ lease_id: null, failed_at: null });
  });
});
