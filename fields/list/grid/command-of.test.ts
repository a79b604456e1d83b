import { describe, expect, it } from 'vitest';
import { commandOf } from './command-of.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, more: Partial<typeof none & { code: string }> = {}, standing = {}) =>
  commandOf({ key, code: key, ...none, ...more }, { column: 1, isEditing: false, isRightToLeft: false, ...standing });
const go = (lines: number, columns: number, isExtended = false) => ({ is: 'go', lines, columns, extends: isExtended });

describe('a key in a table', () => {
  it('leads along the line of reading, so that arrows turn with it', () => {
    expect(press('ArrowRight')).toEqual(go(0, 1));
    expect(press('ArrowRight', {}, { isRightToLeft: true })).toEqual(go(0, -1));
    expect(press('ArrowLeft', { shiftKey: true }, { isRightToLeft: true })).toEqual(go(0, 1, true));
    expect(press('ArrowDown', {}, { isRightToLeft: true })).toEqual(go(1, 0));
  });

  it('moves through the letters of a cell that is written in, and up and down out of it', () => {
    expect(press('ArrowLeft', {}, { isEditing: true })).toBeNull();
    expect(press('Home', {}, { isEditing: true })).toBeNull();
    expect(press('Delete', {}, { isEditing: true })).toBeNull();
    expect(press('ArrowDown', {}, { isEditing: true })).toEqual(go(1, 0));
    expect(press('Enter', {}, { isEditing: true })).toEqual(go(1, 0));
    expect(press('Escape', {}, { isEditing: true })).toEqual({ is: 'cancelEdit' });
  });

  it('edits, empties and leaves where a cell is only selected', () => {
    expect(['Enter', 'F2', 'Delete', 'Backspace', 'Escape'].map((key) => press(key)?.is)).toEqual([
      'edit',
      'edit',
      'clear',
      'clear',
      'leave',
    ]);
    expect(press('a')).toBeNull();
    expect(press('Enter', {}, { column: 0 })).toBeNull();
  });

  it('with Ctrl or ⌘ is recognised by its position on the keyboard, for any letter', () => {
    expect(press('ئ', { code: 'KeyZ', ctrlKey: true })).toEqual({ is: 'undo' });
    expect(press('ئ', { code: 'KeyZ', metaKey: true, shiftKey: true })).toEqual({ is: 'redo' });
    expect(press('ي', { code: 'KeyD', ctrlKey: true })).toEqual({ is: 'fillDown' });
    expect(press('s', { code: 'KeyS', ctrlKey: true })).toBeNull();
    expect(press('c', { code: 'KeyC', ctrlKey: true })).toBeNull();
  });

  it('moves rows with Alt', () => {
    expect(press('ArrowUp', { altKey: true })).toEqual({ is: 'moveRows', by: -1 });
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
  });
});
