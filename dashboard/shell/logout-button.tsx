import { Suspense, useState } from 'react';
import { useWords } from '../words.ts';
import { LogoutQuestion } from './frame-windows.ts';

/** Ends the session, after a question. */
export function LogoutButton() {
  const say = useWords();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className="pill" onClick={() => setIsAsking(true)}>
        {say('logout')}
      </button>
      {isAsking && (
        <Suspense>
          <LogoutQuestion onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
