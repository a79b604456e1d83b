import type { FieldState } from '../../../calls/field-history.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { settings } from '../../../content/settings.ts';
import { type Field, richName } from '../../../fields/field.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { recordCalls } from '../../app/records/record-calls.ts';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { actorOf } from './change-messages.ts';
import { FieldSides } from './field-sides.tsx';
import { type PastOf, useFieldStates } from './use-field-history.ts';

interface FieldWindowProps {
  readonly of: PastOf;
  readonly field: Field;
  readonly apiName: string;
  readonly label: string;
  readonly onClose: () => void;
}

interface StateProps extends Pick<FieldWindowProps, 'field' | 'label'> {
  readonly state: FieldState;
  readonly isPending: boolean;
  readonly onUndo: () => void;
}

/** One change of the field, with a button that restores the value before it. */
function State({ field, label, state, isPending, onUndo }: StateProps) {
  const t = useLateTranslations();
  const timestamp = formatOfficeTime(state.at);
  return (
    <li className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="me-auto text-sm text-muted">
          <time dateTime={state.at}>{timestamp}</time> · <bdi>{actorOf(state, t)}</bdi>
        </h3>
        <Button
          size="small"
          isPending={isPending}
          aria-label={t('fieldTakeBackOf', { field: label, moment: timestamp })}
          onPress={onUndo}
        >
          {t('fieldTakeBack')}
        </Button>
      </div>
      <FieldSides
        field={field}
        sides={[
          { name: t('before'), value: state.before, rich: state.before_rich },
          { name: t('after'), value: state.after, rich: state.after_rich },
        ]}
      />
    </li>
  );
}

/** The history of one field, newest first. Each value can be restored without changing other fields. */
export function FieldWindow({ of, field, apiName, label, onClose }: FieldWindowProps) {
  const t = useLateTranslations();
  const states = useFieldStates(of, apiName);
  const collection = findCollection(of.collection.base) ?? settings.find(({ base }) => base === of.collection.base);
  const undo = useAction(
    (state: FieldState) => {
      const [present] = states.data?.pages ?? [];
      if (collection === undefined || present === undefined) throw new Error('There is nothing to undo');
      const { version, category_id: parentId, waits } = present;
      const values = { [apiName]: state.before, ...(field.rich && { [richName(apiName)]: state.before_rich }) };
      // If the record has unpublished changes, this change stays unpublished, too.
      return recordCalls(collection, parentId).update({ id: of.id, version }, values, waits ? 'draft' : 'live');
    },
    { tell: ({ undo }) => ({ about: label, text: t('fieldTakenBack'), undo }), onDone: onClose },
  );
  const found = states.data?.pages.flatMap((page) => page.states) ?? [];
  return (
    <Dialog title={t('fieldHistoryOf', { field: label })} onClose={onClose}>
      {states.isPending && <Loading />}
      {states.isError && <Retry error={states.error} onRetry={() => void states.refetch()} />}
      {undo.refusal !== null && <Alert>{undo.refusal.text}</Alert>}
      <ol className="grid gap-3">
        {found.map((state) => (
          <State
            key={state.revision}
            field={field}
            label={label}
            state={state}
            isPending={undo.isPending}
            onUndo={() => undo.start(state)}
          />
        ))}
      </ol>
      <SecondaryMenuButton list={states} label={t('olderChanges')} />
    </Dialog>
  );
}
