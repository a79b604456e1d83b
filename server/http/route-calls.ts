import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import type { Call, Method } from '../../calls/model/call.ts';
import { type Language, languages } from '../../language/languages.ts';
import { type CallTable, createCallTable } from './call-table.ts';
import { checkAnswer } from './declared-answer.ts';
import { nameRoute } from './route-names.ts';

/** A call at one of its addresses, such as `/api/en/products/:id`. */
export interface CallAddress {
  readonly call: Call;
  readonly url: string;
}

/** What a request for a call is answered from. */
interface Asked {
  /** What stands in the places of the address. */
  readonly params: Readonly<Record<string, string>>;
  /** Of the address; `null` where it has none. */
  readonly language: Language | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Served {
  readonly call: Call;
  readonly language: Language | null;
  readonly group: Group;
  readonly answer: (asked: Asked) => unknown;
}

/** What is done with a request before and beside its answer. */
export interface CallOptions {
  readonly methods: Method[];
  readonly guard: Pick<RouteShorthandOptions, 'onRequest' | 'bodyLimit'>;
  /** Of a document, which whoever serves the call takes from the request. */
  readonly mostBytes: number | undefined;
  readonly refuse: RouteShorthandOptions['errorHandler'];
}

/** Calls that have all of that in common, and so one route. */
interface Group extends CallOptions {
  readonly name: string;
  readonly calls: CallAddress[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared calls that a route leads to; no route below `/api` stands without any. */
    readonly calls?: readonly CallAddress[];
  }
}

const isAlike = (one: CallOptions, other: CallOptions): boolean =>
  one.methods === other.methods &&
  one.guard === other.guard &&
  one.mostBytes === other.mostBytes &&
  one.refuse === other.refuse;

export type RouteCall = (call: Call, options: CallOptions, answer: Served['answer']) => void;

/** Leaves bodies of JSON to those who serve the calls of a part of the server. */
function leaveDocuments(api: FastifyInstance): void {
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', (_request, payload, done) => done(null, payload));
}

/**
 * A way to lead requests below the prefix of `api` to calls: through one route for all that have their options in
 * common, found by a table of their addresses.
 */
export function routeCalls(api: FastifyInstance, { checksAnswers }: { readonly checksAnswers: boolean }): RouteCall {
  const table: CallTable<Served> = createCallTable();
  const groups: Group[] = [];
  const found = new WeakMap<IncomingMessage, NonNullable<ReturnType<typeof table.find>>>();

  function foundFor({ raw }: FastifyRequest) {
    const asked = found.get(raw);
    if (asked === undefined) throw new Error('A route of calls was reached without a call');
    return asked;
  }

  api.addConstraintStrategy({
    name: 'group',
    storage() {
      const routes = new Map<unknown, never>();
      return { get: (group) => routes.get(group) ?? null, set: (group, route: never) => void routes.set(group, route) };
    },
    deriveConstraint(request: IncomingMessage) {
      const asked = table.find(request.method ?? '', request.url ?? '');
      if (asked === null) return undefined;
      found.set(request, asked);
      return asked.served.group.name;
    },
  });

  function openGroup(options: CallOptions): Group {
    const { methods, guard, mostBytes, refuse } = options;
    const group: Group = { ...options, name: String(groups.length), calls: [] };
    groups.push(group);
    const route: RouteOptions = {
      method: methods,
      url: '/*',
      constraints: { group: group.name },
      config: { calls: group.calls },
      ...guard,
      // What the table found in the places of the address stands where the framework's own would, also for refusals.
      onRequest: [
        async (request) => {
          const { params, served } = foundFor(request);
          request.params = params;
          nameRoute(request, served.call.path);
        },
        ...[guard.onRequest ?? []].flat(),
      ],
      ...(mostBytes !== undefined && { bodyLimit: mostBytes }),
      ...(refuse && { errorHandler: refuse }),
      ...(checksAnswers && {
        preSerialization: async (request, reply, answer) => checkAnswer(foundFor(request).served.call, reply, answer),
      }),
      handler(request, reply) {
        const { params, served } = foundFor(request);
        return served.answer({ params, language: served.language, request, reply });
      },
    };
    if (mostBytes === undefined) api.route(route);
    else {
      void api.register(async (documents) => {
        leaveDocuments(documents);
        documents.route(route);
      });
    }
    return group;
  }

  return (call, options, answer) => {
    const group = groups.find((opened) => isAlike(opened, options)) ?? openGroup(options);
    for (const language of call.hasLanguage ? languages : [null]) {
      const url = `${api.prefix}${language === null ? '' : `/${language}`}${call.path}`;
      table.add(call.method, url, { call, language, group, answer });
      group.calls.push({ call, url });
    }
  };
}
