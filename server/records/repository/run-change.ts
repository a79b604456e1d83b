import { type Change, inTurn } from '../changes/change.ts';
import type { Actor } from '../changes/stored-entry.ts';
import type { Database, TransactionOptions } from '../../database/connect.ts';
import { updateIndex } from '../index/update-index.ts';
import { indexDocuments } from '../../search/index-documents.ts';

/**
 * Runs a content change in the serialized order, and updates the record index and the search index in the same
 * transaction.
 */
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
      await updateIndex(change);
      await indexDocuments(change);
      return result;
    },
    options,
  );
