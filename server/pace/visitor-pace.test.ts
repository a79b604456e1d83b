import { expect, it } from 'vitest';
import { VisitorPace } from './visitor-pace.ts';

const pace = () => new VisitorPace({ burst: 40, perSecond: 4 });

it('an address may ask 40 questions at once, then 4 a second', () => {
  const questions = pace();
  const ask = (address: string, now: number) => questions.count(address, now);
  for (let count = 0; count < 40; count += 1) expect(ask('a', 0)).toBe(0);
  expect(ask('a', 0)).toBe(1);
  expect(ask('b', 0)).toBe(0);
  expect(ask('a', 250)).toBe(0);
  expect(ask('a', 250)).toBe(1);
});

it('a question that is taken back leaves room for another one, and never for more than at first', () => {
  const questions = pace();
  for (let count = 0; count < 40; count += 1) questions.count('a', 0);
  questions.giveBack('a', 0);
  expect([questions.count('a', 0), questions.count('a', 0)]).toEqual([0, 1]);
  for (let count = 0; count < 3; count += 1) questions.giveBack('b', 0);
  for (let count = 0; count < 40; count += 1) expect(questions.count('b', 0)).toBe(0);
  expect(questions.count('b', 0)).toBe(1);
});
