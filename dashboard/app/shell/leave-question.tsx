import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useWords } from '../words.ts';

/** Asks before something typed is left behind; it is kept all the same. */
export function LeaveQuestion({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  const say = useWords();
  return (
    <ConfirmDialog title={say('leaveQuestion')} onYes={onYes} onNo={onNo}>
      <p className="text-muted">{say('leaveKept')}</p>
    </ConfirmDialog>
  );
}
