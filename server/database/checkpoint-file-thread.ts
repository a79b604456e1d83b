// A thread of its own, started by checkpoints.ts: copying the log of the database into it would stop the server's pages.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const database = new DatabaseSync(String(workerData));
try {
  // Copies what nobody still reads in its older state, and waits for nobody.
  database.exec('pragma wal_checkpoint(passive)');
} finally {
  database.close();
}
