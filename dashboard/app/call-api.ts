import type * as z from 'zod/mini';
import type { Answer, AnswerOf, Body, Call, SentBody } from '../../calls/model/call.ts';
import { CallFailure, failureOf } from './call-failure.ts';
import { currentLanguage } from './current-language.ts';
import { renewSession } from './session/renewal.ts';

/** Values of an address; one that may be left out asks for nothing then. */
type InAddress<Schema extends z.ZodMiniObject, Shape = Schema['shape']> = {
  readonly [Name in keyof Shape as undefined extends z.input<Shape[Name]> ? Name : never]?: Written | undefined;
} & {
  readonly [Name in keyof Shape as undefined extends z.input<Shape[Name]> ? never : Name]: Written;
};
type Written = string | number | boolean;
type PathParams<Params extends z.ZodMiniObject> = { readonly [Name in keyof Params['shape']]: string | number };

/** The query, which may be left out where everything in it may. */
type Queried<Input> = Partial<Input> extends Input ? { readonly query?: Input | undefined } : { readonly query: Input };

/** What fills the address of a call: the places of its path where it has some. */
export type Addressing<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject> = Queried<InAddress<Query>> &
  (keyof Params['shape'] extends never ? { readonly params?: undefined } : { readonly params: PathParams<Params> });

/** What a call is asked with. */
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

/** What of a declaration makes its address. */
type Addressed<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject> = Pick<
  Call<Params, Query>,
  'path' | 'hasLanguage' | 'params' | 'query'
>;

/** The whole address of a call, in the language of the dashboard. */
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

/** A server that has not answered by then counts as out of reach; files travel by another way. */
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
 * The answer of a call as it is declared. @throws CallFailure with the status of success where it has another shape:
 * a dashboard of before and a server of after tell it, and show nothing that is not so
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
  // A refusal of the session's own calls is an answer, not a session that ended.
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
 * Makes a call. One that is refused because the session ended waits until the administrator has logged in again, and
 * is then made once more. @throws CallFailure
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
