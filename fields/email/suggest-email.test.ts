import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['sara@gmial.com', 'sara@gmail.com'],
  ['sara@gmai.com', 'sara@gmail.com'],
  ['sara@gmaill.com', 'sara@gmail.com'],
  ['sara@gmail.con', 'sara@gmail.com'],
  ['sara@hotmial.com', 'sara@hotmail.com'],
  ['sara@Outlok.com', 'sara@outlook.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each(['sara@gmail.com', 'sara@screens.example', 'sara@mail.sa', 'sara', '@gmial.com', ''])(
  '%s is left alone',
  (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  },
);
