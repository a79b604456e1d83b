import { currentLanguage } from './current-language.ts';

/** A call that the server refused (`status`), or that did not reach it (`status` 0). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number;

  /** @param message what the server says about it, in the dashboard's language; may be empty */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Names what an answer is; `null` when the answer has another shape than this client knows. */
export type Read<T> = (answer: unknown) => T | null;

export interface CallRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: object;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const messageOf = (answer: unknown): string =>
  isObject(answer) && typeof answer['message'] === 'string' ? answer['message'] : '';

/**
 * Makes a call of the server. `path` stands below the base address of the dashboard's language, such as `/products`;
 * one that starts with `/api/` is taken as it is.
 * @throws CallFailure
 */
export async function call<T>(path: string, read: Read<T>, { method = 'GET', body }: CallRequest = {}): Promise<T> {
  const address = path.startsWith('/api/') ? path : `/api/${currentLanguage()}${path}`;
  const response = await fetch(address, {
    method,
    headers: { accept: '*/*', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallFailure(0, '');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new CallFailure(response.status, messageOf(answer));
  const result = read(answer);
  if (result === null) throw new CallFailure(response.status, '');
  return result;
}

/** Reads an answer of which only the success matters. */
export const anyAnswer: Read<true> = () => true;

/** Reads the records of a list, bare or wrapped under one name. */
export const listAnswer: Read<readonly unknown[]> = (answer) => {
  if (Array.isArray(answer)) return answer;
  const wrapped = isObject(answer) ? Object.values(answer).find(Array.isArray) : undefined;
  return wrapped ?? null;
};

/** Reads one text of an answer. */
export const textAnswer =
  (name: string): Read<string> =>
  (answer) => {
    const value = isObject(answer) ? answer[name] : undefined;
    return typeof value === 'string' ? value : null;
  };
