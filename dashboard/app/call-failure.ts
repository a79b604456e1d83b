import type { Issue } from '../../fields/field.ts';

/** A call that the server refused (`status`), or that did not reach the server (`status` 0). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number;
  /** The body of the answer; `null` if it is empty or unreadable. */
  readonly answer: unknown;
  /** The request number in the server's log; `null` if there is none. */
  readonly number: string | null;

  /** @param message the server's message in the dashboard's language; may be empty */
  constructor(status: number, message: string, answer: unknown = null, number: string | null = null) {
    super(message);
    this.status = status;
    this.answer = answer;
    this.number = number;
  }
}

/** True if a retry may succeed: network errors, server errors and rate limits, but no other refusals. */
export const mayPass = (failure: unknown): boolean =>
  !(failure instanceof CallFailure) || failure.status === 0 || failure.status === 429 || failure.status >= 500;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const messageOf = (answer: unknown): string =>
  isObject(answer) && typeof answer['message'] === 'string' ? answer['message'] : '';

/** Turns an error answer of the server into a failure. */
export const failureOf = (status: number, answer: unknown, number: string | null = null): CallFailure =>
  new CallFailure(status, messageOf(answer), answer, number);

const isIssue = (value: unknown): value is Issue =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['code'] === 'string';

/** The issues that a refusal lists. */
export const issuesOf = (failure: unknown): readonly Issue[] => {
  const answer = failure instanceof CallFailure ? failure.answer : null;
  const issues = isObject(answer) ? answer['issues'] : undefined;
  return Array.isArray(issues) ? issues.filter(isIssue) : [];
};
