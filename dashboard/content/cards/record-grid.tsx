import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { CardServices } from '../../app/records/card-services.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { RecordList } from './record-list.tsx';
import { mostCards, useFirstRecords, useRecords } from '../../app/records/use-records.ts';

interface GridProps {
  readonly collection: Collection;
  readonly renderActions?: (record: AnsweredRecord) => ReactNode;
  readonly renderDetail?: (record: AnsweredRecord) => ReactNode;
}

interface CardsProps extends GridProps {
  readonly parentId: number | null;
  readonly records: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;
  readonly shown: readonly AnsweredRecord[] | undefined;
  readonly isPart?: boolean;
}

function Cards(props: CardsProps) {
  const { collection, parentId, records, shown, isPart = false, renderActions, renderDetail } = props;
  const t = useTranslations();
  if (records.isPending) return <Loading />;
  const failure = records.error !== null && <Retry error={records.error} onRetry={() => void records.refetch()} />;
  // Cards that were already loaded stay after a failed refetch, with the input typed over them.
  if (shown === undefined) return failure;
  if (shown.length === 0) {
    return <Empty>{t(parentId === null ? 'noItems' : 'noItemsForCategory')}</Empty>;
  }
  return (
    <CardServices>
      {failure}
      {isPart && <p className="text-muted">{t('tooManyCards', { count: mostCards })}</p>}
      <RecordList
        collection={collection}
        parentId={parentId}
        records={shown}
        isPart={isPart}
        renderActions={renderActions}
        renderDetail={renderDetail}
        action={t(collection.screen.words.save)}
      />
    </CardServices>
  );
}

/** The records of a section, or of one parent, as cards that can be reordered. */
export function RecordGrid(props: GridProps & { readonly parentId: number | null }) {
  const records = useRecords(props.collection, props.parentId);
  return <Cards {...props} records={records} shown={records.data} />;
}

/** The records of a whole collection as cards; of a long list only the first ones. */
export function WholeGrid(props: GridProps) {
  return <Cards {...props} {...useFirstRecords(props.collection)} parentId={null} />;
}
