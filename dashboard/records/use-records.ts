import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Collection } from '../../content/model/collection.ts';
import { call, isObject, type Read } from '../call.ts';
import { additionAddress, listAddress, parentPart, recordAddress } from './addresses.ts';
import { recordAnswer, recordsAnswer, type WireRecord, type WireValues } from './wire-record.ts';

/** Every list and record of a collection is kept below this key. */
const keyOf = (base: string, ...rest: readonly (number | string | null)[]) => ['records', base, ...rest];

/** The records of a collection, or of one parent, in their order. */
export const useRecords = (collection: Collection, parentId: number | null) =>
  useQuery({
    queryKey: keyOf(collection.base, 'list', parentId),
    queryFn: ({ signal }) => call(listAddress(collection, parentId), recordsAnswer, { signal }),
  });

/** One record of a collection that is addressed by its own id. */
export const useRecord = (collection: Collection, id: number) =>
  useQuery({
    queryKey: keyOf(collection.base, 'one', id),
    queryFn: ({ signal }) => call(`/${collection.base}/${id}?languages=all`, recordAnswer, { signal }),
  });

/** What a change answers: the sentence to show, the number that takes it back, and the record where there still is one. */
export interface ChangeAnswer {
  readonly message: string;
  readonly undo: number;
  readonly record: WireRecord | null;
}

export const changeAnswer: Read<ChangeAnswer> = (answer) => {
  if (!isObject(answer)) return null;
  const { message, undo } = answer;
  return typeof message === 'string' && typeof undo === 'number'
    ? { message, undo, record: recordAnswer(answer) }
    : null;
};

/** Lists show a change at once: whatever was read before it is read again. */
export const reread = (queries: QueryClient): Promise<void> => queries.invalidateQueries();

/** Makes changes whose success has everything on the screen read again. */
export function useChange<Request>(change: (request: Request) => Promise<ChangeAnswer>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, networkMode: 'always', onSuccess: () => reread(queries) });
}

export interface SaveRequest {
  /** The record to change, `null` to add one. */
  readonly record: WireRecord | null;
  readonly values: WireValues;
}

/** Adds or changes a record. A change names the version it was made from, so that nobody's work is overwritten unseen. */
export const useSave = (collection: Collection, parentId: number | null) =>
  useChange<SaveRequest>(({ record, values }) =>
    record === null
      ? call(`${additionAddress(collection)}?languages=all`, changeAnswer, {
          method: 'POST',
          body: { ...values, ...parentPart(collection, parentId) },
        })
      : call(`${recordAddress(collection, { id: record.id, parentId })}?languages=all`, changeAnswer, {
          method: 'PUT',
          body: { ...values, version: record.version },
        }),
  );

/** Deletes a record with everything below it. */
export const useRemove = (collection: Collection, parentId: number | null) =>
  useChange<WireRecord>(({ id }) =>
    call(recordAddress(collection, { id, parentId }), changeAnswer, { method: 'DELETE' }),
  );

/** Puts the records of a parent into the order of the given ids. */
export const useReorder = (collection: Collection, parentId: number | null) =>
  useChange<readonly number[]>((ids) =>
    call(`/${collection.base}/order`, changeAnswer, {
      method: 'PUT',
      body: { ids, ...parentPart(collection, parentId) },
    }),
  );

const takeBack = (revision: number): Promise<ChangeAnswer> =>
  call(`/revisions/${revision}/undo`, changeAnswer, { method: 'POST' });

/** Takes changes back, the last one first, by the numbers that their answers gave. */
export const useUndo = () =>
  useChange<number | readonly number[]>(async (revisions) => {
    const [last, ...others] = [revisions].flat().toReversed();
    let answer = await takeBack(last ?? 0);
    for (const revision of others) answer = await takeBack(revision);
    return answer;
  });
