import { Question } from '../dialogs/question.tsx';
import { useWords } from '../words.ts';

/** Asks before something typed is left behind; it is kept all the same. */
export function LeaveQuestion({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  const say = useWords();
  return (
    <Question text={say('leaveQuestion')} onYes={onYes} onNo={onNo}>
      <p className="text-muted">{say('leaveKept')}</p>
    </Question>
  );
}
