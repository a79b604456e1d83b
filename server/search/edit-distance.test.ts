import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it('counts letters missing, added, wrong and swapped', () => {
  expect(editDistance('camera', 'camera', 2)).toBe(0);
  expect(editDistance('camra', 'camera', 2)).toBe(1);
  expect(editDistance('cammera', 'camera', 2)).toBe(1);
  expect(editDistance('kamera', 'camera', 2)).toBe(1);
  expect(editDistance('acmera', 'camera', 2)).toBe(1);
  expect(editDistance('شاسه', 'شاشه', 1)).toBe(1);
  expect(editDistance('akmera', 'camera', 2)).toBe(2);
});

it('stops counting behind the most that is allowed', () => {
  expect(editDistance('camera', 'television', 2)).toBe(3);
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
});
