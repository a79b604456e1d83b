import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import type { Call, Method } from '../../calls/model/call.ts';
import { type Language, languages } from '../../language/languages.ts';
import { type CallTable, createCallTable, standsBelow } from './call-table.ts';
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
  readonly group: string;
  /** Answers its refusals and faults in a way of its own. */
  readonly refuse: Refuse | undefined;
  readonly answer: (asked: Asked) => unknown;
}

/** Answers what stopped a call in another way than calls do, such as with the page of a form without scripts. */
export type Refuse = (fault: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/** What is done with a request before its answer. Calls that have all of that in common share one route. */
export interface RouteGroup {
  readonly name: string;
  readonly methods: Method[];
  readonly guard: Pick<RouteShorthandOptions, 'onRequest' | 'bodyLimit'>;
  /** Whether bodies are documents, which whoever serves the call takes from the request. */
  readonly takesDocuments?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared calls that a route leads to; no route below `/api` stands without any. */
    readonly calls?: readonly CallAddress[];
  }
}

export type RouteCall = (call: Call, by: Pick<Served, 'group' | 'refuse'>, answer: Served['answer']) => void;

export interface RouteCallsOptions {
  readonly groups: readonly RouteGroup[];
  readonly checksAnswers: boolean;
  /** Waited for before the first request for a call is led to it; there is nothing to wait for unless given. */
  readonly opening?: () => Promise<void>;
}

/** Says which routes a request may be led to, or why that cannot be said. */
type Derived = (error: unknown, group?: string) => void;

/** Leaves bodies of JSON to those who serve the calls of a part of the server. */
function leaveDocuments(api: FastifyInstance): void {
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', (_request, payload, done) => done(null, payload));
}

/**
 * A way to lead requests below the prefix of `api` to calls: through one route for all that have their guards in
 * common, found by a table of their addresses. Routes are there from the beginning, and calls may come later.
 */
export function routeCalls(api: FastifyInstance, { groups, checksAnswers, opening }: RouteCallsOptions): RouteCall {
  const table: CallTable<Served> = createCallTable();
  const callsOf = new Map<string, CallAddress[]>();
  const found = new WeakMap<IncomingMessage, NonNullable<ReturnType<typeof table.find>>>();
  let isOpen = opening === undefined;

  function foundFor({ raw }: FastifyRequest) {
    const asked = found.get(raw);
    if (asked === undefined) throw new Error('A route of calls was reached without a call');
    return asked;
  }

  function groupOf(request: IncomingMessage): string | undefined {
    const asked = table.find(request.method ?? '', request.url ?? '');
    if (asked === null) return undefined;
    found.set(request, asked);
    return asked.served.group;
  }

  async function leadWhenOpen(opening: () => Promise<void>, request: IncomingMessage, done?: Derived): Promise<void> {
    try {
      await opening();
    } catch (error) {
      done?.(error);
      return;
    }
    isOpen = true;
    done?.(null, groupOf(request));
  }

  api.addConstraintStrategy({
    name: 'group',
    storage() {
      const routes = new Map<unknown, never>();
      return { get: (group) => routes.get(group) ?? null, set: (group, route: never) => void routes.set(group, route) };
    },
    // With a third parameter the router waits until it is called; it always gives one.
    deriveConstraint(request: IncomingMessage, _context?: unknown, done?: Derived) {
      if (isOpen || opening === undefined || !standsBelow(api.prefix, request.url ?? '')) {
        done?.(null, groupOf(request));
        return;
      }
      void leadWhenOpen(opening, request, done);
    },
  });

  for (const { name, methods, guard, takesDocuments } of groups) {
    const calls: CallAddress[] = [];
    callsOf.set(name, calls);
    const route: RouteOptions = {
      method: methods,
      url: '/*',
      constraints: { group: name },
      config: { calls },
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
      errorHandler(fault, request, reply) {
        const { refuse } = foundFor(request).served;
        // Goes on to the handler of all calls.
        if (refuse === undefined) throw fault;
        refuse(fault, request, reply);
      },
      ...(checksAnswers && {
        preSerialization: async (request, reply, answer) => checkAnswer(foundFor(request).served.call, reply, answer),
      }),
      handler(request, reply) {
        const { params, served } = foundFor(request);
        return served.answer({ params, language: served.language, request, reply });
      },
    };
    if (takesDocuments === undefined) api.route(route);
    else {
      void api.register(async (documents) => {
        leaveDocuments(documents);
        documents.route(route);
      });
    }
  }

  return (call, { group, refuse }, answer) => {
    const calls = callsOf.get(group);
    if (calls === undefined) throw new Error(`${call.method} ${call.path} is guarded as no route is`);
    for (const language of call.hasLanguage ? languages : [null]) {
      const url = `${api.prefix}${language === null ? '' : `/${language}`}${call.path}`;
      table.add(call.method, url, { call, language, group, refuse, answer });
      calls.push({ call, url });
    }
  };
}
