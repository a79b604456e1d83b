import { Worker } from 'node:worker_threads';
import { CallError } from '../http/call-error.ts';
import { programBeside } from '../program-beside.ts';
import type { SentRecord, ReadDocument, WantedRecord } from './document-thread.ts';
import type { SentDocument } from './sent-document.ts';

/** Dispose of it when no more records are needed. */
export type OpenDocument = SentDocument & AsyncDisposable;

const isRead = (message: object): message is ReadDocument => 'bases' in message || 'refused' in message;
const isSentRecord = (message: object): message is SentRecord => 'record' in message;

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Resolves with the next message of this type. Under `node --watch` a thread also sends messages with the names of
 * loaded files.
 */
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
    const ended = (): void => failed(new Error('The thread that reads a document exited'));
    const leave = (): void => {
      thread.off('message', heard).off('error', failed).off('exit', ended);
    };
    thread.on('message', heard).on('error', failed).on('exit', ended);
  });
}

/**
 * Parses a document in a worker thread. The thread holds the document and sends one record per request, so that neither
 * the text nor all records pass through this thread.
 * @param blocks the bytes of the document; they are transferred and no longer usable
 * @throws CallError 400 if it is not a valid document; 413 if the machine has too little memory for it
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
      async *records(slug) {
        for (let index = 0; ; index += 1) {
          const sent = nextFrom(thread, isSentRecord);
          const wanted: WantedRecord = { base: slug, index };
          thread.postMessage(wanted, []);
          const { record } = await sent;
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
