// Started by enquiry-durability.test.ts, which kills it in the middle of its work: the calls over a database of its own,
// on a port that it tells on its first line.
import { openTestCalls } from '../calls/open-test-calls.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const { app } = await openTestCalls({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`);
