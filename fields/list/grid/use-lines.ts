import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Place } from './edit-lines.ts';
import type { GridShape } from './grid-shape.ts';
import { fromLines, type Line, toLines } from './lines.ts';

interface Step {
  readonly value: readonly unknown[];
  /** The position of the change. */
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

/** The lines of a grid with undo and redo. */
export function useLines({ value, onChange, shape, path }: Request) {
  const lines = useMemo(() => toLines(value, shape, path), [value, shape, path]);
  const [steps, setSteps] = useState(noSteps);
  const latest = useRef({ value, lines, steps, onChange });
  useLayoutEffect(() => {
    latest.current = { value, lines, steps, onChange };
  });
  const emitted = useRef(value);
  /** The cell being typed in. Its changes are one undo step. */
  const typing = useRef<string | null>(null);

  // A value from outside clears the undo steps: the record was saved, or another version was chosen.
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    setSteps(noSteps);
  }, [value]);

  const emit = useCallback(
    (next: readonly unknown[]) => {
      emitted.current = next;
      // Two changes may occur before the first is rendered.
      latest.current = { ...latest.current, value: next, lines: toLines(next, shape, path) };
      latest.current.onChange(next);
    },
    [shape, path],
  );

  /** Changes the current lines. Consecutive changes in the same cell are one undo step. */
  const change = useCallback(
    (edit: (lines: readonly Line[]) => readonly Line[], place: Place, cell: string | null = null) => {
      const { value: before, lines: now } = latest.current;
      const changed = edit(now);
      const next = fromLines(changed, shape);
      // A change without effect is no undo step, such as keys on empty cells.
      if (changed === now || (cell === null && JSON.stringify(next) === JSON.stringify(before))) return;
      if (cell === null || cell !== typing.current)
        setSteps(({ past }) => ({ past: [...past.slice(1 - mostSteps), { value: before, place }], future: [] }));
      typing.current = cell;
      emit(next);
    },
    [emit, shape],
  );

  /** Undoes or redoes a step. @returns its position, or `null` if there is none */
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

  /** The next change starts a new undo step. */
  const endStep = useCallback(() => {
    typing.current = null;
  }, []);
  const isTyping = useCallback((cell: string) => typing.current === cell, []);

  return { lines, change, travel, endStep, isTyping, canUndo: steps.past.length > 0, canRedo: steps.future.length > 0 };
}
