// Runs in a worker thread, started by `read-email.ts`, because emails are untrusted input.
import { parentPort, workerData } from 'node:worker_threads';
import { type Email, parseEmail } from './parse-email.ts';

export interface EmailAnswer {
  readonly letter: Email;
}

if (parentPort !== null) {
  const answer: EmailAnswer = { letter: await parseEmail(workerData.source) };
  parentPort.postMessage(answer, []);
}
