import { useState } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../words.ts';
import { LogoutQuestion } from './frame-windows.ts';

/** Ends the session, after a question. */
export function LogoutButton() {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="pill" onPress={() => setIsOpen(true)}>
        {say('logout')}
      </Button>
      {isOpen && (
        <LazyBoundary onClose={() => setIsOpen(false)}>
          <LogoutQuestion onClose={() => setIsOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
