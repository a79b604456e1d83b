import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from './leave-question.tsx';

/** Asks before the screen is left while something typed is not saved. Returns the question, while it is asked. */
export function useLeaveGuard(hasUnsaved: boolean): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  return blocker.state === 'blocked' ? <LeaveQuestion onYes={blocker.proceed} onNo={blocker.reset} /> : null;
}
