import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { rebuildIndex } from '../records/index/rebuild-index.ts';
import { rebuildSearch } from '../search/rebuild-search.ts';
import { commandLog } from './backup/command-log.ts';

/** `npm run rebuild`: rebuilds the record index and the search index. The server may be running. */
const { dataDir, databaseUrl } = readConfig(process.env);
const database = await connectDatabase({ dataDir, log: commandLog, ...(databaseUrl !== undefined && { databaseUrl }) });
try {
  process.stdout.write(`Index: ${await rebuildIndex(database)} records\n`);
  process.stdout.write(`Search: ${await rebuildSearch(database)} records\n`);
} finally {
  await database.close();
}
