import { expect, it } from 'vitest';
import { planIn } from './plan-in.ts';

it.each([
  [
    'the words of a request',
    'Plan: https://screens.example/en/planner?width=6&height=3.4&cabinet=1\n\nNoor:',
    'width=6&height=3.4&cabinet=1',
  ],
  ['an isolated address', 'المخطط: \u2068https://screens.example/ar/planner?width=6\u2069', 'width=6'],
  ['letters of other scripts', 'https://x.example/planner?width=%D9%A6+%D9%85', 'width=%D9%A6+%D9%85'],
])('the plan is found in %s', (_, text, query) => {
  expect(planIn(['', 'nothing', text])?.toString()).toBe(query);
});

it('texts without a plan have none', () => {
  expect(planIn(['', 'https://screens.example/planner', 'planner?width=6'])).toBe(null);
});

it('of an address only the query is taken', () => {
  expect(planIn(['https://evil.example/planner?width=6#//evil.example'])?.get('width')).toBe('6#//evil.example');
});
