import { expect, it } from 'vitest';
import { callMessage } from './call-messages.ts';

const waiting = (count: number, language: 'ar' | 'en') =>
  callMessage('busy', language, { count }).replace(/^.*(?:بعد|in) /, '');

it('after how many seconds to try again is said as it is counted, in both languages', () => {
  expect([1, 2, 5, 11, 100].map((count) => waiting(count, 'ar'))).toEqual([
    'ثانية واحدة.',
    'ثانيتين.',
    '5 ثوانٍ.',
    '11 ثانية.',
    '100 ثانية.',
  ]);
  expect([1, 2, 5].map((count) => waiting(count, 'en'))).toEqual(['a second.', '2 seconds.', '5 seconds.']);
  for (const key of ['notNow', 'tooManyAttempts'] as const) {
    expect(callMessage(key, 'ar', { count: 5 })).toMatch(/بعد 5 ثوانٍ\.$/);
    expect(callMessage(key, 'en', { count: 1 })).toMatch(/in a second\.$/);
  }
});
