import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileDescription, StoredFile } from '../../../calls/library.ts';
import { useDescribe } from './use-files.ts';

const delay = 600;

/** The description of a file, saved automatically: 600 ms after the last change, on `flush`, and on unmount. */
export function useAutosaveDescription(file: StoredFile) {
  const [alt, setAlt] = useState(file.alt);
  const [point, setPoint] = useState(file.focal_point);
  const [crops, setCrops] = useState(file.crops);
  const [first] = useState(file);
  const saving = useDescribe(file.id);
  const { start } = saving;
  const unsaved = useRef<FileDescription | null>(null);
  const timer = useRef(0);
  const send = useRef(start);
  useEffect(() => {
    send.current = start;
  });

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current !== null) send.current(unsaved.current);
    unsaved.current = null;
  }, []);
  useEffect(() => flush, [flush]);

  const save = (change: FileDescription) => {
    unsaved.current = { ...unsaved.current, ...change };
    clearTimeout(timer.current);
    timer.current = window.setTimeout(flush, delay);
  };

  const isAsFirst = JSON.stringify([alt, point, crops]) === JSON.stringify([first.alt, first.focal_point, first.crops]);

  return {
    alt,
    point,
    crops,
    write: (words: StoredFile['alt']) => {
      setAlt(words);
      save({ alt: words });
    },
    aim: (next: StoredFile['focal_point']) => {
      setPoint(next);
      save({ focal_point: next });
    },
    cut: (next: StoredFile['crops']) => {
      setCrops(next);
      save({ crops: next });
    },
    /** Restores the description as it was when opened; absent if nothing changed. */
    undo: isAsFirst
      ? undefined
      : () => {
          setAlt(first.alt);
          setPoint(first.focal_point);
          setCrops(first.crops);
          save({ alt: first.alt, focal_point: first.focal_point, crops: first.crops });
          flush();
        },
    flush,
    saving,
  };
}
