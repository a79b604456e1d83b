import { expect, it } from 'vitest';
import type { StoredFile } from '../../../calls/library.ts';
import { changesOf, pasteInto, textOf, typeInto, type TypedWords } from './typed-words.ts';

const fileOf = (id: number): StoredFile => ({
  id,
  name: `wall-${id}.jpg`,
  kind: 'image',
  hash: 'a',
  bytes: 1,
  width: 1,
  height: 1,
  duration: null,
  placeholder: null,
  alt: { en: 'Old', ar: '' },
  focal_point: { x: 0.5, y: 0.5 },
  crops: {},
  poster: null,
  original_name: `Wall ${id}.jpg`,
  created_at: '2026-01-01T00:00:00.000Z',
  folder: null,
  used: 0,
});
const files = [fileOf(1), fileOf(2), fileOf(3)];
const [first = fileOf(1)] = files;
const nothing: TypedWords = new Map();

it('only what differs from what is saved is changed, without the white space around it', () => {
  let typed = typeInto(nothing, first, 'ar', ' جدار ');
  typed = typeInto(typed, first, 'name', '  ');
  typed = typeInto(typed, fileOf(2), 'en', 'Old');
  typed = typeInto(typed, fileOf(3), 'name', 'Lobby');
  expect(changesOf(files, typed)).toEqual([
    { id: 1, alt: { ar: 'جدار' } },
    { id: 3, original_name: 'Lobby' },
  ]);
  expect(changesOf(files, nothing)).toEqual([]);
});

it('lines from a table fill the rows below, and what has no place is left out', () => {
  const columns = ['ar', 'en'] as const;
  const typed = pasteInto(nothing, 'واحد\tOne\tmore\r\nاثنان\n', { files, columns });
  expect(typed && files.map((file) => [textOf(file, 'ar', typed), textOf(file, 'en', typed)])).toEqual([
    ['واحد', 'One'],
    ['اثنان', 'Old'],
    ['', 'Old'],
  ]);
  expect(pasteInto(nothing, 'a\nb', { files: files.slice(2), columns })?.size).toBe(1);
  expect(pasteInto(nothing, 'one text\n', { files, columns })).toBeNull();
});
