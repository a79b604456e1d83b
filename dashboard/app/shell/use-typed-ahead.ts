import { useEffect, useState } from 'react';

/**
 * Collects what is typed while a lazily loaded part is loading, so that no typed character is lost.
 * @param load loads the part; resolves at once if it is already loaded
 */
export function useTypedAhead(isOpen: boolean, load: () => Promise<unknown>): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!isOpen) return undefined;
    const collect = (event: KeyboardEvent): void => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== 'Backspace' && event.key.length !== 1) return;
      event.preventDefault();
      setTyped((before) => (event.key === 'Backspace' ? before.slice(0, -1) : before + event.key));
    };
    const stop = () => removeEventListener('keydown', collect, { capture: true });
    addEventListener('keydown', collect, { capture: true });
    load().then(stop, stop);
    return () => {
      stop();
      setTyped('');
    };
  }, [isOpen, load]);
  return typed;
}
