import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod/mini';
import type { Answer, Body, Call, Immutable, JsonAnswer, JsonBody, ReadBody } from '../../calls/model/call.ts';
import { type Language, languages } from '../../language/languages.ts';
import { type ReadAnswers, readKey } from './answer-reads.ts';
import { cookiesOf } from './cookies.ts';
import { administratorReads, administratorWrites, openToHolders, openToVisitors, type SessionGuard } from './guards.ts';
import type { Actor } from '../records/changes/stored-entry.ts';
import { CallError, notFound } from './call-error.ts';
import { assertDeclared, checkAnswer } from './declared-answer.ts';
import { pickFields } from './pick-fields.ts';
import { requestLanguage } from './request-language.ts';
import { readBy } from './read-by.ts';

/** The input of a handler: everything that its call declares, parsed and validated. */
export interface Args<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject, Sent extends Body | null> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  /** Of JSON bodies. Handlers read forms and files from the request. */
  readonly body: ReadBody<Sent>;
  /** The language of the address. */
  readonly language: Language;
  /** The author of the call. @throws CallError 401 without a session */
  readonly actor: () => Promise<Actor>;
  /** Receives a tag for everything that a cached answer depends on, also for what was not found. */
  readonly tags: Set<string>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The result of a handler: JSON of the declared shape; for files and pages anything that Fastify sends. */
type Answered<Answering extends Answer> =
  Answering extends JsonAnswer<infer Schema> ? Immutable<z.input<Schema>> | FastifyReply : unknown;

type Handler<
  Params extends z.ZodMiniObject,
  Query extends z.ZodMiniObject,
  Sent extends Body | null,
  Answering extends Answer,
> = (args: Args<Params, Query, Sent>) => Promise<Answered<Answering>> | Answered<Answering>;

/** Answers an error in another way than calls do, such as with a page for a form without scripts. */
export type Refuse = (fault: unknown, request: FastifyRequest, reply: FastifyReply) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared call of a route; every route below `/api` has one. */
    readonly call?: Call;
  }
}

/** The hooks and limits for the access of a call. */
function guardOf(
  { access, method }: Call,
  accounts: SessionGuard,
): Pick<RouteShorthandOptions, 'onRequest' | 'bodyLimit'> {
  const isRead = method === 'GET';
  if (access === 'administrator') return isRead ? administratorReads(accounts) : administratorWrites(accounts);
  if (isRead) return {};
  return access === 'holder' ? openToHolders : openToVisitors;
}

/** Adds a route whose handler reads the JSON body from the request. */
function routeDocument(api: FastifyInstance, route: RouteOptions): void {
  void api.register(async (documents) => {
    documents.removeContentTypeParser('application/json');
    documents.addContentTypeParser('application/json', (_request, payload, done) => done(null, payload));
    documents.route(route);
  });
}

/**
 * For reads, an empty value in the query counts as absent. For changes it is not ignored, because that would be a
 * guess.
 */
const valuesIn = ({ query, method }: FastifyRequest): object =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== '' || method !== 'GET'));

/**
 * The JSON body of a request. Requiring the JSON content type excludes forms of other sites. @throws CallError 415, 400
 */
function readJsonBody({ headers, body }: FastifyRequest, { schema }: JsonBody): unknown {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) throw new CallError(415, 'unsupportedBody');
  return readBy(schema, body);
}

export interface ServeOptions {
  readonly accounts: SessionGuard;
  /** Whether every answer is validated against its declaration; true in development and tests. */
  readonly checksAnswers: boolean;
  readonly reads: ReadAnswers;
}

/** Creates the function that serves calls below `/api`. */
export function createServe(api: FastifyInstance, { accounts, checksAnswers, reads }: ServeOptions) {
  /**
   * Serves a declared call in both languages, with its guard and with parsed and validated input.
   * @param refuse answers its errors; default: like every call
   */
  function serve<
    Params extends z.ZodMiniObject,
    Query extends z.ZodMiniObject,
    Sent extends Body | null,
    Answering extends Answer,
  >(
    call: Call<Params, Query, Sent, Answering>,
    handler: Handler<Params, Query, Sent, Answering>,
    refuse?: Refuse,
  ): void;
  function serve(
    call: Call,
    handler: Handler<z.ZodMiniObject, z.ZodMiniObject, Body | null, Answer>,
    refuse?: Refuse,
  ): void {
    const { method, body: taken } = call;
    const answerIn = (language: Language | null) => async (request: FastifyRequest, reply: FastifyReply) => {
      const pathParams = call.params.safeParse(request.params);
      if (!pathParams.success) throw notFound();
      const query = readBy(call.query, valuesIn(request));
      const sent = taken?.is === 'json' ? readJsonBody(request, taken) : undefined;
      const actor = async (): Promise<Actor> => {
        const found = await accounts.sessionOf(request);
        if (found === null) throw new CallError(401, 'loginRequired');
        return found;
      };
      if (reply.statusCode === 200) reply.code(call.statuses[0]);
      const answer = (tags = new Set<string>()) =>
        handler({
          params: pathParams.data,
          query,
          body: sent,
          language: language ?? requestLanguage(request),
          actor,
          tags,
          request,
          reply,
        });
      if (method !== 'GET' || call.answer.is === 'file') return answer();
      /** Serializes the body of a read; `null` if the handler sent something else. */
      const toBody = (value: unknown): string | null => {
        if (value === reply) return null;
        if (checksAnswers) assertDeclared(call, reply.statusCode, value);
        return JSON.stringify(pickFields(value, query));
      };
      if (call.isCached && cookiesOf(request)['session'] === undefined) {
        await reads.sendCached(request, reply, readKey(request), async (tags) => toBody(await answer(tags)) ?? '');
        return reply;
      }
      const body = toBody(await answer());
      return body === null ? reply : reads.compress(request, reply, body);
    };
    for (const language of call.hasLanguage ? languages : [null]) {
      const route: RouteOptions = {
        method,
        url: `${language === null ? '' : `/${language}`}${call.path}`,
        config: { call },
        ...guardOf(call, accounts),
        ...(refuse && { errorHandler: refuse }),
        ...(checksAnswers && { preSerialization: async (_request, reply, value) => checkAnswer(call, reply, value) }),
        handler: answerIn(language),
      };
      if (taken?.is === 'document') routeDocument(api, route);
      else api.route(route);
    }
  }
  return serve;
}

export type Serve = ReturnType<typeof createServe>;
