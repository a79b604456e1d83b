// Runs in a worker thread, started by `read-long-document.ts`, because parsing a large document would block the event
// loop of the server.
import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { DocumentRecord } from '../../calls/content.ts';
import { CallError } from '../http/call-error.ts';
import { parseDocument } from './parse-document.ts';

/** The first message of the thread: the collections of the document, or the reason for its refusal. */
export type ReadDocument =
  | { readonly bases: readonly string[] }
  | { readonly refused: Pick<CallError, 'status' | 'messageKey' | 'values' | 'issues'> };

/** A request for one record. The answer is `null` after the last record. */
export interface WantedRecord {
  readonly base: string;
  readonly index: number;
}
export interface SentRecord {
  readonly record: DocumentRecord | null;
}

/** Maximum number of issues in an answer. */
const mostIssues = 50;

async function serve(port: MessagePort): Promise<void> {
  const say = (message: ReadDocument | SentRecord) => port.postMessage(message, []);
  try {
    const { collections } = parseDocument(workerData.blocks);
    const requests: AsyncIterable<readonly WantedRecord[]> = on(port, 'message');
    say({ bases: Object.keys(collections) });
    for await (const [wanted] of requests) {
      if (wanted !== undefined) say({ record: collections[wanted.base]?.[wanted.index] ?? null });
    }
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { status, messageKey, values, issues } = error;
    say({ refused: { status, messageKey, values, issues: issues.slice(0, mostIssues) } });
  }
}

if (parentPort !== null) await serve(parentPort);
