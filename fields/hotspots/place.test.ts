import { expect, it } from 'vitest';
import { placeOf, placeUnder } from './place.ts';

it.each([
  [
    { x: 20, y: 33.333 },
    { x: 20, y: 33.3 },
  ],
  [
    { x: -3, y: 104 },
    { x: 0, y: 100 },
  ],
  [
    { x: null, y: 'top' },
    { x: 50, y: 50 },
  ],
  [{}, { x: 50, y: 50 }],
])('%j is the place %j of a picture', (put, place) => {
  expect(placeOf(put)).toEqual(place);
});

it('a pointer is over a share of the picture', () => {
  const picture = { getBoundingClientRect: () => ({ x: 100, y: 50, width: 400, height: 200 }) };
  expect(placeUnder({ clientX: 200, clientY: 150 }, picture)).toEqual({ x: 25, y: 50 });
  expect(placeUnder({ clientX: 90, clientY: 400 }, picture)).toEqual({ x: 0, y: 100 });
});
