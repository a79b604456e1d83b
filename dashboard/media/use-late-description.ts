import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileDescription, StoredFile } from '../../calls/library.ts';
import { useDescribe } from './use-files.ts';

const delay = 600;

/**
 * What is said about a file, stored by itself: a moment after the last change, at once when told to, and before the
 * form is left.
 */
export function useLateDescription(file: StoredFile) {
  const [alt, setAlt] = useState(file.alt);
  const [point, setPoint] = useState(file.focal_point);
  const saving = useDescribe(file.id);
  const { start } = saving;
  const waiting = useRef<FileDescription | null>(null);
  const timer = useRef(0);
  const send = useRef(start);
  useEffect(() => {
    send.current = start;
  });

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waiting.current !== null) send.current(waiting.current);
    waiting.current = null;
  }, []);
  useEffect(() => flush, [flush]);

  const save = (change: FileDescription) => {
    waiting.current = { ...waiting.current, ...change };
    clearTimeout(timer.current);
    timer.current = window.setTimeout(flush, delay);
  };

  return {
    alt,
    point,
    write: (words: StoredFile['alt']) => {
      setAlt(words);
      save({ alt: words });
    },
    aim: (next: StoredFile['focal_point']) => {
      setPoint(next);
      save({ focal_point: next });
    },
    flush,
    saving,
  };
}
