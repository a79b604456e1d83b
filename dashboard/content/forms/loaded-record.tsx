import type { ReactNode } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Retry } from '../../app/shell/retry.tsx';

interface LoadedRecordProps {
  readonly query: {
    readonly data: AnsweredRecord | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** The title of the window while the record loads. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (record: AnsweredRecord) => ReactNode;
}

/** A window that loads a record and shows a retry button if that fails. */
export function LoadedRecord({ query: { data, error, refetch }, title, onClose, children }: LoadedRecordProps) {
  if (data !== undefined) return children(data);
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {error === null ? <Loading /> : <Retry error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}
