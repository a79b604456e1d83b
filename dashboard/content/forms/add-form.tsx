import { type ComponentProps, useState } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import type { ChangedRecord } from '../../app/records/record-calls.ts';
import { wireFields, type WireValues } from '../../app/records/wire-record.ts';
import { RecordForm } from './record-form.tsx';

type AddFormProps = Omit<ComponentProps<typeof RecordForm>, 'record' | 'inherited' | 'onMore'>;

/** What is likely to be the same in the next record: what it belongs to. */
const sharedOf = (collection: Collection, record: ChangedRecord): WireValues =>
  Object.fromEntries(
    wireFields(collection).flatMap(([wire, { filter }]) => (filter?.by === 'record' ? [[wire, record[wire]]] : [])),
  );

/** Whoever adds something begins by filling it. */
const showFirstField = (place: HTMLElement | null): void =>
  place?.querySelector<HTMLElement>('.field input, .field textarea, .field select')?.focus();

/** The form of a new record, and of the next one when that is saved. */
export function AddForm(props: AddFormProps) {
  const [{ turn, shared }, setNext] = useState<{ readonly turn: number; readonly shared: WireValues }>({
    turn: 0,
    shared: {},
  });
  return (
    <div key={turn} ref={showFirstField}>
      <RecordForm
        {...props}
        record={null}
        inherited={shared}
        onMore={(answer) => setNext({ turn: turn + 1, shared: sharedOf(props.collection, answer) })}
      />
    </div>
  );
}
