import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { EditTarget } from '../../../content/edit-target.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { OtherRecordProvider, type OtherRecordWindow } from '../pointing/other-record.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordEditor } from '../../app/records/record-screen.ts';
import { useRecord, useRecords } from '../../app/records/use-records.ts';
import { useTranslations } from '../../app/translations.ts';
import { AddForm } from './add-form.tsx';
import { FormScopeProvider, useFormScope } from './form-scope.ts';
import { LeaveQuestion } from '../../app/shell/leave-question.tsx';
import { LoadedRecord } from './loaded-record.tsx';
import { RecordForm } from './record-form.tsx';
import { showEditTarget } from './show-field.ts';

const LinkedFrom = lazy(async () => ({ default: (await import('../dependents/linked-from.tsx')).LinkedFrom }));

/** Whether records are listed with what leads to them here, since they have an address but no page of the dashboard. */
const hasLinks = (collection: Collection, id: number): boolean =>
  (collection.page?.found ?? collection.page?.query) !== undefined && recordEditor(collection, id) === null;

/** "Home: the tiles" as part of a sentence that has a colon already. */
const placeIn = (shows: string): string => shows.replace(': ', ' – ');

interface RecordWindowProps {
  readonly collection: Collection;
  /** The record to edit; `null` for a new one. */
  readonly record: AnsweredRecord | null;
  readonly parentId: number | null;
  readonly action: string;
  /** The title of the window. Default: one about an item. */
  readonly title?: string;
  /** The field to open at. */
  readonly editTarget?: EditTarget | null;
  readonly onClose: () => void;
}

/** The window in which a record is added or edited. It closes on Cancel, on the close button and after saving. */
export function RecordWindow({ collection, record, parentId, action, title, editTarget, onClose }: RecordWindowProps) {
  const t = useTranslations();
  const [isDirty, setIsDirty] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const scope = useFormScope();
  const around = useRef<HTMLDivElement>(null);
  const showRequested = useEffectEvent(() =>
    around.current === null || record === null || !editTarget
      ? undefined
      : showEditTarget(around.current, scope, { collection, values: record, editTarget }),
  );
  useEffect(() => showRequested(), []);
  const close = () => (isDirty ? setIsConfirming(true) : onClose());
  const form = { collection, parentId, action, onDirty: setIsDirty, onCancel: onClose, onSaved: onClose };
  return (
    <OtherRecordProvider value={PointedRecord}>
      <Dialog title={title ?? t(record === null ? 'addNewItem' : 'editItem')} onClose={close} isSticky>
        {record === null && (
          <p className="text-muted">{t('addTo', { place: placeIn(collection.placement.shows[currentLanguage()]) })}</p>
        )}
        <div ref={around} className="contents">
          {record === null ? <AddForm {...form} /> : <RecordForm {...form} record={record} />}
          {record !== null && hasLinks(collection, record.id) && (
            <LazyBoundary>
              <LinkedFrom collection={collection} id={record.id} />
            </LazyBoundary>
          )}
        </div>
      </Dialog>
      {isConfirming && <LeaveQuestion onYes={onClose} onNo={() => setIsConfirming(false)} />}
    </OtherRecordProvider>
  );
}

/** The window of a record that was clicked in the preview. Its field ids differ from those of the form below it. */
export const PointedRecord: OtherRecordWindow = ({ other, onClose }) => {
  const t = useTranslations();
  const { collection, id, parentId, editTarget } = other;
  const form = { collection, editTarget, onClose, parentId: parentId ?? null };
  return (
    <FormScopeProvider value={`pointed-${collection.base}`}>
      {id === null ? (
        <RecordWindow {...form} record={null} action={t('add')} />
      ) : typeof parentId === 'number' ? (
        <OfParent {...form} id={id} parentId={parentId} />
      ) : (
        <Alone {...form} id={id} />
      )}
    </FormScopeProvider>
  );
};

type KnownProps = Pick<RecordWindowProps, 'collection' | 'editTarget' | 'onClose'> & { readonly id: number };

/** Loads the record from its list, because it may be addressable only through its parent. */
function OfParent({ id, parentId, ...form }: KnownProps & { readonly parentId: number }) {
  const t = useTranslations();
  const { data, error, refetch } = useRecords(form.collection, parentId);
  const record = data?.find((one) => one.id === id);
  if (data !== undefined && record === undefined) return null;
  return (
    <LoadedRecord query={{ data: record, error, refetch }} title={t('editItem')} onClose={form.onClose}>
      {(record) => (
        <RecordWindow {...form} record={record} parentId={parentId} action={t(form.collection.screen.words.save)} />
      )}
    </LoadedRecord>
  );
}

function Alone({ id, ...form }: KnownProps) {
  const t = useTranslations();
  const { collection, onClose } = form;
  return (
    <LoadedRecord query={useRecord(collection, id)} title={t('editItem')} onClose={onClose}>
      {(record) => (
        <RecordWindow
          {...form}
          record={record}
          parentId={record.category_id ?? null}
          action={t(collection.screen.words.save)}
        />
      )}
    </LoadedRecord>
  );
}
