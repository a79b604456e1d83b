import { expect, it } from 'vitest';
import { formattingChanges } from './formatting-facts.ts';

const form = { hasMarks: false };
const document = (...blocks: readonly object[]) => ({ version: 1, blocks });
const words = (text: string, looks: object = {}) => [{ text, ...looks }];

it('what got another look is named with its words', () => {
  const before = { text: 'Steps\n\nMeasure twice', structure: null };
  const after = {
    text: 'Steps\n\nMeasure twice',
    structure: document(
      { is: 'heading', level: 2, words: words('Steps') },
      { is: 'paragraph', words: [...words('Measure '), ...words('twice', { bold: true, link: '/about' })] },
    ),
  };
  expect(formattingChanges(before, after, form)).toEqual({
    added: [
      { word: 'heading2', words: 'Steps' },
      { word: 'bold', words: 'twice' },
      { word: 'insertLink', words: 'twice → /about' },
    ],
    removed: [],
  });
  expect(formattingChanges(after, before, form).removed).toHaveLength(3);
  expect(formattingChanges(after, after, form)).toEqual({ added: [], removed: [] });
});

it('pictures, tables, lists and directions are named, and what is there twice counts twice', () => {
  const item = { is: 'item', list: 'bullets', level: 0, words: words('One') };
  const one = { text: '', structure: document(item) };
  const more = {
    text: '',
    structure: document(
      item,
      item,
      { is: 'file', file: 'a.png', alt: '', caption: 'Afar' },
      { is: 'table', rows: [[{ words: words('Size') }]] },
      { is: 'paragraph', words: words('LED'), dir: 'rtl' },
    ),
  };
  expect(formattingChanges(one, more, form).added.map(({ word }) => word)).toEqual([
    'bulletList',
    'insertFile',
    'insertTable',
    'turnDirection',
  ]);
});

it('words of a text of old that has marks are bold without a structure', () => {
  const plain = { text: 'Ask twice', structure: null };
  expect(formattingChanges(plain, { ...plain, text: 'Ask **twice**' }, { hasMarks: true }).added).toEqual([
    { word: 'bold', words: 'twice' },
  ]);
});
