import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** What the data of a run take at most, PostgreSQL's included, with room to spare. */
const enoughBytes = 2 * 2 ** 30;

/**
 * The folder for what tests write: in memory where there is room, because the store waits for the disk at every change,
 * and that is most of what tests wait for. Elsewhere the system's.
 */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enoughBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
