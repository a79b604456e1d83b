import { useEffect, useRef, useState } from 'react';
import { firstTyped, nextTyped, waitOf } from './typing.ts';

/** What of some lines is written at the moment, letter by letter while `isWriting`. */
export function useTyping(lines: readonly string[], isWriting: boolean) {
  const [typed, setTyped] = useState(firstTyped);
  const last = useRef(firstTyped);
  // The time of a letter begins with the one before it, not when that is shown.
  useEffect(() => {
    if (!isWriting) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        last.current = nextTyped(lines, last.current);
        setTyped(last.current);
        wait();
      }, waitOf(last.current));
    };
    wait();
    return () => clearTimeout(timer);
  }, [isWriting, lines]);
  return typed;
}
