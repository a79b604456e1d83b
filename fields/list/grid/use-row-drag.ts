import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Movements up to this many pixels do not count as dragging. */
const slack = 5;
const edge = 60;

const lineOf = (row: HTMLElement): number => Number(row.dataset['line']);

/** Moves a row by dragging its header. A line shows the drop position. */
export function useRowDrag(table: RefObject<HTMLElement | null>, onDrop: (line: number, before: number) => void) {
  const drop = useRef(onDrop);
  useLayoutEffect(() => {
    drop.current = onDrop;
  });
  /** Read by the click event that follows the release of the pointer. */
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
  /** Whether the press that just ended moved a row, so that its click is ignored. */
  const wasDragged = useCallback(() => hasMoved.current, []);
  return { begin, wasDragged };
}
