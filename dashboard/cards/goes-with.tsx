import { useQuery } from '@tanstack/react-query';
import { findCollection } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { call, isObject, type Read } from '../call.ts';
import { currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';
import { recordAddress } from '../records/addresses.ts';
import type { WireRecord } from '../records/wire-record.ts';

type Counts = readonly (readonly [string, number])[];

const countsAnswer: Read<Counts> = (answer) => {
  const counts = isObject(answer) ? answer['counts'] : undefined;
  return isObject(counts)
    ? Object.entries(counts).flatMap(([base, count]) => (typeof count === 'number' ? [[base, count] as const] : []))
    : null;
};

/** The sums of several counts, by base. */
function sumOf(counts: readonly Counts[]): Counts {
  const sums = new Map<string, number>();
  for (const [base, count] of counts.flat()) sums.set(base, (sums.get(base) ?? 0) + count);
  return [...sums].filter(([, count]) => count > 0);
}

interface GoesWithProps {
  readonly collection: Collection;
  readonly records: readonly WireRecord[];
  readonly parentId: number | null;
}

/** Names what is deleted together with some records. */
export function GoesWith({ collection, records, parentId }: GoesWithProps) {
  const say = useWords();
  const below = useQuery({
    queryKey: ['subtree', collection.base, ...records.map(({ id }) => id)],
    queryFn: async ({ signal }) =>
      sumOf(
        await Promise.all(
          records.map(({ id }) =>
            call(`${recordAddress(collection, { id, parentId })}/subtree`, countsAnswer, { signal }),
          ),
        ),
      ),
    staleTime: 0,
  });
  const goes = below.data ?? [];
  return goes.length === 0 ? null : (
    <div className="text-muted">
      <p>{say('goesWithIt', { sections: goes.length, items: goes.reduce((sum, [, count]) => sum + count, 0) })}</p>
      <ul className="list-disc ps-5 text-sm">
        {goes.map(([base, count]) => (
          <li key={base}>
            {findCollection(base)?.label[currentLanguage()] ?? say('visitorComments')}: {count}
          </li>
        ))}
      </ul>
    </div>
  );
}
