import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { CardServices } from '../../app/records/card-services.tsx';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { HistoryGroup } from './history-group.tsx';
import { HistoryItem } from './history-item.tsx';
import { type HistoryOf, useHistory } from './use-history.ts';

/** Changes, newest first; older ones are loaded on demand. */
export function HistoryList({ of }: { readonly of: HistoryOf }) {
  const t = useTranslations();
  const history = useHistory(of);
  if (history.isPending) return <Loading />;
  const revisions = history.data?.pages.flat() ?? [];
  return (
    <CardServices>
      {history.isError && <Retry error={history.error} onRetry={() => void history.refetch()} />}
      {!history.isError && revisions.length === 0 && <Empty>{t('noChanges')}</Empty>}
      <ol className="grid gap-3">
        {revisions.map((revision) =>
          of === null && revision.group !== null ? (
            <HistoryGroup key={revision.id} revision={revision} group={revision.group} />
          ) : (
            <HistoryItem key={revision.id} revision={revision} isLinked={of === null} />
          ),
        )}
      </ol>
      <SecondaryMenuButton list={history} label={t('olderChanges')} />
    </CardServices>
  );
}
