import { useState } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../words.ts';
import { LogoutQuestion } from './frame-windows.ts';

/** Ends the session, after a question. */
export function LogoutButton() {
  const say = useWords();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="pill" onPress={() => setIsAsking(true)}>
        {say('logout')}
      </Button>
      {isAsking && (
        <LazyBoundary onClose={() => setIsAsking(false)}>
          <LogoutQuestion onClose={() => setIsAsking(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
