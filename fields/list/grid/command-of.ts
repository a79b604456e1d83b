import type { Place } from './edit-lines.ts';

/** The meaning of a key in a grid. */
export type Command =
  | { readonly is: 'go'; readonly lines: number; readonly columns: number; readonly extends: boolean }
  | { readonly is: 'end'; readonly to: 'rowStart' | 'rowEnd' | 'first' | 'last'; readonly extends: boolean }
  | { readonly is: 'step'; readonly by: 1 | -1 }
  | { readonly is: 'moveRows'; readonly by: 1 | -1 }
  | {
      readonly is:
        | 'edit'
        | 'cancelEdit'
        | 'clear'
        | 'fillDown'
        | 'undo'
        | 'redo'
        | 'newRow'
        | 'removeRows'
        | 'selectAll'
        | 'leave';
    };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

interface Standing extends Pick<Place, 'column'> {
  /** Whether a cell is being edited, so that arrow keys move the caret. */
  readonly isEditing: boolean;
  readonly isRightToLeft: boolean;
}

const arrows: Readonly<Record<string, readonly [lines: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Keys with Ctrl or ⌘, by their physical position: keyboards of other scripts have other characters there. */
function withControl({ code, key, shiftKey }: Pressed, { isEditing }: Standing): Command | null {
  if (code === 'KeyZ') return { is: shiftKey ? 'redo' : 'undo' };
  if (code === 'KeyY') return { is: 'redo' };
  if (code === 'KeyD') return { is: 'fillDown' };
  if (key === 'Enter') return { is: 'newRow' };
  if (isEditing) return null;
  if (code === 'KeyA') return { is: 'selectAll' };
  if (key === 'Delete' || key === 'Backspace') return { is: 'removeRows' };
  if (key === 'Home' || key === 'End') return { is: 'end', to: key === 'Home' ? 'first' : 'last', extends: shiftKey };
  return null;
}

/** The command of a pressed key; `null` for keys that the cell itself handles. */
export function commandOf(pressed: Pressed, standing: Standing): Command | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const { isEditing, isRightToLeft, column } = standing;
  const arrow = arrows[key];
  if (altKey)
    return arrow !== undefined && arrow[0] !== 0 && !ctrlKey ? { is: 'moveRows', by: arrow[0] < 0 ? -1 : 1 } : null;
  if (ctrlKey || metaKey) return withControl(pressed, standing);
  if (arrow !== undefined) {
    const [lines, columns] = arrow;
    if (isEditing && columns !== 0) return null;
    return { is: 'go', lines, columns: isRightToLeft ? 0 - columns : columns, extends: shiftKey && !isEditing };
  }
  if (key === 'Tab') return { is: 'step', by: shiftKey ? -1 : 1 };
  if (key === 'Escape') return { is: isEditing ? 'cancelEdit' : 'leave' };
  // The row header is a button, which Enter presses.
  if (column === 0) return null;
  if (key === 'Enter') {
    return isEditing ? { is: 'go', lines: shiftKey ? -1 : 1, columns: 0, extends: false } : { is: 'edit' };
  }
  if (isEditing) return null;
  if (key === 'F2') return { is: 'edit' };
  if (key === 'Home' || key === 'End')
    return { is: 'end', to: key === 'Home' ? 'rowStart' : 'rowEnd', extends: shiftKey };
  return key === 'Delete' || key === 'Backspace' ? { is: 'clear' } : null;
}
