import type { Database } from '../../server/database/connect.ts';
import { createJobs, type Jobs } from '../../server/jobs/create-jobs.ts';
import { quiet } from './open-test-store.ts';

/** Starts a job runner as a separate process would. The caller must stop the jobs that it adds. */
export function startedJobs(database: Database): Jobs {
  const jobs = createJobs({ database, log: quiet });
  jobs.start();
  return jobs;
}
