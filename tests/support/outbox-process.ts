// outbox-queues.test.ts starts this process and kills it. It sends the outbox and prints the id of each row as soon as
// it is delivered. The result of the third delivery is never stored.
import { connectDatabase } from '../../server/database/connect.ts';
import { startOutbox } from '../../server/enquiries/emails/start-outbox.ts';
import { quiet } from './open-test-store.ts';
import { startedJobs } from './started-jobs.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await connectDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }), log: quiet });
const lastStored = 2;
let delivered = 0;
startOutbox({
  database,
  jobs: startedJobs(database),
  hasMail: () => true,
  log: quiet,
  async deliver({ id }) {
    delivered += 1;
    await new Promise<void>((resolve) => process.stdout.write(`${id}\n`, () => resolve()));
    if (delivered > lastStored) await new Promise(() => setInterval(() => undefined, 60_000));
  },
});
