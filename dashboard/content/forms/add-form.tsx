import { type ComponentProps, useState } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import type { ChangedRecord } from '../../app/records/record-calls.ts';
import { apiFields, type ApiValues } from '../../app/records/api-record.ts';
import { RecordForm } from './record-form.tsx';

type AddFormProps = Omit<ComponentProps<typeof RecordForm>, 'record' | 'inherited' | 'onMore'>;

/** The values that the next record probably shares: its references to other records. */
const sharedOf = (collection: Collection, record: ChangedRecord): ApiValues =>
  Object.fromEntries(
    apiFields(collection).flatMap(([apiName, { filter }]) =>
      filter?.by === 'record' ? [[apiName, record[apiName]]] : [],
    ),
  );

/** The first field takes the focus. */
const showFirstField = (place: HTMLElement | null): void =>
  place?.querySelector<HTMLElement>('.field input, .field textarea, .field select')?.focus();

/** The form of a new record; after saving it can start the next one. */
export function AddForm(props: AddFormProps) {
  const [{ turn, shared }, setNext] = useState<{ readonly turn: number; readonly shared: ApiValues }>({
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
