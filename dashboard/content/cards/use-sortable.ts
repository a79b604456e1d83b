import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import { directionOf } from '../../../language/languages.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** The step of an arrow key in reading order; 0 for other keys. */
function stepOf(key: string): -1 | 0 | 1 {
  const [back, on] =
    directionOf(currentLanguage()) === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'ArrowUp' || key === back) return -1;
  return key === 'ArrowDown' || key === on ? 1 : 0;
}

const handleAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-handle]') : null;

/** The id of the record whose card contains an element. */
function idAt(element: Element | null | undefined): number | null {
  const id = Number(element?.closest('[data-id]')?.getAttribute('data-id') ?? Number.NaN);
  return Number.isNaN(id) ? null : id;
}

/**
 * The distance from the edge of the window, in CSS pixels, within which dragging scrolls. Scrolling is faster closer to
 * the edge.
 */
const edge = 96;
/** CSS pixels per frame at the edge. */
const fastest = 24;

function scrollStepAt(y: number): number {
  const depth = y < edge ? y - edge : Math.max(0, y - (innerHeight - edge));
  return Math.round((Math.max(-edge, Math.min(edge, depth)) / edge) * fastest);
}

/** A card that is being dragged. */
interface Lifted {
  readonly id: number;
  readonly card: HTMLElement;
  readonly list: Element;
  /** The start of the drag in page coordinates. */
  readonly from: { readonly x: number; readonly y: number };
  /** The pointer in window coordinates. */
  at: { readonly x: number; readonly y: number };
  /** The id of the record whose place the card would take. */
  over: number | null;
  frame: number;
}

/** The mark of a card: it is being dragged, or the dragged card would land before or after it. */
export type DragMark = 'dragged' | 'before' | 'after' | undefined;

interface OrderRequest {
  /** The visible records in their current order. */
  readonly shown: readonly AnsweredRecord[];
  /** Moves a record to the place of another one. `isStep` means that more steps may follow. */
  readonly onMove: (id: number, to: number, isStep: boolean) => void;
  /** Reverts steps that are not saved yet. */
  readonly onCancel: () => void;
}

/**
 * Reorders the listed records by touch, mouse or arrow keys on the handles of their cards. Cards have `data-id`,
 * handles `data-handle`; the returned `list` props belong to the list element.
 */
export function useSortable({ shown, onMove, onCancel }: OrderRequest) {
  const [marked, setMarked] = useState<{ readonly id: number; readonly over: number | null } | null>(null);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const lifted = useRef<Lifted | null>(null);

  /** Moves the card with the pointer and determines where it would land. */
  function follow(one: Lifted): void {
    one.card.style.translate = `${one.at.x - one.from.x}px ${one.at.y + scrollY - one.from.y}px`;
    const under = document.elementFromPoint(one.at.x, one.at.y);
    // Between two cards the last target stays.
    const over = under === one.list ? one.over : one.list.contains(under) ? idAt(under) : null;
    if (over === one.over) return;
    one.over = over;
    setMarked({ id: one.id, over });
  }

  /** Scrolls as long as the pointer is near an edge. */
  function scroll(one: Lifted): void {
    const step = scrollStepAt(one.at.y);
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' });
      follow(one);
    }
    one.frame = requestAnimationFrame(() => scroll(one));
  }

  function release(): Lifted | null {
    const one = lifted.current;
    lifted.current = null;
    if (one === null) return null;
    cancelAnimationFrame(one.frame);
    one.card.style.translate = '';
    setMarked(null);
    return one;
  }

  const leave = useRef(release);
  useEffect(() => () => void leave.current(), []);

  const list = {
    onKeyDown: (event: KeyboardEvent) => {
      const id = handleAt(event.target) === null ? null : idAt(handleAt(event.target));
      if (id === null) return;
      if (event.key === 'Escape') {
        if (release() === null) onCancel();
        return;
      }
      const step = stepOf(event.key);
      if (step === 0) return;
      event.preventDefault();
      const to = ids[ids.indexOf(id) + step];
      if (to !== undefined) onMove(id, to, true);
    },
    onPointerDown: (event: PointerEvent) => {
      const handle = handleAt(event.target);
      const id = idAt(handle);
      const card = handle?.closest<HTMLElement>('[data-id]') ?? null;
      if (handle === null || id === null || card === null || event.button !== 0) return;
      handle.setPointerCapture(event.pointerId);
      const at = { x: event.clientX, y: event.clientY };
      const from = { x: at.x, y: at.y + scrollY };
      const one: Lifted = { id, card, list: event.currentTarget, from, at, over: null, frame: 0 };
      lifted.current = one;
      setMarked({ id, over: null });
      scroll(one);
    },
    onPointerMove: (event: PointerEvent) => {
      const one = lifted.current;
      if (one === null) return;
      one.at = { x: event.clientX, y: event.clientY };
      follow(one);
    },
    onPointerUp: () => {
      const one = release();
      if (one !== null && one.over !== null && one.over !== one.id) onMove(one.id, one.over, false);
    },
    onPointerCancel: () => void release(),
  };

  const markOf = (id: number): DragMark => {
    if (marked === null) return undefined;
    if (marked.id === id) return 'dragged';
    if (marked.over !== id) return undefined;
    return ids.indexOf(id) < ids.indexOf(marked.id) ? 'before' : 'after';
  };
  return { list, markOf };
}
