import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { history } from '../../calls/history.ts';
import type { ToldChange } from '../../calls/model/answers.ts';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { Saving } from '../../content/publishing/save.ts';
import { ask } from '../ask.ts';
import { sessionKey } from '../session/session.ts';
import type { PublishingBody } from './publishing-body.ts';
import { type ChangedRecord, recordCalls } from './record-calls.ts';
import type { WireValues } from './wire-record.ts';

/** Every list and record of a collection is kept below this key. */
const keyOf = (base: string, ...rest: readonly (number | string | null)[]) => ['records', base, ...rest];

/** The records of a collection, or of one parent, in their order. */
export const useRecords = (collection: Collection, parentId: number | null) =>
  useQuery({
    queryKey: keyOf(collection.base, 'list', parentId),
    queryFn: ({ signal }) => recordCalls(collection, parentId).list(signal),
  });

/** One record of a collection that is addressed by its own id, or the only one of a settings group. */
export const useRecord = (collection: Collection, id: number) =>
  useQuery({
    queryKey: keyOf(collection.base, 'one', id),
    queryFn: ({ signal }) => recordCalls(collection, null).get({ id }, signal),
  });

/** Lists show a change at once: whatever was read before it is read again, but for who is logged in. */
export const reread = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });

/** Does something when a change is made, even if what asked for it has left the screen by then; a failed one tells itself. */
export const afterwards = <Answer>(change: Promise<Answer>, act: (answer: Answer) => void): void => {
  change.then(act, () => undefined);
};

/** Makes changes whose success has everything on the screen read again. */
export function useChange<Request, Answer = ToldChange>(change: (request: Request) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, networkMode: 'always', onSuccess: () => reread(queries) });
}

export interface SaveRequest {
  /** The record to change, `null` to add one. */
  readonly record: AnsweredRecord | null;
  readonly values: WireValues;
  /** What becomes of the values where the record is published; seen at once unless given. */
  readonly saving?: Saving;
  /** What is done with the record and the values; a new one is added first. */
  readonly publishing?: PublishingBody | undefined;
  /** Told of a new record as it was added, before it is published. */
  readonly onStored?: (record: AnsweredRecord) => void;
}

/** Adds or changes a record, and publishes it or takes it back where that is asked for. */
export function useSave(collection: Collection, parentId: number | null) {
  const { create, update, publish } = recordCalls(collection, parentId);
  return useChange(async (request: SaveRequest): Promise<ChangedRecord> => {
    const { record, values, saving = 'live', publishing, onStored } = request;
    if (record !== null)
      return publishing === undefined ? update(record, values, saving) : publish(record, publishing, values);
    const stored = await create(values, saving);
    if (publishing === undefined) return stored;
    onStored?.(stored);
    return publish(stored, publishing, {});
  });
}

/** Deletes a record with everything below it. */
export const useRemove = (collection: Collection, parentId: number | null) =>
  useChange(recordCalls(collection, parentId).remove);

/** Saves an order; what changes it several times in a row uses `useMoved`. */
export const useReorder = (collection: Collection, parentId: number | null) =>
  useChange(recordCalls(collection, parentId).reorder);

/** What a change of several records came to. */
export interface SeriesAnswer {
  /** What the server said last. */
  readonly message: string;
  /** The changes that were made, in their order. */
  readonly undo: readonly number[];
  /** Why it ended early; empty when it did not. */
  readonly reason: string;
}

/** Makes one change after the other; a series that fails at once fails, one that fails on its way says how far it came. */
async function inSeries<Item>(
  items: readonly Item[],
  change: (item: Item) => Promise<ToldChange>,
): Promise<SeriesAnswer> {
  const undo: number[] = [];
  let message = '';
  for (const item of items) {
    try {
      const answer = await change(item);
      if (answer.undo !== null) undo.push(answer.undo);
      message = answer.message;
    } catch (error) {
      if (undo.length === 0 || !(error instanceof Error)) throw error;
      return { message, undo, reason: error.message };
    }
  }
  return { message, undo, reason: '' };
}

/** Changes several records, one after the other. */
export function useSeries<Item>(change: (item: Item) => Promise<ToldChange>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (items: readonly Item[]) => inSeries(items, change),
    networkMode: 'always',
    onSettled: () => reread(queries),
  });
}

/** Takes changes back, all of them or none, by the numbers that their answers gave. */
export function useUndo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (revisions: readonly number[]) => ask(history.undoAll, { body: { revisions } }),
    networkMode: 'always',
    onSettled: () => reread(queries),
  });
}
