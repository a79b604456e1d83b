import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Place } from './edit-lines.ts';
import type { GridShape } from './grid-shape.ts';
import { fromLines, type Line, toLines } from './lines.ts';

interface Step {
  readonly value: readonly unknown[];
  /** Where it was done. */
  readonly place: Place;
}

interface Steps {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

const noSteps: Steps = { past: [], future: [] };
const mostSteps = 200;

interface Request {
  readonly value: readonly unknown[];
  readonly onChange: (value: readonly unknown[]) => void;
  readonly shape: GridShape;
  readonly path: string;
}

/** The lines of a table, changed step by step, each of which can be undone and done again. */
export function useLines({ value, onChange, shape, path }: Request) {
  const lines = useMemo(() => toLines(value, shape, path), [value, shape, path]);
  const [steps, setSteps] = useState(noSteps);
  const latest = useRef({ value, lines, steps, onChange });
  useLayoutEffect(() => {
    latest.current = { value, lines, steps, onChange };
  });
  const emitted = useRef(value);
  /** What is being typed in: its letters are one step together. */
  const typing = useRef<string | null>(null);

  // What came from elsewhere is not taken back here: the record was saved, or another version was chosen.
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    setSteps(noSteps);
  }, [value]);

  const emit = useCallback(
    (next: readonly unknown[]) => {
      emitted.current = next;
      // Two changes may come before the first is drawn.
      latest.current = { ...latest.current, value: next, lines: toLines(next, shape, path) };
      latest.current.onChange(next);
    },
    [shape, path],
  );

  /** Changes the lines as they stand when this is called; changes in one cell that is being typed in are one step. */
  const change = useCallback(
    (edit: (lines: readonly Line[]) => readonly Line[], place: Place, cell: string | null = null) => {
      const { value: before, lines: now } = latest.current;
      const changed = edit(now);
      const next = fromLines(changed, shape);
      // What changes nothing is no step: keys on empty cells.
      if (changed === now || (cell === null && JSON.stringify(next) === JSON.stringify(before))) return;
      if (cell === null || cell !== typing.current)
        setSteps(({ past }) => ({ past: [...past.slice(1 - mostSteps), { value: before, place }], future: [] }));
      typing.current = cell;
      emit(next);
    },
    [emit, shape],
  );

  /** Takes the last step back, or does it again. @returns where it was done, or `null` where there is none */
  const travel = useCallback(
    (way: 'past' | 'future'): Place | null => {
      const { steps: all, value: now } = latest.current;
      const step = all[way].at(-1);
      if (step === undefined) return null;
      const other = way === 'past' ? 'future' : 'past';
      const place = step.place;
      const travelled = {
        past: all.past,
        future: all.future,
        [way]: all[way].slice(0, -1),
        [other]: [...all[other], { value: now, place }],
      };
      setSteps(travelled);
      latest.current = { ...latest.current, steps: travelled };
      typing.current = null;
      emit(step.value);
      return place;
    },
    [emit],
  );

  /** What follows is a step of its own. */
  const endStep = useCallback(() => {
    typing.current = null;
  }, []);
  const isTyping = useCallback((cell: string) => typing.current === cell, []);

  return { lines, change, travel, endStep, isTyping, canUndo: steps.past.length > 0, canRedo: steps.future.length > 0 };
}
