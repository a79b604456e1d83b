import { type KeyboardEvent, useState } from 'react';
import { directionOf } from '../../language/languages.ts';
import { currentLanguage } from '../current-language.ts';
import type { WireRecord } from './wire-record.ts';

/** How far an arrow key moves a card along the line of reading; 0 for other keys. */
function stepOf(key: string): -1 | 0 | 1 {
  const [back, on] =
    directionOf(currentLanguage()) === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'ArrowUp' || key === back) return -1;
  return key === 'ArrowDown' || key === on ? 1 : 0;
}

/**
 * The order of some records while it is changed, by dragging or by keyboard.
 * @param save stores an order; a refused one jumps back when the records are read again
 */
export function useOrder(records: readonly WireRecord[], save: (ids: readonly number[]) => void) {
  const stored = records.map(({ id }) => id);
  const [changed, setChanged] = useState<{
    readonly from: readonly WireRecord[];
    readonly ids: readonly number[];
  } | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  // What was moved counts until the records are read again.
  const ids = changed?.from === records ? changed.ids : stored;
  const setIds = (order: readonly number[]) => setChanged({ from: records, ids: order });

  const moved = (id: number, to: number): readonly number[] => ids.filter((each) => each !== id).toSpliced(to, 0, id);
  const ordered = ids.flatMap((id) => records.find((record) => record.id === id) ?? []);

  return {
    /** The records in the order in which they stand now. */
    ordered,
    dragged,
    /** For the handle of a card. */
    handle: (id: number) => ({
      draggable: true,
      onDragStart: () => setDragged(id),
      onDragEnd: () => {
        setDragged(null);
        setChanged(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const to = ids.indexOf(id) + stepOf(event.key);
        if (stepOf(event.key) === 0 || to < 0 || to >= ids.length) return;
        event.preventDefault();
        const order = moved(id, to);
        setIds(order);
        save(order);
      },
    }),
    /** For a card that another may be dropped on. */
    target: (id: number) => ({
      onDragOver: (event: { preventDefault: () => void }) => {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged !== id) setIds(moved(dragged, ids.indexOf(id)));
      },
      onDrop: (event: { preventDefault: () => void }) => {
        if (dragged === null) return;
        event.preventDefault();
        setDragged(null);
        if (ids.some((each, index) => each !== stored[index])) save(ids);
      },
    }),
  };
}
