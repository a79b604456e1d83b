import { expect, it } from 'vitest';
import { sendsForm } from './sends-form.ts';

const plain = { key: 'Enter', ctrlKey: false, metaKey: false };

it.each(['text', 'url', 'email', 'tel', 'number', 'search', 'date', 'time', 'checkbox', 'radio'])(
  'Enter in an input of the type %s would send its form',
  (type) => {
    expect(sendsForm(plain, { type })).toBe(true);
  },
);

it('Enter on a button and in a file’s input, with Ctrl or ⌘, and every other key mean what they always do', () => {
  for (const type of ['submit', 'button', 'reset', 'image', 'file']) expect(sendsForm(plain, { type })).toBe(false);
  for (const other of [{ key: 'a' }, { key: ' ' }, { ctrlKey: true }, { metaKey: true }])
    expect(sendsForm({ ...plain, ...other }, { type: 'text' })).toBe(false);
});
