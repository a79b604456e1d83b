import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** So far a finger trembles. */
const slack = 5;
const edge = 60;

const lineOf = (row: HTMLElement): number => Number(row.dataset['line']);

/** Moves a row by what heads it: a line shows where it would stand. */
export function useRowDrag(table: RefObject<HTMLElement | null>, onDrop: (line: number, before: number) => void) {
  const drop = useRef(onDrop);
  useLayoutEffect(() => {
    drop.current = onDrop;
  });
  /** Told to the click that follows when the pointer is let go. */
  const hasMoved = useRef(false);

  const begin = useCallback(
    (event: PointerEvent<HTMLElement>, line: number) => {
      hasMoved.current = false;
      if (event.button !== 0) return;
      const { currentTarget: handle, pointerId, clientY: start } = event;
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
      let before: number | null = null;
      const mark = () =>
        rows.forEach((row) => {
          const isNext = lineOf(row) === before;
          const isLast = before === rows.length && row === rows.at(-1);
          row.toggleAttribute('data-drop-before', isNext);
          row.toggleAttribute('data-drop-after', isLast);
          row.toggleAttribute('data-dragged', before !== null && lineOf(row) === line);
        });
      const move = ({ clientY }: globalThis.PointerEvent) => {
        if (before === null && Math.abs(clientY - start) < slack) return;
        hasMoved.current = true;
        const next = rows.find((row) => {
          const { top, height } = row.getBoundingClientRect();
          return clientY < top + height / 2;
        });
        before = next === undefined ? rows.length : lineOf(next);
        if (clientY < edge || clientY > innerHeight - edge) (next ?? rows.at(-1))?.scrollIntoView({ block: 'nearest' });
        mark();
      };
      const end = ({ type }: globalThis.PointerEvent) => {
        handle.removeEventListener('pointermove', move);
        handle.removeEventListener('pointerup', end);
        handle.removeEventListener('pointercancel', end);
        const target = before;
        before = null;
        mark();
        if (type === 'pointerup' && target !== null) drop.current(line, target);
      };
      handle.setPointerCapture(pointerId);
      handle.addEventListener('pointermove', move);
      handle.addEventListener('pointerup', end);
      handle.addEventListener('pointercancel', end);
    },
    [table],
  );
  /** Whether the press that ended moved a row, and so means nothing else. */
  const wasDragged = useCallback(() => hasMoved.current, []);
  return { begin, wasDragged };
}
