import { useState } from 'react';
import { Question } from '../dialogs/question.tsx';
import { logOut } from '../session/session.ts';
import { useWords } from '../words.ts';

/** Asks before it ends the session; "no" changes nothing. */
export function LogoutQuestion({ onClose }: { readonly onClose: () => void }) {
  const say = useWords();
  const [state, setState] = useState<'asking' | 'leaving' | 'failed'>('asking');

  async function leave(): Promise<void> {
    setState('leaving');
    try {
      await logOut();
    } catch {
      setState('failed');
    }
  }

  return (
    <Question
      text={say('logoutQuestion')}
      isBusy={state === 'leaving'}
      refusal={state === 'failed' ? say('unreachable') : ''}
      onYes={() => void leave()}
      onNo={onClose}
    />
  );
}
