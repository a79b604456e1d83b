import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { links, mostNamedDependents } from '../../../calls/links.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { loadListMessages } from '../../../language/list-messages.ts';
import { Loading } from '../../../ui/loading.tsx';
import { callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { DependentList } from './dependent-list.tsx';

interface LinkedFromProps {
  readonly collection: Collection;
  readonly id: number;
}

/** Lists what leads to a record or to what belongs to it. Suspends until its messages have loaded. */
export function LinkedFrom({ collection: { base }, id }: LinkedFromProps) {
  const t = useTranslations();
  const tList = use(loadListMessages(currentLanguage()));
  const dependents = useQuery({
    queryKey: ['dependents', base, id, 'all'],
    queryFn: ({ signal }) =>
      callApi(links.dependents, { query: { base, ids: String(id), limit: mostNamedDependents }, signal }),
    staleTime: 0,
  });
  const { data } = dependents;
  const isEmpty = data?.naming.length === 0 && data.linking.count === 0;
  return (
    <section className="grid gap-3" aria-labelledby={`linked-from-${base}`}>
      <div>
        <h3 id={`linked-from-${base}`} className="text-lg font-medium">
          {t('linkedFrom')}
        </h3>
        <p className="text-sm text-muted">{tList('linkedFromHint')}</p>
      </div>
      {dependents.isPending && <Loading />}
      {dependents.isError && <Retry error={dependents.error} onRetry={() => void dependents.refetch()} />}
      {isEmpty && <p className="text-muted">{tList('linkedFromNone')}</p>}
      {data !== undefined && !isEmpty && (
        <div
          className="grid max-h-96 gap-3 overflow-y-auto wrap-anywhere"
          role="group"
          tabIndex={0}
          aria-labelledby={`linked-from-${base}`}
        >
          <DependentList
            dependents={data}
            sentences={{ naming: 'referencesCounted', linking: 'linksCounted' }}
            tList={tList}
          />
        </div>
      )}
    </section>
  );
}
