import type { Issue } from '../../fields/field.ts';

/** A call that the server refused (`status`), or that did not reach it (`status` 0). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number;
  /** What the server answered; `null` where it answered nothing that can be read. */
  readonly answer: unknown;
  /** The number under which the server's log knows the request; `null` where it has none. */
  readonly number: string | null;

  /** @param message what the server says about it, in the dashboard's language; may be empty */
  constructor(status: number, message: string, answer: unknown = null, number: string | null = null) {
    super(message);
    this.status = status;
    this.answer = answer;
    this.number = number;
  }
}

/** True where the same may be possible in a moment: what is refused for what it is stays refused. */
export const mayPass = (failure: unknown): boolean =>
  !(failure instanceof CallFailure) || failure.status === 0 || failure.status === 429 || failure.status >= 500;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const messageOf = (answer: unknown): string =>
  isObject(answer) && typeof answer['message'] === 'string' ? answer['message'] : '';

/** The failure that an answer of the server is. */
export const failureOf = (status: number, answer: unknown, number: string | null = null): CallFailure =>
  new CallFailure(status, messageOf(answer), answer, number);

const isIssue = (value: unknown): value is Issue =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['code'] === 'string';

/** The defects that a refusal names. */
export const issuesOf = (failure: unknown): readonly Issue[] => {
  const answer = failure instanceof CallFailure ? failure.answer : null;
  const issues = isObject(answer) ? answer['issues'] : undefined;
  return Array.isArray(issues) ? issues.filter(isIssue) : [];
};
