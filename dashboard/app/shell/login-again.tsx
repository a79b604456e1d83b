import { useEffect, useRef, useState } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { whenSessionEnds } from '../session/renewal.ts';
import { fetchWindowsSoon, LoginWindow } from './frame-windows.ts';

/** Asks for the password where the administrator stands when his session has ended; the call that noticed it goes on. */
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
