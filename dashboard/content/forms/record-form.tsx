import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { languages } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { PublishingMenu } from '../publishing/publishing-menu.tsx';
import { StateMarks } from '../publishing/state-marks.tsx';
import { BesidePreview, type PreviewOpening } from '../preview/beside-preview.tsx';
import type { ChangedRecord } from '../../app/records/record-calls.ts';
import type { ApiValues } from '../../app/records/api-record.ts';
import { TableSourceProvider } from '../tables/table-source.ts';
import { useTranslations } from '../../app/translations.ts';
import { AddMore } from './add-more.tsx';
import { categoryIn } from './category-in.ts';
import { Conflict } from './conflict.tsx';
import { FormError } from './form-error.tsx';
import { FormServices } from './form-services.tsx';
import { LeaveQuestion } from '../../app/shell/leave-question.tsx';
import { RecordFields } from './record-fields.tsx';
import { useFormScope } from './form-scope.ts';
import { showFirst } from './show-first.ts';
import { useEnterBlocked } from './use-enter-blocked.ts';
import { useRecordForm } from './use-record-form.ts';
import { useKeepMounted } from '../../../ui/keep-mounted.tsx';

interface RecordFormProps {
  readonly collection: Collection;
  readonly record: AnsweredRecord | null;
  readonly parentId: number | null;
  /** The label of the save button. */
  readonly action: string;
  readonly onSaved?: (answer: ChangedRecord) => void;
  /** The initial values of a new record. */
  readonly inherited?: ApiValues;
  /** Enables adding another record; called after this one is saved. */
  readonly onMore?: (answer: ChangedRecord) => void;
  /** Shows a cancel button; it asks for confirmation if there is unsaved input. */
  readonly onCancel?: () => void;
  /** Reports to the window around the form whether there is unsaved input. */
  readonly onDirty?: (isDirty: boolean) => void;
  /** The open state of the preview, if the address of the screen contains it. */
  readonly preview?: PreviewOpening | undefined;
  /** Content below the form that shares its preview. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** The form of a record, generated from its declaration, with both languages side by side. */
export function RecordForm({
  collection,
  record,
  parentId,
  action,
  onSaved,
  inherited,
  onMore,
  onCancel,
  onDirty,
  preview,
  below,
  children,
}: RecordFormProps) {
  const t = useTranslations();
  const form = useRecordForm({ collection, record, parentId, inherited, onMore, ...(onSaved && { onSaved }) });
  const isWaiting = form.states !== null && languages.some((language) => form.states?.[language].waiting === true);
  const [isLeaving, setIsLeaving] = useState(false);
  useKeepMounted(form.isDirty && !form.isBusy);
  useEffect(() => onDirty?.(form.isDirty), [onDirty, form.isDirty]);
  const place = useRef<HTMLFormElement>(null);
  useEnterBlocked(place);
  const show = () => place.current !== null && showFirst(place.current);
  // Once per refusal, after the issues are rendered.
  useEffect(() => {
    if (form.refusal !== null && place.current !== null) showFirst(place.current);
  }, [form.refusal]);
  const scope = useFormScope();
  const recordId = record?.id ?? null;
  const categoryId = categoryIn(collection, form.values);
  const source = useMemo(() => ({ collection, recordId, categoryId }), [collection, recordId, categoryId]);
  const { set } = form;
  const beside = useMemo(
    () => ({
      set,
      show: async (paths: readonly string[]) => {
        const { showField } = await import('./show-field.ts');
        if (place.current !== null) showField(place.current, scope, paths);
      },
    }),
    [set, scope],
  );
  const saveButton = (
    <Button variant="filled" isSubmit isPending={form.isBusy}>
      {action}
    </Button>
  );

  return (
    <FormServices>
      <BesidePreview
        collection={collection}
        id={record?.id ?? null}
        parentId={parentId}
        fields={form.values}
        form={beside}
        state={preview}
        below={below}
      >
        {(previewButton) => (
          <form
            ref={place}
            noValidate
            className={below === undefined ? 'grid gap-5' : 'card grid gap-5 p-5'}
            aria-busy={form.isBusy}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              // Unpublished changes are in the form too and are published with the rest.
              form.submit({ saving: isWaiting ? 'all' : 'live' });
            }}
          >
            {form.restored !== null && form.isDirty && (
              <p role="status" className="note">
                {t(form.restored === 'newer' ? 'draftRestoredNewer' : 'draftRestored')}{' '}
                <Button variant="text" onPress={form.discard}>
                  {t('discard')}
                </Button>
              </p>
            )}
            {/* The screen of a single record shows the state at its top. */}
            {form.states !== null && below === undefined && <StateMarks record={record} />}
            {isWaiting && <p className="note">{t('waitingNote')}</p>}
            <TableSourceProvider value={source}>
              <RecordFields collection={collection} form={form} />
            </TableSourceProvider>
            {children}
            {form.conflict !== null && (
              <Conflict collection={collection} conflict={form.conflict} values={form.values} onSettle={form.settle} />
            )}
            <div className="form-end">
              <FormError form={form} onShow={show} />
              {previewButton}
              {onCancel !== undefined && (
                <Button onPress={() => (form.isDirty ? setIsLeaving(true) : onCancel())}>{t('cancel')}</Button>
              )}
              {onMore !== undefined && (
                <LazyBoundary>
                  <AddMore isBusy={form.isBusy} onPress={() => form.submit({ isMore: true })} />
                </LazyBoundary>
              )}
              {isSettingsGroup(collection) ? (
                saveButton
              ) : (
                <PublishingMenu
                  states={form.states}
                  isDirty={form.isDirty}
                  isBusy={form.isBusy}
                  onChoose={(publishing) => form.submit({ saving: 'draft', ...(publishing && { publishing }) })}
                >
                  {saveButton}
                </PublishingMenu>
              )}
            </div>
          </form>
        )}
      </BesidePreview>
      {isLeaving && onCancel !== undefined && <LeaveQuestion onYes={onCancel} onNo={() => setIsLeaving(false)} />}
    </FormServices>
  );
}
