import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import { recordCalls } from './record-calls.ts';

/** The query key of a collection's lists and records. */
const keyOf = (slug: string, ...rest: readonly (number | string | null)[]) => ['records', slug, ...rest];

/** The records of a collection or of one parent, in their order. */
export const useRecords = (collection: Collection, parentId: number | null) =>
  useQuery({
    queryKey: keyOf(collection.base, 'list', parentId),
    queryFn: ({ signal }) => recordCalls(collection, parentId).list(signal),
  });

/** The highest number of records shown as cards; longer lists need a table. */
export const mostCards = 200;

/** The first records of a whole collection, shown as cards, and whether there are more. */
export function useFirstRecords(collection: Collection, isWanted = true) {
  const records = useQuery({
    queryKey: keyOf(collection.base, 'first', mostCards),
    queryFn: ({ signal }) => recordCalls(collection, null).first(mostCards + 1, signal),
    enabled: isWanted,
  });
  const { data } = records;
  const shown = useMemo(() => data?.slice(0, mostCards), [data]);
  return { records, shown, isPart: data !== undefined && data.length > mostCards };
}

/** One record of a collection that is addressed by its own id, or the record of a settings group. */
export const useRecord = (collection: Collection, id: number) =>
  useQuery({
    queryKey: keyOf(collection.base, 'one', id),
    queryFn: ({ signal }) => recordCalls(collection, null).get({ id }, signal),
  });
