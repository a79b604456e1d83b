// enquiry-durability.test.ts starts this process and kills it at work. It serves the calls on a database of its own
// with a mail server, and prints its port in its first line.
import { openTestCalls } from './open-test-calls.ts';

const [dataDir = '', smtpUrl = '', databaseUrl] = process.argv.slice(2);
const config = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
const { app } = await openTestCalls(config, {
  mail: { smtpUrl, from: 'site@wameed.example', to: 'sales@wameed.example' },
  idleMilliseconds: 20,
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`);
