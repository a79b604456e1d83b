// Worker thread of checkpoints.ts: copying the write-ahead log into the database would block the event loop.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const database = new DatabaseSync(String(workerData));
try {
  // A passive checkpoint copies the pages that no reader needs any more and waits for no lock.
  database.exec('pragma wal_checkpoint(passive)');
} finally {
  database.close();
}
