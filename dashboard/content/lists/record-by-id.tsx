import type { ReactNode } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { LoadedRecord } from '../forms/loaded-record.tsx';
import { useRecord } from '../../app/records/use-records.ts';

interface RecordByIdProps {
  readonly collection: Collection;
  readonly id: number;
  /** The title of the window while the record loads. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (record: AnsweredRecord) => ReactNode;
}

/** Loads a complete record for a window over a table, whose rows have only some values. */
export function RecordById({ collection, id, ...window }: RecordByIdProps) {
  return <LoadedRecord query={useRecord(collection, id)} {...window} />;
}
