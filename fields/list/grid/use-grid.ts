import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import type { GridMessages } from '../../../language/grid-messages.ts';
import type { Language } from '../../../language/languages.ts';
import { shownText, understoodText } from './cell-text.ts';
import { readBlock, writeBlock } from '../clipboard.ts';
import { type Command, commandOf } from './command-of.ts';
import {
  between,
  clear,
  copyAcross,
  fillDown,
  insert,
  moveLines,
  type Place,
  put,
  type Range,
  removeLines,
  textAt,
  textsIn,
} from './edit-lines.ts';
import type { GridShape } from './grid-shape.ts';
import { columnAt, isBlank, type Line, placesIn } from './lines.ts';
import { pasteBlock } from './paste-block.ts';
import { pastedNotice } from '../pasted-notice.ts';
import { placeOf, useCursor } from './use-cursor.ts';
import { useLines } from './use-lines.ts';

interface Request {
  readonly table: RefObject<HTMLElement | null>;
  readonly value: readonly unknown[];
  readonly onChange: (value: readonly unknown[]) => void;
  readonly shape: GridShape;
  readonly path: string;
  readonly words: GridMessages;
  readonly own: Language;
}

/** The behaviour of a grid: keys, clipboard and menus. */
export function useGrid({ table, value, onChange, shape, path, words, own }: Request) {
  const { lines, change, travel, endStep, isTyping, ...history } = useLines({ value, onChange, shape, path });
  const cursor = useCursor(table, lines, shape);
  const { at, range, isRange, setEditing, goTo, goThen } = cursor;
  const [told, setTold] = useState('');
  const isLeaving = useRef(false);
  /** The column that vertical arrow keys stay in. */
  const homeColumn = useRef(1);

  const onText = useCallback(
    (line: number, column: number, text: string) => {
      setEditing(true);
      change((now) => put(now, { line, column }, text, shape), { line, column }, `${line}:${column}`);
    },
    [change, shape, setEditing],
  );
  /** Performs one undo step, and then focuses a cell of the result. */
  function edit(changed: (now: readonly Line[]) => readonly Line[], then: Place = at): void {
    goThen(then);
    endStep();
    change(changed, at);
  }
  /** The selected rows if the line is among them, or that line alone. */
  const rowsAt = (line: number): Range =>
    line >= range.from.line && line <= range.to.line ? range : between({ line, column: 0 }, { line, column: 0 });

  function moveTo(line: number, before: number): void {
    const { from, to } = rowsAt(line);
    const count = to.line - from.line + 1;
    const then = before > from.line ? before - count : before;
    edit((now) => moveLines(now, { from, to }, before), { line: then, column: at.column });
  }
  function move(line: number, by: 1 | -1): void {
    const { from, to } = rowsAt(line);
    const passed = lines[by === -1 ? from.line - 1 : to.line + 1];
    if (passed !== undefined && !isBlank(passed)) moveTo(line, by === -1 ? from.line - 1 : to.line + 2);
  }
  function remove(line: number): void {
    const rows = rowsAt(line);
    const count = rows.to.line - rows.from.line + 1;
    edit((now) => removeLines(now, rows), { line: rows.from.line, column: at.column });
    setTold(words('gridRemoved', { count }));
  }
  const add = (line: number, isGroup = false) =>
    edit((now) => insert(now, line, shape, isGroup), { line, column: isGroup ? 1 : Math.max(1, at.column) });
  const copyInto = (line: number, language: Language) =>
    edit((now) => copyAcross(now, rowsAt(line), language, shape), { line, column: at.column });
  function undo(way: 'past' | 'future' = 'past'): void {
    const place = travel(way);
    if (place === null) return;
    goThen(place);
    setTold(words('gridUndone'));
  }

  /** The next or previous cell; `null` at both ends, and after a blank row. */
  function beside({ line, column }: Place, by: 1 | -1): Place | null {
    const current = lines[line];
    if (current === undefined || (by === 1 && isBlank(current) && !current.isGroup)) return null;
    const cells = lines.flatMap((each, index) =>
      placesIn(each, shape).map((place) => ({ line: index, column: place })),
    );
    const here = cells.findIndex((cell) => cell.line === line && cell.column === column);
    const rest = by === 1 ? cells.slice(here + 1) : cells.slice(0, here).toReversed();
    return rest.find((cell) => cell.column > 0) ?? null;
  }
  function go(
    place: Place,
    { lines: down, columns: along, extends: isExtended }: Extract<Command, { is: 'go' }>,
  ): void {
    const current = lines[place.line];
    if (along === 0) return goTo({ line: place.line + down, column: homeColumn.current }, isExtended);
    const places = current === undefined ? [] : placesIn(current, shape);
    const column =
      along > 0 ? places.find((each) => each > place.column) : places.findLast((each) => each < place.column);
    if (column === undefined) return undefined;
    homeColumn.current = column;
    return goTo({ line: place.line, column }, isExtended);
  }
  function goToEnd({ line }: Place, { to, extends: isExtended }: Extract<Command, { is: 'end' }>): void {
    const column = to === 'rowStart' || to === 'first' ? 1 : shape.columns.length;
    homeColumn.current = column;
    goTo({ line: to === 'first' ? 0 : to === 'last' ? lines.length - 1 : line, column }, isExtended);
  }
  function beginEditing(cell: EventTarget): void {
    setEditing(true);
    if (cell instanceof HTMLInputElement) cell.setSelectionRange(cell.value.length, cell.value.length);
    // Safari has no `showPicker` for selects; its keys open the list.
    if (cell instanceof HTMLSelectElement && 'showPicker' in cell) cell.showPicker();
  }
  function cancelEdit(place: Place): void {
    setEditing(false);
    if (isTyping(`${place.line}:${place.column}`)) travel('past');
    endStep();
    goThen(place);
    cursor.collapse({ ...place });
  }

  function answerKey(event: KeyboardEvent): void {
    const { target, nativeEvent, currentTarget } = event;
    const place = placeOf(target);
    if (place === null || nativeEvent.isComposing) return;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const command = commandOf(nativeEvent, { column: place.column, isEditing: cursor.isEditing(), isRightToLeft });
    // Arrow keys choose a value while a select is being edited.
    if (command === null || (command.is === 'go' && cursor.isEditing() && target instanceof HTMLSelectElement)) return;
    const next = command.is === 'step' && !isLeaving.current ? beside(place, command.by) : null;
    // Tab leaves the grid at its ends and after Escape. A second Escape is left to the surrounding element.
    if ((command.is === 'step' && next === null) || (command.is === 'leave' && isLeaving.current)) return;
    event.preventDefault();
    event.stopPropagation();
    isLeaving.current = command.is === 'leave';
    if (next !== null) {
      homeColumn.current = next.column;
      return goTo(next);
    }
    switch (command.is) {
      case 'go':
        return go(place, command);
      case 'end':
        return goToEnd(place, command);
      case 'edit':
        return beginEditing(target);
      case 'cancelEdit':
        return cancelEdit(place);
      case 'leave':
        cursor.collapse(place);
        return setTold(words('gridLeaves'));
      case 'selectAll':
        goTo({ line: 0, column: 1 });
        return goTo({ line: lines.length - 1, column: shape.columns.length }, true);
      case 'clear':
        return edit((now) => clear(now, range, shape));
      case 'fillDown':
        return edit((now) => fillDown(now, range, shape));
      case 'undo':
        return undo();
      case 'redo':
        return undo('future');
      case 'newRow':
        return add(place.line + 1);
      case 'removeRows':
        return remove(place.line);
      case 'moveRows':
        return move(place.line, command.by);
      case 'step':
        return undefined;
    }
  }

  function paste(event: ClipboardEvent): void {
    const place = placeOf(event.target);
    const { clipboardData } = event;
    const block = readBlock({ text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') });
    if (place === null || block === null) return;
    event.preventDefault();
    const pasted = pasteBlock(lines, block, isRange ? range.from : place, shape);
    edit(() => pasted.lines, { line: pasted.last, column: Math.max(1, range.from.column) });
    setTold(pastedNotice({ ...pasted, outside: block.outside }, words));
  }
  function copy(event: ClipboardEvent, isCut = false): void {
    const { target, clipboardData } = event;
    // The browser copies the text of a single input.
    if (placeOf(target) === null || (target instanceof HTMLInputElement && !isRange)) return;
    event.preventDefault();
    const cells = textsIn(lines, range, shape).map((row) => row.map(([column, text]) => shownText(column, text, own)));
    const { text, html } = writeBlock(cells);
    clipboardData.setData('text/plain', text);
    clipboardData.setData('text/html', html);
    if (isCut) edit((now) => clear(now, range, shape));
  }

  /** Normalizes a number when the focus leaves its cell. */
  function settle({ target }: FocusEvent): void {
    const place = placeOf(target);
    const line = place === null ? undefined : lines[place.line];
    const column = place === null || line === undefined ? undefined : columnAt(line, place.column, shape);
    if (place !== null && line !== undefined && column?.cell.isNumber) {
      const text = textAt(line, column, shape);
      const number = understoodText(column, text) ?? text;
      if (number !== text) onText(place.line, place.column, number);
    }
    setEditing(false);
    endStep();
  }

  return {
    ...cursor,
    ...history,
    lines,
    told,
    setTold,
    onText,
    edit,
    moveTo,
    move,
    remove,
    add,
    copyInto,
    undo,
    answerKey,
    paste,
    copy,
    settle,
    noteFocus: (event: FocusEvent): void => {
      isLeaving.current = false;
      cursor.noteFocus(event);
    },
  };
}
