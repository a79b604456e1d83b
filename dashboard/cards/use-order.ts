import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import { directionOf } from '../../language/languages.ts';
import { currentLanguage } from '../current-language.ts';

/** How far an arrow key moves a card along the line of reading; 0 for other keys. */
function stepOf(key: string): -1 | 0 | 1 {
  const [back, on] =
    directionOf(currentLanguage()) === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'ArrowUp' || key === back) return -1;
  return key === 'ArrowDown' || key === on ? 1 : 0;
}

const handleAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-handle]') : null;

/** The record whose card an element is in. */
function idAt(element: Element | null | undefined): number | null {
  const id = Number(element?.closest('[data-id]')?.getAttribute('data-id') ?? Number.NaN);
  return Number.isNaN(id) ? null : id;
}

/** So near to the edge of the window, in CSS pixels, dragging scrolls. */
const edge = 80;

function scrollNearEdge(y: number): void {
  if (y < edge) scrollBy(0, -edge / 4);
  if (y > innerHeight - edge) scrollBy(0, edge / 4);
}

interface Dragging {
  readonly id: number;
  /** The record whose place it would take. */
  readonly over: number | null;
}

interface OrderRequest {
  /** The records that are listed, in the order in which they stand now. */
  readonly shown: readonly AnsweredRecord[];
  /** Puts a record into the place of another one. */
  readonly onMove: (id: number, to: number) => void;
}

/**
 * Changing the order of listed records, with a finger, a mouse or the arrow keys, by the handles of their cards.
 * Cards carry `data-id`, their handles `data-handle`; what is returned as `list` stands on the list around them.
 */
export function useOrder({ shown, onMove }: OrderRequest) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);

  const list = {
    onKeyDown: (event: KeyboardEvent) => {
      const id = handleAt(event.target) === null ? null : idAt(handleAt(event.target));
      if (id === null) return;
      if (event.key === 'Escape') setDragging(null);
      const step = stepOf(event.key);
      if (step === 0) return;
      event.preventDefault();
      const to = ids[ids.indexOf(id) + step];
      if (to !== undefined) onMove(id, to);
    },
    onPointerDown: (event: PointerEvent) => {
      const handle = handleAt(event.target);
      const id = idAt(handle);
      if (handle === null || id === null || event.button !== 0) return;
      handle.setPointerCapture(event.pointerId);
      setDragging({ id, over: null });
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragging === null) return;
      scrollNearEdge(event.clientY);
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const over = event.currentTarget.contains(under) ? idAt(under) : null;
      if (over !== dragging.over) setDragging({ ...dragging, over });
    },
    onPointerUp: () => {
      if (dragging !== null && dragging.over !== null && dragging.over !== dragging.id) {
        onMove(dragging.id, dragging.over);
      }
      setDragging(null);
    },
    onPointerCancel: () => setDragging(null),
  };
  return { list, dragging };
}
