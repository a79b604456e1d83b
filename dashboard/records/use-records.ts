import { useQuery } from '@tanstack/react-query';
import type { Collection } from '../../content/model/collection.ts';
import { recordCalls } from './record-calls.ts';

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
