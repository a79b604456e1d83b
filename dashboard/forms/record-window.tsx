import { useState } from 'react';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../words.ts';
import { AddForm } from './add-form.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { RecordForm } from './record-form.tsx';

interface RecordWindowProps {
  readonly collection: Collection;
  /** The record to edit, `null` for a new one. */
  readonly record: AnsweredRecord | null;
  readonly parentId: number | null;
  readonly action: string;
  /** What the window is called, where it is not about an item. */
  readonly title?: string;
  readonly onClose: () => void;
}

/** The window in which an item is added or edited; it closes on Cancel, on the X, or when it was saved. */
export function RecordWindow({ collection, record, parentId, action, title, onClose }: RecordWindowProps) {
  const say = useWords();
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  const form = { collection, parentId, action, onDirty: setIsDirty, onCancel: onClose, onSaved: onClose };
  return (
    <>
      <Dialog title={title ?? say(record === null ? 'addNewItem' : 'editItem')} onClose={close} isSticky>
        {record === null ? <AddForm {...form} /> : <RecordForm {...form} record={record} />}
      </Dialog>
      {isAsking && <LeaveQuestion onYes={onClose} onNo={() => setIsAsking(false)} />}
    </>
  );
}
