import { randomUUID } from 'node:crypto';

/** Distinguishes the requests of this process from those of all others, also before a restart. */
const ofProcess = randomUUID().slice(-12);
let count = 0;

/** A request id that is unique among all processes. It need not be unpredictable. */
export function nextRequestId(): string {
  count += 1;
  return `${ofProcess}-${count}`;
}
