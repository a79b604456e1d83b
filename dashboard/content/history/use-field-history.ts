import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fieldHistory } from '../../../calls/field-history.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { callApi } from '../../app/call-api.ts';

/** The record whose history is requested. */
export interface PastOf {
  readonly collection: Pick<Collection, 'base'>;
  readonly id: number;
}

/** A state of a record: `now` with unpublished changes, `live` as visitors see it, or after a revision. */
export type RecordVersion = 'now' | 'live' | number;

/** The last change of each field; one request serves all fields of a form. */
export const useFieldChanges = ({ collection, id }: PastOf) =>
  useQuery({
    queryKey: ['history', collection.base, id, 'fields'],
    queryFn: ({ signal }) => callApi(fieldHistory.fields, { query: { collection: collection.base, id }, signal }),
  });

/** The changes of one field, newest first, page by page. */
export const useFieldStates = ({ collection, id }: PastOf, field: string) =>
  useInfiniteQuery({
    queryKey: ['history', collection.base, id, 'field', field],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callApi(fieldHistory.states, {
        query: { collection: collection.base, id, field, after: pageParam || undefined },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** A record in one of its states. */
export const useRecordState = ({ collection, id }: PastOf, at: RecordVersion) =>
  useQuery({
    queryKey: ['history', collection.base, id, 'state', at],
    queryFn: ({ signal }) => callApi(fieldHistory.record, { query: { collection: collection.base, id, at }, signal }),
  });
