import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Collection } from '../../content/model/collection.ts';
import type { Saving } from '../../content/publishing/save.ts';
import type { PublishingBody } from './publishing-body.ts';
import { call, isObject, type Read } from '../call.ts';
import { sessionKey } from '../session/session.ts';
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
    queryFn: ({ signal }) =>
      call(`${recordAddress(collection, { id, parentId: null })}?languages=all`, recordAnswer, { signal }),
  });

/** What a change answers: the sentence to show, what takes it back, and the record where there still is one. */
export interface ChangeAnswer {
  readonly message: string;
  /** The change in the history; none where everything was so already. */
  readonly undo: readonly number[];
  readonly record: WireRecord | null;
}

export const changeAnswer: Read<ChangeAnswer> = (answer) => {
  if (!isObject(answer)) return null;
  const { message, undo } = answer;
  return typeof message === 'string' && (typeof undo === 'number' || undo === null)
    ? { message, undo: undo === null ? [] : [undo], record: recordAnswer(answer) }
    : null;
};

/** Lists show a change at once: whatever was read before it is read again, but for who is logged in. */
export const reread = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });

/** Does something when a change is made, even if what asked for it has left the screen by then; a failed one tells itself. */
export const afterwards = <Answer>(change: Promise<Answer>, act: (answer: Answer) => void): void => {
  change.then(act, () => undefined);
};

/** Makes changes whose success has everything on the screen read again. */
export function useChange<Request, Answer = ChangeAnswer>(change: (request: Request) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, networkMode: 'always', onSuccess: () => reread(queries) });
}

export interface SaveRequest {
  /** The record to change, `null` to add one. */
  readonly record: WireRecord | null;
  readonly values: WireValues;
  /** What becomes of the values where the record is published; seen at once unless given. */
  readonly saving?: Saving;
  /** What is done with the record and the values; a new one is added first. */
  readonly publishing?: PublishingBody | undefined;
  /** Told of a new record as it was added, before it is published. */
  readonly onStored?: (record: WireRecord) => void;
}

/** Does something with a record and what was typed into it, as one change. @throws CallFailure */
const publishRecord = (
  collection: Collection,
  parentId: number | null,
  { id, version }: WireRecord,
  { publishing, fields }: { readonly publishing: PublishingBody; readonly fields: WireValues },
): Promise<ChangeAnswer> =>
  call(`${recordAddress(collection, { id, parentId })}/publishing?languages=all`, changeAnswer, {
    method: 'POST',
    body: { ...publishing, version, ...(Object.keys(fields).length > 0 && { fields }) },
  });

const saveRecord = (
  collection: Collection,
  parentId: number | null,
  { record, values, saving = 'live' }: SaveRequest,
): Promise<ChangeAnswer> => {
  const query = `?languages=all${saving === 'live' ? '' : `&save=${saving}`}`;
  return record === null
    ? call(`${additionAddress(collection)}${query}`, changeAnswer, {
        method: 'POST',
        body: { ...values, ...parentPart(collection, parentId) },
      })
    : call(`${recordAddress(collection, { id: record.id, parentId })}${query}`, changeAnswer, {
        method: 'PUT',
        body: { ...values, version: record.version },
      });
};

/** Adds or changes a record. A change names the version it was made from, so that nobody's work is overwritten unseen. */
export const useSave = (collection: Collection, parentId: number | null) =>
  useChange<SaveRequest>(async (request) => {
    const { record, values, publishing, onStored } = request;
    if (publishing === undefined) return saveRecord(collection, parentId, request);
    if (record !== null) return publishRecord(collection, parentId, record, { publishing, fields: values });
    const stored = await saveRecord(collection, parentId, request);
    if (stored.record === null) return stored;
    onStored?.(stored.record);
    return publishRecord(collection, parentId, stored.record, { publishing, fields: {} });
  });

/** Deletes a record with everything below it. */
export const useRemove = (collection: Collection, parentId: number | null) =>
  useChange<WireRecord>(({ id }) =>
    call(recordAddress(collection, { id, parentId }), changeAnswer, { method: 'DELETE' }),
  );

/** Puts the records of a parent into the order of the given ids. @throws CallFailure */
export const saveOrder = (
  collection: Collection,
  parentId: number | null,
  ids: readonly number[],
): Promise<ChangeAnswer> =>
  call(`/${collection.base}/order`, changeAnswer, {
    method: 'PUT',
    body: { ids, ...parentPart(collection, parentId) },
  });

/** Saves an order; what changes it several times in a row uses `useMoved`. */
export const useReorder = (collection: Collection, parentId: number | null) =>
  useChange<readonly number[]>((ids) => saveOrder(collection, parentId, ids));

/** Copies a record with its sections, behind its siblings. @throws CallFailure */
export const duplicateRecord = (collection: Collection, { id }: WireRecord): Promise<ChangeAnswer> =>
  call(`/${collection.base}/${id}/duplicate`, changeAnswer, { method: 'POST' });

/** Moves a record behind those of another parent. @throws CallFailure */
export const moveRecord = (collection: Collection, { id }: WireRecord, parentId: number): Promise<ChangeAnswer> =>
  call(`/${collection.base}/${id}/parent`, changeAnswer, { method: 'PUT', body: { category_id: parentId } });

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
  change: (item: Item) => Promise<ChangeAnswer>,
): Promise<SeriesAnswer> {
  const undo: number[] = [];
  let message = '';
  for (const item of items) {
    try {
      const answer = await change(item);
      undo.push(...answer.undo);
      message = answer.message;
    } catch (error) {
      if (undo.length === 0 || !(error instanceof Error)) throw error;
      return { message, undo, reason: error.message };
    }
  }
  return { message, undo, reason: '' };
}

/** Changes several records, one after the other. */
export function useSeries<Item>(change: (item: Item) => Promise<ChangeAnswer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (items: readonly Item[]) => inSeries(items, change),
    networkMode: 'always',
    onSettled: () => reread(queries),
  });
}

const undoAnswer: Read<{ readonly message: string; readonly undo: readonly number[] }> = (answer) => {
  const { message, undo } = isObject(answer) ? answer : {};
  return typeof message === 'string' && Array.isArray(undo)
    ? { message, undo: undo.filter((id) => typeof id === 'number') }
    : null;
};

/** Takes changes back, all of them or none, by the numbers that their answers gave. */
export function useUndo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (revisions: readonly number[]) =>
      call('/revisions/undo', undoAnswer, { method: 'POST', body: { revisions } }),
    networkMode: 'always',
    onSettled: () => reread(queries),
  });
}
