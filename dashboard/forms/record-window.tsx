import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { Place } from '../../content/place-name.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OtherRecordProvider, type OtherRecordWindow } from '../pointing/other-record.ts';
import { useRecord, useRecords } from '../records/use-records.ts';
import { useWords } from '../words.ts';
import { AddForm } from './add-form.tsx';
import { FormScopeProvider, useFormScope } from './form-scope.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { RecordForm } from './record-form.tsx';
import { showPlace } from './show-field.ts';

interface RecordWindowProps {
  readonly collection: Collection;
  /** The record to edit, `null` for a new one. */
  readonly record: AnsweredRecord | null;
  readonly parentId: number | null;
  readonly action: string;
  /** What the window is called, where it is not about an item. */
  readonly title?: string;
  /** Which of its fields it opens at. */
  readonly place?: Place | null;
  readonly onClose: () => void;
}

/** The window in which an item is added or edited; it closes on Cancel, on the X, or when it was saved. */
export function RecordWindow({ collection, record, parentId, action, title, place, onClose }: RecordWindowProps) {
  const say = useWords();
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const scope = useFormScope();
  const around = useRef<HTMLDivElement>(null);
  const showAsked = useEffectEvent(() =>
    around.current === null || record === null || !place
      ? undefined
      : showPlace(around.current, scope, { collection, values: record, place }),
  );
  useEffect(() => showAsked(), []);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  const form = { collection, parentId, action, onDirty: setIsDirty, onCancel: onClose, onSaved: onClose };
  return (
    <OtherRecordProvider value={PointedRecord}>
      <Dialog title={title ?? say(record === null ? 'addNewItem' : 'editItem')} onClose={close} isSticky>
        <div ref={around} className="contents">
          {record === null ? <AddForm {...form} /> : <RecordForm {...form} record={record} />}
        </div>
      </Dialog>
      {isAsking && <LeaveQuestion onYes={onClose} onNo={() => setIsAsking(false)} />}
    </OtherRecordProvider>
  );
}

/** The window of a record that was pointed at on a page. Its fields have other ids than those of the forms below it. */
export const PointedRecord: OtherRecordWindow = ({ other, onClose }) => {
  const say = useWords();
  const { collection, id, parentId, place } = other;
  const form = { collection, place, onClose, parentId: parentId ?? null };
  return (
    <FormScopeProvider value={`pointed-${collection.base}`}>
      {id === null ? (
        <RecordWindow {...form} record={null} action={say('add')} />
      ) : typeof parentId === 'number' ? (
        <OfParent {...form} id={id} parentId={parentId} />
      ) : (
        <Alone {...form} id={id} />
      )}
    </FormScopeProvider>
  );
};

type KnownProps = Pick<RecordWindowProps, 'collection' | 'place' | 'onClose'> & { readonly id: number };

/** As its list has it, whose records may be known by their parent alone. */
function OfParent({ id, parentId, ...form }: KnownProps & { readonly parentId: number }) {
  const say = useWords();
  const record = useRecords(form.collection, parentId).data?.find((one) => one.id === id);
  const action = say(form.collection.screen.words.save);
  return record === undefined ? null : <RecordWindow {...form} record={record} parentId={parentId} action={action} />;
}

function Alone({ id, ...form }: KnownProps) {
  const say = useWords();
  const { data: record } = useRecord(form.collection, id);
  const action = say(form.collection.screen.words.save);
  if (record === undefined) return null;
  return <RecordWindow {...form} record={record} parentId={record.category_id ?? null} action={action} />;
}
