// A thread of its own, started by sqlite-secure-deletion.ts: rewriting a large file would stop the server's pages. It ends with
// 0 where nothing is left, with 1 where somebody still reads an older moment.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** How long another process that writes is waited for, and whoever reads an older moment. */
const writerMilliseconds = 5000;
const readerMilliseconds = 100;

const { file, isRewritten } = workerData;
const database = new DatabaseSync(String(file), { timeout: writerMilliseconds });
try {
  // `secure_delete` alone leaves copies in the gaps of pages whose rows moved to others.
  if (isRewritten !== true) database.exec('pragma secure_delete = on; vacuum');
  database.exec(`pragma busy_timeout = ${readerMilliseconds}`);
  const emptied = database.prepare('pragma wal_checkpoint(truncate)').get();
  process.exitCode = emptied?.['busy'] === 0 ? 0 : 1;
} finally {
  database.close();
}
