import { useEffect, useState } from 'react';

/**
 * What is typed while a part is on its way that will take it: nothing that somebody types after opening it is lost.
 * @param load fetches the part; at once where it is there already
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
