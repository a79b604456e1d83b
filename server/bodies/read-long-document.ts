import { Worker } from 'node:worker_threads';
import { CallError } from '../http/call-error.ts';
import { programBeside } from '../program-beside.ts';
import type { GivenRecord, ReadDocument, WantedRecord } from './document-thread.ts';
import type { SentDocument } from './sent-document.ts';

/** Must be disposed of when no more of its records are needed. */
export type OpenDocument = SentDocument & AsyncDisposable;

const isRead = (message: object): message is ReadDocument => 'bases' in message || 'refused' in message;
const isGiven = (message: object): message is GivenRecord => 'record' in message;

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The next message of this kind: under `node --watch` others name the files that a thread loads. */
function nextFrom<Message>(thread: Worker, isWanted: (message: object) => message is Message & object) {
  return new Promise<Message>((resolve, reject) => {
    const heard = (message: object): void => {
      if (!isWanted(message)) return;
      leave();
      resolve(message);
    };
    const failed = (error: unknown): void => {
      leave();
      reject(isOutOfMemory(error) ? new CallError(413, 'bodyTooLarge') : error);
    };
    const ended = (): void => failed(new Error('The thread that reads a document ended'));
    const leave = (): void => {
      thread.off('message', heard).off('error', failed).off('exit', ended);
    };
    thread.on('message', heard).on('error', failed).on('exit', ended);
  });
}

/**
 * Reads a document beside everything else that the server does. The thread keeps it and gives out a record when one is
 * asked for, so that neither its text nor all of its records pass through this one.
 * @param blocks its bytes, which this takes away
 * @throws CallError 400 where it is no such document; 413 where the machine has not enough memory for it
 */
export async function readLongDocument(blocks: readonly Uint8Array<ArrayBuffer>[]): Promise<OpenDocument> {
  const thread = new Worker(programBeside(import.meta.url, 'document-thread'), {
    workerData: { blocks },
    transferList: blocks.map(({ buffer }) => buffer),
  });
  const close = async (): Promise<void> => {
    await thread.terminate();
  };
  try {
    const read = await nextFrom(thread, isRead);
    if ('refused' in read) {
      const { status, messageKey, ...details } = read.refused;
      throw new CallError(status, messageKey, details);
    }
    return {
      bases: read.bases,
      async *records(base) {
        for (let index = 0; ; index += 1) {
          const given = nextFrom(thread, isGiven);
          const wanted: WantedRecord = { base, index };
          thread.postMessage(wanted, []);
          const { record } = await given;
          if (record === null) return;
          yield record;
        }
      },
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
