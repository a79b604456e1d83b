import { type FocusEvent, type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { between, type Place } from './edit-lines.ts';
import type { GridShape } from './grid-shape.ts';
import { type Line, nearestPlace } from './lines.ts';

/** The cell that an element is, by its line and column. */
export function placeOf(element: EventTarget): Place | null {
  const [line, column] = element instanceof HTMLElement ? (element.dataset['at']?.split(':').map(Number) ?? []) : [];
  return line === undefined || column === undefined ? null : { line, column };
}

const start: Place = { line: 0, column: 1 };

/** Which cell has the focus, and which are selected together with it; the focus is the browser's. */
export function useCursor(table: RefObject<HTMLElement | null>, lines: readonly Line[], shape: GridShape) {
  const [{ at, anchor }, setCursor] = useState({ at: start, anchor: start });
  /** Whether the cell with the focus is written in: arrows move through its letters then. */
  const isEditing = useRef(false);
  const isExtending = useRef(false);
  const isPointed = useRef(false);
  /** A cell to go to as soon as it is drawn. */
  const awaited = useRef<Place | null>(null);

  /** Goes to a cell, or to the nearest that there is. */
  function goTo({ line, column }: Place, isExtended = false): void {
    const index = Math.max(0, Math.min(line, lines.length - 1));
    const target = lines[index];
    if (target === undefined) return;
    isExtending.current = isExtended;
    const place = `${index}:${nearestPlace(target, column, shape)}`;
    const cell = table.current?.querySelector<HTMLElement>(`[data-at="${place}"]`);
    if (cell === document.activeElement && cell instanceof HTMLInputElement) cell.select();
    cell?.focus();
    isExtending.current = false;
  }
  /** Says whether the cell with the focus is written in. */
  const setEditing = useCallback((isOn: boolean) => {
    isEditing.current = isOn;
  }, []);
  useEffect(() => {
    const place = awaited.current;
    awaited.current = null;
    if (place !== null) goTo(place);
  });

  return {
    at,
    range: between(anchor, at),
    isRange: anchor.line !== at.line || anchor.column !== at.column,
    isEditing: () => isEditing.current,
    setEditing,
    goTo,
    /** Goes to a cell when what was changed is drawn. */
    goThen: (place: Place): void => {
      awaited.current = place;
    },
    /** Selects one cell alone. */
    collapse: (place: Place) => setCursor({ at: place, anchor: place }),
    /** A cell that keys lead to is selected whole, so that typing replaces; one that is pointed at has the caret. */
    noteFocus: ({ target }: FocusEvent): void => {
      const place = placeOf(target);
      if (place === null) return;
      isEditing.current = isPointed.current && target instanceof HTMLInputElement;
      if (!isPointed.current && target instanceof HTMLInputElement) target.select();
      isPointed.current = false;
      const isExtended = isExtending.current;
      setCursor((now) => ({ at: place, anchor: isExtended ? now.anchor : place }));
    },
    notePress: (event: MouseEvent): void => {
      const { target, shiftKey } = event;
      const place = placeOf(target);
      if (place === null) return;
      if (shiftKey) {
        event.preventDefault();
        goTo(place, true);
      } else if (target === document.activeElement) isEditing.current = target instanceof HTMLInputElement;
      else isPointed.current = true;
    },
    noteRelease: (): void => {
      isPointed.current = false;
    },
  };
}
