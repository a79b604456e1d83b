import { type ReactNode, useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { RetainProvider } from '../../../ui/keep-mounted.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { LeaveQuestion } from './frame-windows.ts';

/** Asks for confirmation before a screen with unsaved input is left by a link, the Back button or closing the tab. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  // A ref, because a form that was just saved navigates before the next render.
  const unsaved = useRef(0);
  const retain = useCallback(() => {
    unsaved.current += 1;
    return () => void (unsaved.current -= 1);
  }, []);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => unsaved.current > 0 && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );
  useBeforeUnload(
    useCallback((event) => {
      if (unsaved.current > 0) event.preventDefault();
    }, []),
  );
  return (
    <>
      <RetainProvider value={retain}>{children}</RetainProvider>
      {blocker.state === 'blocked' && (
        <LazyBoundary onClose={blocker.reset}>
          <LeaveQuestion onYes={blocker.proceed} onNo={blocker.reset} />
        </LazyBoundary>
      )}
    </>
  );
}
