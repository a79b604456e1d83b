import { Button } from '../../ui/button.tsx';
import { Toast } from '../../ui/toast.tsx';
import type { Notice } from '../actions/notify.ts';
import { takeBackChanges } from '../actions/take-back.ts';
import { useAction } from '../actions/use-action.ts';
import { useWords } from '../words.ts';

interface NoticeCardProps {
  readonly notice: Notice;
  readonly isOfWindow: boolean;
  readonly onClose: () => void;
}

/** What was done, by the name of its record, and the way back for as long as it stands here. */
export function NoticeCard({ notice, isOfWindow, onClose }: NoticeCardProps) {
  const say = useWords();
  const { text, about, takeBack: own, isRefusal = false } = notice;
  const changes = [notice.undo ?? []].flat();
  const undo = useAction(
    async (keepsNewer: boolean): Promise<Notice> => {
      if (own !== undefined) return own();
      const { message, undo: again } = await takeBackChanges(changes, keepsNewer);
      return { text: message, undo: again };
    },
    { tell: (answer) => ({ about, ...answer }), onDone: onClose },
  );
  const { refusal } = undo;
  // Somebody saved again after it: what would go, too, is said before it goes.
  const wouldLoseNewer = refusal?.kind === 'conflict' && own === undefined;
  return (
    <Toast
      closeLabel={say('closeNotice')}
      stays={isRefusal || undo.isPending || refusal !== null}
      isOfWindow={isOfWindow}
      onClose={onClose}
      action={
        (changes.length > 0 || own !== undefined) && (
          <Button look="text" isPending={undo.isPending} onPress={() => undo.start(!wouldLoseNewer)}>
            {say(wouldLoseNewer ? 'undoNewerToo' : 'undo')}
          </Button>
        )
      }
    >
      {about !== undefined && about !== '' && (
        <p className="text-sm font-medium">
          <bdi>{about}</bdi>
        </p>
      )}
      <p className={isRefusal ? 'text-danger' : undefined}>{text}</p>
      {refusal !== null && <p className="text-sm text-danger">{refusal.text}</p>}
    </Toast>
  );
}
