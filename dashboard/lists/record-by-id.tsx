import type { ReactNode } from 'react';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useRecord } from '../records/use-records.ts';
import { Retry } from '../shell/retry.tsx';

interface RecordByIdProps {
  readonly collection: Collection;
  readonly id: number;
  /** What the window is called until the record is there. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (record: AnsweredRecord) => ReactNode;
}

/** Reads all of a record of which a table knows a few values, for the window that is opened over it. */
export function RecordById({ collection, id, title, onClose, children }: RecordByIdProps) {
  const record = useRecord(collection, id);
  if (record.data !== undefined) return children(record.data);
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {record.isError ? <Retry error={record.error} onRetry={() => void record.refetch()} /> : <Waiting />}
    </Dialog>
  );
}
