import { useQuery } from '@tanstack/react-query';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import { findCollection } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';
import { recordCalls } from '../records/record-calls.ts';

/** The sums of several counts, by base. */
function sumOf(counts: readonly Readonly<Record<string, number>>[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const [base, count] of counts.flatMap(Object.entries<number>)) sums.set(base, (sums.get(base) ?? 0) + count);
  return [...sums].filter(([, count]) => count > 0);
}

interface GoesWithProps {
  readonly collection: Collection;
  readonly records: readonly Pick<AnsweredRecord, 'id'>[];
  readonly parentId: number | null;
}

/** Names what is deleted together with some records. */
export function GoesWith({ collection, records, parentId }: GoesWithProps) {
  const say = useWords();
  const below = useQuery({
    queryKey: ['subtree', collection.base, ...records.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const { countBelow } = recordCalls(collection, parentId);
      return sumOf(await Promise.all(records.map((record) => countBelow(record, signal))));
    },
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
