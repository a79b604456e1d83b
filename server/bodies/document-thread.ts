// A thread of its own, started by `read-long-document.ts`: reading a large document would stop the server's pages.
import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { DocumentRecord } from '../../calls/content.ts';
import { CallError } from '../http/call-error.ts';
import { parseDocument } from './parse-document.ts';

/** What the thread says first: what the document holds, or why it is refused. */
export type ReadDocument =
  | { readonly bases: readonly string[] }
  | { readonly refused: Pick<CallError, 'status' | 'messageKey' | 'values' | 'issues'> };

/** What it is asked for then, and gives: one record; `null` behind the last one. */
export interface WantedRecord {
  readonly base: string;
  readonly index: number;
}
export interface GivenRecord {
  readonly record: DocumentRecord | null;
}

/** An answer names no more of what is wrong. */
const mostIssues = 50;

async function serve(port: MessagePort): Promise<void> {
  const say = (message: ReadDocument | GivenRecord) => port.postMessage(message, []);
  try {
    const { collections } = parseDocument(workerData.blocks);
    const wanted: AsyncIterable<readonly WantedRecord[]> = on(port, 'message');
    say({ bases: Object.keys(collections) });
    for await (const [asked] of wanted) {
      if (asked !== undefined) say({ record: collections[asked.base]?.[asked.index] ?? null });
    }
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { status, messageKey, values, issues } = error;
    say({ refused: { status, messageKey, values, issues: issues.slice(0, mostIssues) } });
  }
}

if (parentPort !== null) await serve(parentPort);
