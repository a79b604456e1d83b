import { type ReactNode, useEffect, useState } from 'react';
import { useHold } from '../../ui/kept.tsx';
import { holdMoves } from '../session/moves.ts';
import { LeaveQuestion } from './leave-question.tsx';

/**
 * Asks before the screen is left while something typed is not saved, and keeps it where only its part is closed. Returns the question, while it is asked.
 */
export function useLeaveGuard(hasUnsaved: boolean): ReactNode {
  useHold(hasUnsaved);
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null);
  useEffect(() => (hasUnsaved ? holdMoves((go) => setHeld({ go })) : undefined), [hasUnsaved]);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  if (held === null) return null;
  const stay = () => setHeld(null);
  const leave = () => {
    stay();
    held.go();
  };
  return <LeaveQuestion onYes={leave} onNo={stay} />;
}
