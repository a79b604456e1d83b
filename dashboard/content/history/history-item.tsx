import { useId, useRef, useState } from 'react';
import type { Change } from '../../../calls/history.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { undoChanges } from '../../app/actions/undo-changes.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { useUndoQuestion } from '../../app/notices/use-undo-question.tsx';
import { findField, findRecorded } from '../../app/records/recorded.ts';
import { useTranslations } from '../../app/translations.ts';
import { ChangeDetails } from './change-details.tsx';
import { ChangeHead } from './change-head.tsx';
import { changePlace } from './change-place.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { badgesOf, nameOf } from './change-messages.ts';

const labelsOf = ({ collection, changed }: Change): string =>
  changed.flatMap((apiName) => findField(findRecorded(collection), apiName)?.label ?? []).join(' · ');

interface HistoryItemProps {
  readonly revision: Change;
  /** True to link to the record, in a list that is not below that record. */
  readonly isLinked: boolean;
}

/** One change: administrator, time, record, changed fields and an undo button. */
export function HistoryItem({ revision, isLinked }: HistoryItemProps) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  const name = nameOf(revision, t);
  const fields = labelsOf(revision);
  const isRestoring = revision.action === 'update' || revision.action === 'delete';
  const opener = useRef<HTMLButtonElement>(null);
  // The undo button disappears after the undo, so the focus returns to the opener.
  const goOn = () => opener.current?.focus();
  const undo = useAction(() => undoChanges([revision.id], false), {
    about: name,
    onDone: goOn,
    onRefused: goOn,
  });
  // Undoing one change can also affect everything below the record.
  const { start, isPending, refusal, question } = useUndoQuestion({
    id: revision.id,
    isGroup: false,
    most: 1,
    onYes: () => undo.start(),
  });

  return (
    <li className="card grid gap-3 p-4">
      <ChangeHead
        revision={revision}
        name={name}
        to={isLinked ? changePlace(revision) : null}
        badges={badgesOf(revision, t)}
        notes={
          <>
            {fields !== '' && <p className="text-sm text-muted">{t('changedFields', { fields })}</p>}
            {revision.undone_at !== null && (
              <p className="mark">
                {t('undoneBy', { name: revision.undone_by ?? '', moment: formatOfficeTime(revision.undone_at) })}
              </p>
            )}
          </>
        }
      >
        <Button
          size="small"
          ref={opener}
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={t('showChangeOf', { title: name })}
          onPress={() => setIsOpen(!isOpen)}
        >
          {t('showChange')}
        </Button>
        {revision.undone_at === null && (
          <Button
            size="small"
            isPending={isPending || undo.isPending}
            aria-label={t(isRestoring ? 'restoreNamed' : 'undoNamed', { title: name })}
            onPress={start}
          >
            {t(isRestoring ? 'restore' : 'undo')}
          </Button>
        )}
      </ChangeHead>
      {question}
      {refusal !== null && <Alert>{refusal.text}</Alert>}
      {undo.refusal !== null && <Alert>{undo.refusal.text}</Alert>}
      <div id={details} hidden={!isOpen} className="grid gap-4">
        {isOpen && <ChangeDetails revision={revision} />}
      </div>
    </li>
  );
}
