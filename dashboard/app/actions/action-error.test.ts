import { expect, it } from 'vitest';
import { loadDashboardMessages } from '../../../language/dashboard-messages.ts';
import { failureOf } from '../call-failure.ts';
import { toActionError } from './action-error.ts';

const t = await loadDashboardMessages('en');

it.each([
  { status: 0, answer: null, kind: 'offline', text: 'The server cannot be reached. Please try again.' },
  { status: 400, answer: { message: 'No', issues: [{ path: 'a', code: 'required' }] }, kind: 'invalid', text: 'No' },
  { status: 403, answer: { message: 'Not yours' }, kind: 'refused', text: 'Not yours' },
  { status: 409, answer: { message: 'Changed' }, kind: 'conflict', text: 'Changed' },
  { status: 500, answer: { message: 'Broken.' }, kind: 'fault', text: 'Broken. Number in the log: r-7.' },
  { status: 503, answer: { message: 'Later' }, kind: 'fault', text: 'Later' },
])('an answer of $status is a refusal of the kind $kind', ({ status, answer, kind, text }) => {
  expect(toActionError(failureOf(status, answer, 'r-7'), t)).toMatchObject({ kind, text });
});

it('a full disk and an unnamed failure are described in the language of the dashboard', () => {
  expect(toActionError(failureOf(507, null), t).text).toMatch(/^There is no space left/);
  expect(toActionError(new Error(''), t).text).toBe('Something went wrong on our side. Please try again.');
});
