import type { ReactNode } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { LoadedRecord } from '../forms/loaded-record.tsx';
import { useRecord } from '../../app/records/use-records.ts';

interface RecordByIdProps {
  readonly collection: Collection;
  readonly id: number;
  /** What the window is called until the record is there. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (record: AnsweredRecord) => ReactNode;
}

/** Reads all of a record of which a table knows a few values, for the window that is opened over it. */
export function RecordById({ collection, id, ...window }: RecordByIdProps) {
  return <LoadedRecord query={useRecord(collection, id)} {...window} />;
}
