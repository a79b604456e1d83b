import { randomUUID } from 'node:crypto';

/** Tells the requests of this process from those of every other, also of the one before a new start. */
const ofProcess = randomUUID().slice(-12);
let count = 0;

/** An id for a request: of its own among all processes, and nothing that anybody has to be unable to guess. */
export function nextRequestId(): string {
  count += 1;
  return `${ofProcess}-${count}`;
}
