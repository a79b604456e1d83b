import { useEffect, useRef, useState } from 'react';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { whenSessionEnds } from '../session/renewal.ts';
import { fetchWindowsSoon, LoginWindow } from './frame-windows.ts';

/** Asks for the password where the administrator stands when his session has ended; the call that noticed it goes on. */
export function LoginAgain() {
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isIn: boolean) => void>(() => {});

  useEffect(fetchWindowsSoon, []);
  useEffect(
    () =>
      whenSessionEnds(
        () =>
          new Promise((resolve) => {
            answer.current = resolve;
            setIsAsking(true);
          }),
      ),
    [],
  );

  const finish = (isIn: boolean) => {
    setIsAsking(false);
    answer.current(isIn);
  };

  return isAsking ? (
    <LazyPart onClose={() => finish(false)}>
      <LoginWindow onDone={finish} />
    </LazyPart>
  ) : null;
}
