// A thread of its own, started by `read-letter.ts`: a letter is whatever a stranger sent.
import { parentPort, workerData } from 'node:worker_threads';
import { type Letter, parseLetter } from './parse-letter.ts';

export interface LetterAnswer {
  readonly letter: Letter;
}

if (parentPort !== null) {
  const answer: LetterAnswer = { letter: await parseLetter(workerData.source) };
  parentPort.postMessage(answer, []);
}
