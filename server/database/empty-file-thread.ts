// Worker thread of sqlite-secure-deletion.ts: rewriting a large file would block the event loop. Exits with 0 if no
// deleted data is left, with 1 if a reader still needs an older version of the data.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** Milliseconds to wait for another writing process, and for readers of an older version. */
const writerMilliseconds = 5000;
const readerMilliseconds = 100;

const { file, isRewritten } = workerData;
const database = new DatabaseSync(String(file), { timeout: writerMilliseconds });
try {
  // `secure_delete` alone leaves copies in unused parts of pages whose rows were moved.
  if (isRewritten !== true) database.exec('pragma secure_delete = on; vacuum');
  database.exec(`pragma busy_timeout = ${readerMilliseconds}`);
  const emptied = database.prepare('pragma wal_checkpoint(truncate)').get();
  process.exitCode = emptied?.['busy'] === 0 ? 0 : 1;
} finally {
  database.close();
}
