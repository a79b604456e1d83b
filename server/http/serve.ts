import { isDeepStrictEqual } from 'node:util';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preSerializationAsyncHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import { z } from 'zod';
import type { Answer, Body, Call, Immutable, JsonAnswer, ReadBody } from '../../calls/model/call.ts';
import { refusalsOf } from '../../calls/model/refusals.ts';
import { type Language, languages } from '../../language/languages.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import { administratorReads, administratorWrites, openToHolders, openToVisitors } from '../calls/guards.ts';
import type { Actor } from '../entries/stored-entry.ts';
import { CallError, notFound } from '../errors/call-error.ts';
import { requestLanguage } from '../errors/request-language.ts';
import { readBy } from './read-by.ts';

/** What a handler is given: everything its call declares, read and checked. */
export interface Given<Params extends z.ZodObject, Query extends z.ZodObject, Sent extends Body | null> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  /** Of JSON bodies; what is sent as a form or a file is read from the request. */
  readonly body: ReadBody<Sent>;
  /** The language of the address. */
  readonly language: Language;
  /** Who makes the call. @throws CallError 401 without a session */
  readonly actor: () => Promise<Actor>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler may answer: JSON of the declared shape, or for files and pages whatever Fastify sends. */
type Answered<Answering extends Answer> =
  Answering extends JsonAnswer<infer Schema> ? Immutable<z.input<Schema>> | FastifyReply : unknown;

/** What answers a call. */
type Handler<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Sent extends Body | null,
  Answering extends Answer,
> = (given: Given<Params, Query, Sent>) => Promise<Answered<Answering>> | Answered<Answering>;

/** Answers what is refused, where a form without scripts may be sent to a call. */
type Refuse = (fault: unknown, request: FastifyRequest, reply: FastifyReply) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration of a call; no route below `/api` stands without one. */
    readonly call?: Call;
  }
}

function guardOf({ access, method }: Call, accounts: Accounts): RouteShorthandOptions {
  if (access === 'administrator')
    return method === 'GET' ? administratorReads(accounts) : administratorWrites(accounts);
  if (method === 'GET') return {};
  return access === 'holder' ? openToHolders : openToVisitors;
}

/** A value left empty in an address asks for nothing. */
const givenIn = (query: unknown): object =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

/** The JSON body of a request; forms of other sites cannot send one. @throws CallError 415, 400 */
function readJsonBody({ headers, body }: FastifyRequest, schema: z.ZodType): unknown {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) throw new CallError(415, 'unsupportedBody');
  return readBy(schema, body);
}

/** An answer that is not what its call declares. */
export class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
}

/**
 * Says what of an answer its call does not declare. Nothing may be missing, nothing more may be there: what no
 * declaration knows could be what nobody should read.
 */
export function mismatchOf(call: Call, status: number, answer: unknown): string | null {
  const { answer: declared } = call;
  const isSuccess = status < 400;
  if (isSuccess && !call.statuses.some((known) => known === status)) return `the status ${status} is not declared`;
  const schema = isSuccess
    ? declared.is === 'json'
      ? declared.schema
      : null
    : ([...refusalsOf(call)].find(([known]) => known === status)?.[1] ?? null);
  if (schema === null) return isSuccess ? null : `the status ${status} is not declared`;
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const { data, error } = schema.safeParse(sent);
  if (error !== undefined) return z.prettifyError(error);
  return isDeepStrictEqual(data, sent) ? null : `it holds more than declared: ${JSON.stringify(sent).slice(0, 500)}`;
}

/** Refuses to send an answer that its call does not declare. */
const checkAnswer: preSerializationAsyncHookHandler = async (request, reply, answer) => {
  const { call } = request.routeOptions.config;
  const { statusCode } = reply;
  if (call === undefined || statusCode >= 500) return answer;
  const mismatch = mismatchOf(call, statusCode, answer);
  if (mismatch !== null) throw new AnswerMismatch(`${call.method} ${call.path} answers ${statusCode}: ${mismatch}`);
  return answer;
};

export interface ServeOptions {
  readonly accounts: Accounts;
  /** Whether every answer is compared with its declaration: in development and in tests. */
  readonly checksAnswers: boolean;
}

/** A way to serve calls from a part of the server that stands below `/api`. */
export function createServe(api: FastifyInstance, { accounts, checksAnswers }: ServeOptions) {
  /** Serves a call as it is declared: in both languages, behind its guard, with what was sent read and checked. */
  function serve<
    Params extends z.ZodObject,
    Query extends z.ZodObject,
    Sent extends Body | null,
    Answering extends Answer,
  >(
    call: Call<Params, Query, Sent, Answering>,
    handler: Handler<Params, Query, Sent, Answering>,
    refuse?: Refuse,
  ): void;
  function serve(call: Call, handler: Handler<z.ZodObject, z.ZodObject, Body | null, Answer>, refuse?: Refuse): void {
    const { method, path, body, params, query } = call;
    const { mostBytes } = body?.is === 'json' ? body : {};
    const options = {
      ...guardOf(call, accounts),
      ...(mostBytes !== undefined && { bodyLimit: mostBytes }),
      ...(checksAnswers && { preSerialization: checkAnswer }),
      ...(refuse !== undefined && { errorHandler: refuse }),
    };
    for (const language of call.hasLanguage ? languages : [null]) {
      api.route({
        method,
        url: language === null ? path : `/${language}${path}`,
        ...options,
        config: { call },
        handler: async (request, reply) => {
          const place = params.safeParse(request.params);
          if (!place.success) throw notFound();
          const asked = readBy(query, givenIn(request.query));
          const sent = body?.is === 'json' ? readJsonBody(request, body.schema) : undefined;
          const actor = async (): Promise<Actor> => {
            const found = await accounts.sessionOf(request);
            if (found === null) throw new CallError(401, 'loginRequired');
            return found;
          };
          if (reply.statusCode === 200) reply.code(call.statuses[0]);
          return handler({
            params: place.data,
            query: asked,
            body: sent,
            language: language ?? requestLanguage(request),
            actor,
            request,
            reply,
          });
        },
      });
    }
  }
  return serve;
}

export type Serve = ReturnType<typeof createServe>;
