import type { ReactNode } from 'react';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { Empty } from '../../ui/empty.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { CardServices } from '../records/card-services.tsx';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { RecordList } from './record-list.tsx';
import { useRecords } from '../records/use-records.ts';

interface RecordGridProps {
  readonly collection: Collection;
  readonly parentId: number | null;
  readonly renderActions?: (record: AnsweredRecord) => ReactNode;
  readonly renderDetail?: (record: AnsweredRecord) => ReactNode;
}

/** The records of a collection, or of one parent, as cards: in their order, which can be changed here. */
export function RecordGrid(props: RecordGridProps) {
  const { collection, parentId, renderActions, renderDetail } = props;
  const say = useWords();
  const records = useRecords(collection, parentId);

  if (records.isPending) return <Waiting />;
  const failure = records.isError && <Retry error={records.error} onRetry={() => void records.refetch()} />;
  // Cards that were read before stay, and with them what is being typed over them.
  if (records.data === undefined) return failure;
  if (records.data.length === 0) {
    return <Empty>{say(parentId === null ? 'noItems' : 'noItemsForCategory')}</Empty>;
  }
  return (
    <CardServices>
      {failure}
      <RecordList
        collection={collection}
        parentId={parentId}
        records={records.data}
        renderActions={renderActions}
        renderDetail={renderDetail}
        action={say(collection.screen.words.save)}
      />
    </CardServices>
  );
}
