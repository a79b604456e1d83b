import { expect, it } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (more: Partial<Parameters<typeof shortcutOf>[0]>) => shortcutOf({ ...none, code: '', key: '', ...more });

it('keys mean the same in every layout of the board', () => {
  expect(press({ code: 'KeyS', key: 's', ctrlKey: true })).toBe('save');
  expect(press({ code: 'KeyS', key: 'س', ctrlKey: true })).toBe('save');
  expect(press({ code: 'KeyS', key: 's', metaKey: true })).toBe('save');
  expect(press({ code: 'NumpadEnter', key: 'Enter', ctrlKey: true })).toBe('publish');
  expect(press({ code: 'Enter', key: 'Enter', ctrlKey: true, shiftKey: true })).toBe('more');
  expect(press({ code: 'KeyK', key: 'ن', ctrlKey: true })).toBe('find');
  expect(press({ code: 'Slash', key: '؟', shiftKey: true })).toBe('help');
  expect(press({ code: 'Minus', key: '?', shiftKey: true })).toBe('help');
});

it('what is typed, and what browsers keep for themselves, is no shortcut', () => {
  expect(press({ code: 'KeyS', key: 's' })).toBeNull();
  expect(press({ code: 'KeyS', key: 'S', ctrlKey: true, shiftKey: true })).toBeNull();
  expect(press({ code: 'KeyS', key: 'ß', ctrlKey: true, altKey: true }), 'AltGr').toBeNull();
  expect(press({ code: 'Enter', key: 'Enter' })).toBeNull();
  expect(press({ code: 'Slash', key: '/', ctrlKey: true })).toBeNull();
});
