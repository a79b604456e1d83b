import { type Change, inTurn } from '../changes/change.ts';
import type { Actor } from '../changes/stored-entry.ts';
import type { Database, TransactionOptions } from '../../database/connect.ts';
import { keepIndex } from '../index/keep-index.ts';
import { keepDocuments } from '../../search/keep-documents.ts';

/** Runs a change of content in its turn, and keeps the index of records and what can be found by searching in step with it. */
export const runChange = <T>(
  database: Database,
  actor: Actor,
  work: (change: Change) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> =>
  inTurn(
    database,
    actor,
    async (change) => {
      const result = await work(change);
      await keepIndex(change);
      await keepDocuments(change);
      return result;
    },
    options,
  );
