import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Question } from '../dialogs/question.tsx';
import { useWords } from '../words.ts';

/** Asks before the screen is left while something typed is not saved. Returns the question, while it is asked. */
export function useLeaveGuard(hasUnsaved: boolean): ReactNode {
  const say = useWords();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  return blocker.state === 'blocked' ? (
    <Question text={say('leaveQuestion')} onYes={blocker.proceed} onNo={blocker.reset}>
      <p className="text-muted">{say('leaveKept')}</p>
    </Question>
  ) : null;
}
