import { useState } from 'react';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../words.ts';
import { LogoutQuestion } from './frame-windows.ts';

/** Ends the session, after a question. */
export function LogoutButton() {
  const say = useWords();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="pill" onPress={() => setIsAsking(true)}>
        {say('logout')}
      </Button>
      {isAsking && (
        <LazyPart onClose={() => setIsAsking(false)}>
          <LogoutQuestion onClose={() => setIsAsking(false)} />
        </LazyPart>
      )}
    </>
  );
}
