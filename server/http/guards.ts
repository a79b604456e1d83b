import type { onRequestAsyncHookHandler, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';
import { assertSameOrigin } from './same-origin.ts';

/** The logged-in administrator, with the name for the history. */
interface LoggedIn {
  readonly name: string;
}

/** Finds the session of a request. */
export interface SessionGuard {
  /** `null` for a visitor. */
  sessionOf(request: FastifyRequest): Promise<LoggedIn | null>;
  /** @throws CallError 401 without a session */
  requireAdministrator(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

type Guard = { readonly onRequest: onRequestAsyncHookHandler[] };

/** Maximum bytes of a body from a visitor: ten thousand Arabic letters, six bytes each in a form. */
const mostBytesOfAnybody = 65_536;

const refuseForeign: onRequestAsyncHookHandler = async (request) => assertSameOrigin(request);

/** For calls whose address grants access, such as links in emails. */
export const openToHolders = { bodyLimit: mostBytesOfAnybody } as const;

/** Visitors' data and administrators' data must not be cached, not even by the browser. */
const noStore: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'no-store');
};

/** For calls with which visitors change something. Guards run before the body is read. */
export const openToVisitors: Guard & typeof openToHolders = {
  ...openToHolders,
  onRequest: [noStore, refuseForeign],
};

/** For calls that only administrators may read. */
export const administratorReads = (accounts: SessionGuard): Guard => ({
  onRequest: [noStore, (request, reply) => accounts.requireAdministrator(request, reply)],
});

/** For management calls that change something. */
export const administratorWrites = (accounts: SessionGuard): Guard => ({
  onRequest: [...administratorReads(accounts).onRequest, refuseForeign],
});

/** The author of a change. @throws CallError 401, so that a call without its guard fails closed */
export async function actorOf(accounts: Pick<SessionGuard, 'sessionOf'>, request: FastifyRequest): Promise<LoggedIn> {
  const actor = await accounts.sessionOf(request);
  if (actor === null) throw new CallError(401, 'loginRequired');
  return actor;
}
