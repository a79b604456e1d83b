import { expect, it } from 'vitest';
import { distinctNames } from './download-files.ts';

it('files of one name lie beside each other in an archive', () => {
  expect(distinctNames(['wall.jpg', 'Wall.jpg', 'sheet', 'wall.jpg', 'wall 2.jpg', 'sheet'])).toEqual([
    'wall.jpg',
    'Wall 2.jpg',
    'sheet',
    'wall 3.jpg',
    'wall 2 2.jpg',
    'sheet 2',
  ]);
});
