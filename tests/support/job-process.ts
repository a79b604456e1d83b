// killed-holder.test.ts starts this process and kills it at work. It runs a job that never ends, under its lease.
import { connectDatabase } from '../../server/database/connect.ts';
import { createJobs } from '../../server/jobs/create-jobs.ts';
import { defineJob } from '../../server/jobs/define-job.ts';
import { jobs as declared } from '../../server/jobs/index.ts';
import { quiet } from './open-test-store.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await connectDatabase({ dataDir, log: quiet, ...(databaseUrl !== undefined && { databaseUrl }) });
const jobs = createJobs({ database, log: quiet });
jobs.start();
const job = defineJob({ ...declared.oldMessages, lease: 10_000 });
jobs.add(job, { run: () => new Promise(() => process.stdout.write('at work\n')) }).wake();
setInterval(() => undefined, 1000);
