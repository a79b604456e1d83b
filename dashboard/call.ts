import type { Issue } from '../fields/field.ts';
import { currentLanguage } from './current-language.ts';
import { renewSession } from './session/renewal.ts';

/** A call that the server refused (`status`), or that did not reach it (`status` 0). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number;
  /** What the server answered; `null` where it answered nothing that can be read. */
  readonly answer: unknown;

  /** @param message what the server says about it, in the dashboard's language; may be empty */
  constructor(status: number, message: string, answer: unknown = null) {
    super(message);
    this.status = status;
    this.answer = answer;
  }
}

/** Names what an answer is; `null` when the answer has another shape than this client knows. */
export type Read<T> = (answer: unknown) => T | null;

export interface CallRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: object;
  readonly signal?: AbortSignal;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const messageOf = (answer: unknown): string =>
  isObject(answer) && typeof answer['message'] === 'string' ? answer['message'] : '';

/** The session's own address: a refusal there, or below it, is an answer, not a session that ended. */
export const sessionAddress = '/api/session';

/** The failure that an answer of the server is. */
export const failureOf = (status: number, answer: unknown): CallFailure =>
  new CallFailure(status, messageOf(answer), answer);

/** The whole address of a call. */
export const addressOf = (path: string): string =>
  path.startsWith('/api/') ? path : `/api/${currentLanguage()}${path}`;

/** A server that has not answered by then counts as out of reach; files travel by another way. */
const patience = 60_000;

async function ask(path: string, { method = 'GET', body, signal }: CallRequest): Promise<Response> {
  const timeout = AbortSignal.timeout(patience);
  try {
    return await fetch(addressOf(path), {
      method,
      headers: { accept: '*/*', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new CallFailure(0, '');
  }
}

/**
 * Makes a call of the server. `path` stands below the base address of the dashboard's language, such as `/products`;
 * one that starts with `/api/` is taken as it is. A call refused because the session ended waits until the
 * administrator has logged in again, and is then made once more.
 * @throws CallFailure
 */
export async function call<T>(path: string, read: Read<T>, request: CallRequest = {}): Promise<T> {
  const response = await ask(path, request);
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === 401 && !path.startsWith(sessionAddress) && (await renewSession()))
    return call(path, read, request);
  if (!response.ok) throw failureOf(response.status, answer);
  const result = read(answer);
  if (result === null) throw new CallFailure(response.status, '', answer);
  return result;
}

/** Reads one text of an answer. */
export const textAnswer =
  (name: string): Read<string> =>
  (answer) => {
    const value = isObject(answer) ? answer[name] : undefined;
    return typeof value === 'string' ? value : null;
  };

const isIssue = (value: unknown): value is Issue =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['code'] === 'string';

/** The defects that a refusal names. */
export const issuesOf = (failure: unknown): readonly Issue[] => {
  const answer = failure instanceof CallFailure ? failure.answer : null;
  const issues = isObject(answer) ? answer['issues'] : undefined;
  return Array.isArray(issues) ? issues.filter(isIssue) : [];
};
