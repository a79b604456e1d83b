import { useEffect, useRef, useState } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { whenSessionEnds } from '../session/renewal.ts';
import { fetchWindowsSoon, LoginWindow } from './frame-windows.ts';

/** Asks for a new login on the current screen after the session has ended. The call that was refused then continues. */
export function LoginAgain() {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isIn: boolean) => void>(() => {});

  useEffect(fetchWindowsSoon, []);
  useEffect(
    () =>
      whenSessionEnds(
        () =>
          new Promise((resolve) => {
            answer.current = resolve;
            setIsOpen(true);
          }),
      ),
    [],
  );

  const finish = (isIn: boolean) => {
    setIsOpen(false);
    answer.current(isIn);
  };

  return isOpen ? (
    <LazyBoundary onClose={() => finish(false)}>
      <LoginWindow onDone={finish} />
    </LazyBoundary>
  ) : null;
}
