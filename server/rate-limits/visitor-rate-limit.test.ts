import { expect, it } from 'vitest';
import { networksOf } from '../http/client-networks.ts';
import { VisitorRateLimit } from './visitor-rate-limit.ts';

const limit = () => new VisitorRateLimit({ burst: 40, perSecond: 4 });
const someone = networksOf('192.0.2.1');
const another = networksOf('192.0.2.2');

it('an address may ask 40 questions at once, then 4 a second', () => {
  const questions = limit();
  for (let count = 0; count < 40; count += 1) expect(questions.count(someone, 0)).toBe(0);
  expect(questions.count(someone, 0)).toBe(1);
  expect(questions.count(another, 0)).toBe(0);
  expect(questions.count(someone, 250)).toBe(0);
  expect(questions.count(someone, 250)).toBe(1);
});

it('who has a whole /48 of IPv6 asks as much as four visitors, however many addresses are used', () => {
  const questions = limit();
  const waits = Array.from({ length: 400 }, (_, turn) =>
    questions.count(networksOf(`2001:db8:1:${turn.toString(16)}::1`), 0),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(160);
  expect(questions.count(networksOf('2001:db8:2::1'), 0)).toBe(0);
});

it('a question that is taken back leaves room for another one, and never for more than at first', () => {
  const questions = limit();
  for (let count = 0; count < 40; count += 1) questions.count(someone, 0);
  questions.refund(someone, 0);
  expect([questions.count(someone, 0), questions.count(someone, 0)]).toEqual([0, 1]);
  for (let count = 0; count < 3; count += 1) questions.refund(another, 0);
  for (let count = 0; count < 40; count += 1) expect(questions.count(another, 0)).toBe(0);
  expect(questions.count(another, 0)).toBe(1);
});
