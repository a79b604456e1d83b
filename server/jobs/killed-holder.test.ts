import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { quiet } from '../../tests/support/open-test-store.ts';
import { connectDatabase } from '../database/connect.ts';
import { createJobs } from './create-jobs.ts';
import { defineJob } from './define-job.ts';
import { jobs as declared } from './index.ts';

const script = fileURLToPath(new URL('../../tests/support/job-process.ts', import.meta.url));

it(
  'a job whose process is killed at its work is left alone while the lease runs, and then run by another',
  { timeout: 60_000 },
  async () => {
    const { dataDir, databaseUrl } = await eachDatabaseConfig();
    const database = await connectDatabase({ dataDir, log: quiet, ...(databaseUrl !== undefined && { databaseUrl }) });
    const where = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl];
    const child = spawn(process.execPath, [script, ...where], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    const killedAt = performance.now();

    const jobs = createJobs({ database, log: quiet });
    jobs.start();
    let ranAfter = 0;
    const job = defineJob({ ...declared.oldMessages, lease: 10_000 });
    const added = jobs.add(job, {
      // The job is always due.
      due: async () => 0,
      run: async () => {
        ranAfter = performance.now() - killedAt;
      },
      every: 500,
    });
    added.wake();
    expect((await jobs.list())[0]).toMatchObject({ state: 'running' });
    await expect.poll(() => ranAfter, { timeout: 30_000 }).toBeGreaterThan(0);
    // The last renewal was when the lease was taken, so at least two thirds of it remain.
    expect(ranAfter).toBeGreaterThan(2000);
    expect(ranAfter).toBeLessThan(20_000);
    await expect.poll(async () => (await jobs.list())[0]?.state).toBe('fine');
    await jobs.close();
    await database.close();
  },
);
