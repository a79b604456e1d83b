import { useQuery } from '@tanstack/react-query';
import { type Dependents, links } from '../../../calls/links.ts';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import { findCollection } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import { recordCalls } from '../../app/records/record-calls.ts';
import { LeftBehind } from './left-behind.tsx';
import { useListTranslations } from './list-translations.ts';

/** The sums of several counts, by slug. */
function sumOf(counts: readonly Readonly<Record<string, number>>[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const [base, count] of counts.flatMap(Object.entries<number>)) sums.set(base, (sums.get(base) ?? 0) + count);
  return [...sums].filter(([, count]) => count > 0);
}

/** Suspends until its lazily loaded messages have arrived. */
const LeftBehindLate = ({ dependents }: { readonly dependents: Dependents }) => (
  <LeftBehind dependents={dependents} tList={useListTranslations()} />
);

interface DeletionImpactProps {
  readonly collection: Collection;
  readonly records: readonly Pick<AnsweredRecord, 'id'>[];
  readonly parentId: number | null;
}

/** Lists what is deleted together with some records, and what refers to them. */
export function DeletionImpact({ collection, records, parentId }: DeletionImpactProps) {
  const t = useTranslations();
  const { base } = collection;
  const ids = records.map(({ id }) => id);
  const below = useQuery({
    queryKey: ['subtree', base, ...ids],
    queryFn: async ({ signal }) => {
      const { countBelow } = recordCalls(collection, parentId);
      return sumOf(await Promise.all(records.map((record) => countBelow(record, signal))));
    },
    staleTime: 0,
  });
  const dependents = useQuery({
    queryKey: ['dependents', base, ...ids],
    queryFn: ({ signal }) => callApi(links.dependents, { query: { base, ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
    staleTime: 0,
  });
  const goes = below.data ?? [];
  return (
    <>
      {goes.length > 0 && (
        <div className="text-muted">
          <p>{t('goesWithIt', { count: goes.reduce((sum, [, count]) => sum + count, 0) })}</p>
          <ul className="list-disc ps-5 text-sm">
            {goes.map(([each, count]) => (
              <li key={each}>
                {findCollection(each)?.label[currentLanguage()] ?? t('visitorComments')}: {count}
              </li>
            ))}
          </ul>
        </div>
      )}
      {dependents.data !== undefined && (
        <LazyBoundary>
          <LeftBehindLate dependents={dependents.data} />
        </LazyBoundary>
      )}
    </>
  );
}
