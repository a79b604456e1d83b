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
type Places<Params extends z.ZodMiniObject> = { readonly [Name in keyof Params['shape']]: string | number };

/** The query, which may be left out where everything in it may. */
type Queried<Given> = Partial<Given> extends Given ? { readonly query?: Given | undefined } : { readonly query: Given };

/** What fills the address of a call: the places of its path where it has some. */
export type Addressing<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject> = Queried<InAddress<Query>> &
  (keyof Params['shape'] extends never ? { readonly params?: undefined } : { readonly params: Places<Params> });

/** What a call is asked with. */
export type Asked<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject, Sent extends Body | null> = {
  readonly signal?: AbortSignal | undefined;
} & Addressing<Params, Query> &
  (Sent extends null ? { readonly body?: undefined } : { readonly body: SentBody<Sent> });

interface AnyAsked {
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
  asked?: { readonly params?: Places<Params> | undefined; readonly query?: InAddress<Query> | undefined },
): string;
export function addressOfCall(
  { path, hasLanguage }: Addressed<z.ZodMiniObject, z.ZodMiniObject>,
  { params, query }: Pick<AnyAsked, 'params' | 'query'> = {},
): string {
  const places = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_place, name: string) => encodeURIComponent(String(places.get(name))));
  const given = Object.entries(query ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const asked = new URLSearchParams(given).toString();
  const address = `/api${hasLanguage ? `/${currentLanguage()}` : ''}${filled}`;
  return asked === '' ? address : `${address}?${asked}`;
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

async function make(call: Call, asked: AnyAsked): Promise<unknown> {
  const address = addressOfCall(call, asked);
  const response = await send(call, address, asked.body, asked.signal);
  // A refusal of the session's own calls is an answer, not a session that ended.
  const isOfSession = call.path.startsWith('/session');
  if (response.status === 401 && !isOfSession && (await renewSession())) return make(call, asked);
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
export function ask<
  Params extends z.ZodMiniObject,
  Query extends z.ZodMiniObject,
  Sent extends Body | null,
  Given extends Answer,
>(
  call: Call<Params, Query, Sent, Given>,
  ...[asked]: Partial<Asked<Params, Query, Sent>> extends Asked<Params, Query, Sent>
    ? [asked?: Asked<Params, Query, Sent>]
    : [asked: Asked<Params, Query, Sent>]
): Promise<AnswerOf<Given>>;
export function ask(call: Call, asked: AnyAsked = {}): Promise<unknown> {
  return make(call, asked);
}
