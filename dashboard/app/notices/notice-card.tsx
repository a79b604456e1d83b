import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Toast } from '../../../ui/toast.tsx';
import type { LeftForm, Notice } from '../actions/notify.ts';
import { undoChanges } from '../actions/undo-changes.ts';
import { useAction } from '../actions/use-action.ts';
import { useTranslations } from '../translations.ts';
import { useUndoQuestion } from './use-undo-question.tsx';

/** A notice undoes up to this many records without a question. */
const mostUnasked = 10;

interface NoticeCardProps {
  readonly notice: Notice;
  readonly isOfWindow: boolean;
  /** Called when the undo starts: the notice must then stay visible. */
  readonly onHold: () => void;
  /** Reopens the form that was left. */
  readonly onForm: (form: LeftForm) => void;
  readonly onClose: () => void;
}

/** Shows a notice with the title of its record and, while it is visible, its undo button or link. */
export function NoticeCard({ notice, isOfWindow, onHold, onForm, onClose }: NoticeCardProps) {
  const t = useTranslations();
  const { text, about, onUndo, isRefusal = false, back } = notice;
  const changes = [notice.undo ?? []].flat();
  const undo = useAction(
    async (keepsNewer: boolean): Promise<Notice> => {
      if (onUndo !== undefined) return onUndo();
      const { message, undo: again } = await undoChanges(changes, keepsNewer);
      return { text: message, undo: again };
    },
    { tell: (answer) => ({ about, ...answer }), onDone: onClose },
  );
  const question = useUndoQuestion({
    id: Math.min(...changes),
    isGroup: changes.length > 1,
    most: mostUnasked,
    onYes: () => undo.start(true),
  });
  const refusal = undo.refusal ?? question.refusal;
  // A newer change exists. The button then says that it will be undone too.
  const wouldLoseNewer = refusal?.kind === 'conflict' && onUndo === undefined;
  const start = () => {
    onHold();
    if (onUndo === undefined && !wouldLoseNewer) question.start();
    else undo.start(!wouldLoseNewer);
  };
  const openForm = (form: LeftForm) => {
    onForm(form);
    onClose();
  };
  const returnLink =
    back === undefined ? null : 'screen' in back ? (
      <Link to={back.screen} className="link shrink-0" onClick={onClose}>
        {t('backToScreen')}
      </Link>
    ) : (
      <Button variant="text" className="shrink-0" onPress={() => openForm(back)}>
        {t('backToForm')}
      </Button>
    );
  return (
    <Toast
      closeLabel={t('closeNotice')}
      stays={isRefusal || question.isPending || question.isAsking || undo.isPending || refusal !== null}
      isOfWindow={isOfWindow}
      onClose={onClose}
      action={
        returnLink ??
        ((changes.length > 0 || onUndo !== undefined) && (
          <Button variant="text" isPending={question.isPending || undo.isPending} onPress={start}>
            {t(wouldLoseNewer ? 'undoNewerToo' : 'undo')}
          </Button>
        ))
      }
    >
      {about !== undefined && about !== '' && (
        <p className="text-sm font-medium">
          <bdi>{about}</bdi>
        </p>
      )}
      <p className={isRefusal ? 'text-danger' : undefined}>{text}</p>
      {refusal !== null && <p className="text-sm text-danger">{refusal.text}</p>}
      {question.question}
    </Toast>
  );
}
