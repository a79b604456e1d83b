import { useState } from 'react';
import { Question } from '../dialogs/question.tsx';
import { logOut } from '../session/session.ts';
import { useWords } from '../words.ts';

type State = 'closed' | 'asking' | 'leaving' | 'failed';

/** Asks before it ends the session; "no" changes nothing. */
export function LogoutButton() {
  const say = useWords();
  const [state, setState] = useState<State>('closed');

  async function leave(): Promise<void> {
    setState('leaving');
    try {
      await logOut();
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <button type="button" className="pill" onClick={() => setState('asking')}>
        {say('logout')}
      </button>
      {state !== 'closed' && (
        <Question
          text={say('logoutQuestion')}
          isBusy={state === 'leaving'}
          refusal={state === 'failed' ? say('unreachable') : ''}
          onYes={() => void leave()}
          onNo={() => setState('closed')}
        />
      )}
    </>
  );
}
