import type { Database } from '../../server/database/connect.ts';
import { createJobs, type Jobs } from '../../server/jobs/create-jobs.ts';
import { quiet } from './open-test-store.ts';

/** A runner of jobs as a process of its own has it. Whoever adds a job stops it. */
export function startedJobs(database: Database): Jobs {
  const jobs = createJobs({ database, log: quiet });
  jobs.start();
  return jobs;
}
