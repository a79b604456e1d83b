import { expect, it } from 'vitest';
import { growth, mostGrowth } from '../tests/support/processor-time.ts';
import { deepestJson, isTooDeep, parseJson } from './parse-json.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it('JSON is what it says, and nothing where it is broken', () => {
  expect(parseJson('{"a":[1,"b"]}')).toEqual({ a: [1, 'b'] });
  for (const broken of ['', '{', '[1,]', 'x', '"', '"\\']) expect(parseJson(broken)).toBeUndefined();
});

it('JSON is nothing where it is nested too deep, by lists or objects', () => {
  expect(parseJson(nested(deepestJson))).toBeDefined();
  expect(parseJson(nested(deepestJson + 1))).toBeUndefined();
  expect(parseJson(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)).toBeUndefined();
});

it('brackets inside texts do not count, nor do lists beside each other', () => {
  expect(isTooDeep(JSON.stringify([nested(100), '"'.repeat(100) + nested(100), '\\'.repeat(9)]))).toBe(false);
  expect(isTooDeep(JSON.stringify(Array.from({ length: 1000 }, () => [{}])))).toBe(false);
});

it.each(['"', '\\', '[', '"\\', '[],', '"",'])('%s many times over costs in proportion', async (characters) => {
  expect(await growth((times) => parseJson(characters.repeat(100_000 * times)))).toBeLessThan(mostGrowth);
});
