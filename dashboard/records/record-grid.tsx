import { type ReactNode, useState } from 'react';
import type { Collection } from '../../content/model/collection.ts';
import { FormServices } from '../forms/form-services.tsx';
import { RecordWindow } from '../forms/record-window.tsx';
import { useNotify } from '../notices/notices.tsx';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { RecordCard } from './record-card.tsx';
import { useOrder } from './use-order.ts';
import { useRecords, useReorder } from './use-records.ts';
import type { WireRecord } from './wire-record.ts';

interface RecordGridProps {
  readonly collection: Collection;
  readonly parentId: number | null;
  readonly renderActions?: (record: WireRecord) => ReactNode;
  readonly renderDetail?: (record: WireRecord) => ReactNode;
  /** The word on the button that saves an edit. */
  readonly saveWord?: 'update' | 'saveChanges';
}

/** The records of a collection, or of one parent, as cards: in their order, which can be changed here. */
export function RecordGrid({
  collection,
  parentId,
  renderActions,
  renderDetail,
  saveWord = 'update',
}: RecordGridProps) {
  const say = useWords();
  const notify = useNotify();
  const records = useRecords(collection, parentId);
  const reorder = useReorder(collection, parentId);
  const [edited, setEdited] = useState<WireRecord | null>(null);
  const [doomed, setDoomed] = useState<WireRecord | null>(null);
  const order = useOrder(records.data ?? none, (ids) =>
    reorder.mutate(ids, {
      onSuccess: ({ message, undo }) => notify({ text: message, undo }),
      onError: (error) => notify({ text: error.message || say('unreachable') }),
    }),
  );

  if (records.isPending) return <p role="status">{say('loading')}</p>;
  if (records.isError) return <Retry error={records.error} onRetry={() => void records.refetch()} />;
  return (
    <FormServices>
      {records.data.length === 0 ? (
        <p className="text-muted">{say(parentId === null ? 'noItems' : 'noItemsForCategory')}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {order.ordered.map((record) => (
            <RecordCard
              key={record.id}
              collection={collection}
              record={record}
              onEdit={() => setEdited(record)}
              onDelete={() => setDoomed(record)}
              actions={renderActions?.(record)}
              handle={order.handle(record.id)}
              target={order.target(record.id)}
              isDragged={order.dragged === record.id}
            >
              {renderDetail?.(record)}
            </RecordCard>
          ))}
        </ul>
      )}
      {edited !== null && (
        <RecordWindow
          collection={collection}
          record={edited}
          parentId={parentId}
          action={say(saveWord)}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed !== null && (
        <DeleteQuestion collection={collection} record={doomed} parentId={parentId} onClose={() => setDoomed(null)} />
      )}
    </FormServices>
  );
}

const none: readonly WireRecord[] = [];
