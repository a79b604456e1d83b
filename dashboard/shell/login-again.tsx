import { useEffect, useRef, useState } from 'react';
import { Window } from '../dialogs/window.tsx';
import { whenSessionEnds } from '../session/renewal.ts';
import { useWords } from '../words.ts';
import { LoginForm } from './login-form.tsx';

/** Asks for the password where the administrator stands when his session has ended; the call that noticed it goes on. */
export function LoginAgain() {
  const say = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isIn: boolean) => void>(() => {});

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
    <Window title={say('sessionEnded')} size="small" isSticky onClose={() => finish(false)}>
      <p className="text-muted">{say('sessionEndedText')}</p>
      <LoginForm onDone={() => finish(true)} />
    </Window>
  ) : null;
}
