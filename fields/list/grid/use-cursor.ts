import { type FocusEvent, type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { between, type Place } from './edit-lines.ts';
import type { GridShape } from './grid-shape.ts';
import { type Line, nearestPlace } from './lines.ts';

/** The position of an element's cell. */
export function placeOf(element: EventTarget): Place | null {
  const [line, column] = element instanceof HTMLElement ? (element.dataset['at']?.split(':').map(Number) ?? []) : [];
  return line === undefined || column === undefined ? null : { line, column };
}

const start: Place = { line: 0, column: 1 };

/** Tracks the cell with the focus and the selected range. The focus itself is the browser's. */
export function useCursor(table: RefObject<HTMLElement | null>, lines: readonly Line[], shape: GridShape) {
  const [{ at, anchor }, setCursor] = useState({ at: start, anchor: start });
  /** Whether the focused cell is being edited, so that arrow keys move the caret. */
  const isEditing = useRef(false);
  const isExtending = useRef(false);
  const isPointed = useRef(false);
  /** A cell to focus after the next render. */
  const awaited = useRef<Place | null>(null);

  /** Focuses a cell, or the nearest existing one. */
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
    /** Focuses a cell after the change has been rendered. */
    goThen: (place: Place): void => {
      awaited.current = place;
    },
    /** Selects a single cell. */
    collapse: (place: Place) => setCursor({ at: place, anchor: place }),
    /**
     * A cell that was reached by keyboard is selected as a whole, so that typing replaces its text. A clicked cell has
     * the caret.
     */
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
