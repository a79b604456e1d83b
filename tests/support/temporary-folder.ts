import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** More than the data of a run need, PostgreSQL's included. */
const enoughBytes = 2 * 2 ** 30;

/**
 * The folder for files of tests: in memory when there is enough space, because most of a test's time is waiting for the
 * disk at each change. Otherwise the system's temporary folder.
 */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enoughBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
