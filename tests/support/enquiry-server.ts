// Started by enquiry-durability.test.ts, which kills it in the middle of its work: the calls over a database of its own,
// with a mail server, on a port that it tells on its first line.
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
