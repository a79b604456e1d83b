import type * as z from 'zod/mini';
import type { Answer, AnswerOf, Body, Call, SentBody } from '../../calls/model/call.ts';
import { CallFailure, failureOf } from './call-failure.ts';
import { currentLanguage } from './current-language.ts';
import { renewSession } from './session/renewal.ts';

/** Query values. An undefined or empty value is left out of the address. */
type InAddress<Schema extends z.ZodMiniObject, Shape = Schema['shape']> = {
  readonly [Name in keyof Shape as undefined extends z.input<Shape[Name]> ? Name : never]?: Written | undefined;
} & {
  readonly [Name in keyof Shape as undefined extends z.input<Shape[Name]> ? never : Name]: Written;
};
type Written = string | number | boolean;
type PathParams<Params extends z.ZodMiniObject> = { readonly [Name in keyof Params['shape']]: string | number };

/** The query is optional if all its values are. */
type Queried<Input> = Partial<Input> extends Input ? { readonly query?: Input | undefined } : { readonly query: Input };

/** The values that fill the address of a call: query, and path parameters if it has some. */
export type Addressing<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject> = Queried<InAddress<Query>> &
  (keyof Params['shape'] extends never ? { readonly params?: undefined } : { readonly params: PathParams<Params> });

/** The arguments of a call. */
export type CallArgs<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject, Sent extends Body | null> = {
  readonly signal?: AbortSignal | undefined;
} & Addressing<Params, Query> &
  (Sent extends null ? { readonly body?: undefined } : { readonly body: SentBody<Sent> });

interface AnyCallArgs {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** The part of a declaration that determines the address. */
type Addressed<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject> = Pick<
  Call<Params, Query>,
  'path' | 'hasLanguage' | 'params' | 'query'
>;

/** The full address of a call, with the language of the dashboard. */
export function addressOfCall<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject>(
  call: Addressed<Params, Query>,
  args?: { readonly params?: PathParams<Params> | undefined; readonly query?: InAddress<Query> | undefined },
): string;
export function addressOfCall(
  { path, hasLanguage }: Addressed<z.ZodMiniObject, z.ZodMiniObject>,
  { params, query }: Pick<AnyCallArgs, 'params' | 'query'> = {},
): string {
  const pathParams = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(pathParams.get(name))));
  const entries = Object.entries(query ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const queryString = new URLSearchParams(entries).toString();
  const address = `/api${hasLanguage ? `/${currentLanguage()}` : ''}${filled}`;
  return queryString === '' ? address : `${address}?${queryString}`;
}

/** A call without an answer after this time counts as unreachable. `sendFile` has no such limit. */
const timeoutMilliseconds = 60_000;

async function send(call: Call, address: string, body: unknown, signal: AbortSignal | undefined): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  try {
    return await fetch(address, {
      method: call.method,
      headers: { accept: '*/*', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new CallFailure(0, '');
  }
}

/**
 * Checks an answer against its declaration.
 * @throws CallFailure with the success status if the shape differs: an old dashboard and a new server then report an
 * error instead of showing wrong data
 */
export function readAnswer(call: Call, status: number, answer: unknown): unknown {
  if (call.answer.is === 'file') return answer;
  const { data, error } = call.answer.schema.safeParse(answer);
  if (error !== undefined) throw new CallFailure(status, '', answer);
  return data;
}

async function make(call: Call, args: AnyCallArgs): Promise<unknown> {
  const address = addressOfCall(call, args);
  const response = await send(call, address, args.body, args.signal);
  // A 401 of the session calls themselves is an answer and does not mean that the session ended.
  const isOfSession = call.path.startsWith('/session');
  if (response.status === 401 && !isOfSession && (await renewSession())) return make(call, args);
  if (!response.ok) {
    const number = response.headers.get('x-request-id');
    throw failureOf(response.status, await response.json().catch(() => null), number);
  }
  if (call.answer.is === 'file') return response.blob();
  return readAnswer(call, response.status, await response.json().catch(() => null));
}

/**
 * Sends a call. If the session has ended, it waits for a new login and then sends the call once more.
 * @throws CallFailure
 */
export function callApi<
  Params extends z.ZodMiniObject,
  Query extends z.ZodMiniObject,
  Sent extends Body | null,
  Declared extends Answer,
>(
  call: Call<Params, Query, Sent, Declared>,
  ...[args]: Partial<CallArgs<Params, Query, Sent>> extends CallArgs<Params, Query, Sent>
    ? [args?: CallArgs<Params, Query, Sent>]
    : [args: CallArgs<Params, Query, Sent>]
): Promise<AnswerOf<Declared>>;
export function callApi(call: Call, args: AnyCallArgs = {}): Promise<unknown> {
  return make(call, args);
}
