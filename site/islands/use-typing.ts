import { useEffect, useRef, useState } from 'react';
import { firstTyped, nextTyped, waitOf } from './typing.ts';

/** The part of some lines that is typed at the moment. It advances letter by letter while `isWriting`. */
export function useTyping(lines: readonly string[], isWriting: boolean) {
  const [typed, setTyped] = useState(firstTyped);
  const last = useRef(firstTyped);
  // The delay of a letter starts with the one before it, not when React has rendered that one.
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
