import type { onRequestAsyncHookHandler, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';
import { assertSameOrigin } from './same-origin.ts';

/** Whoever is logged in, as the history names him. */
interface LoggedIn {
  readonly name: string;
}

/** Tells who is logged in. */
export interface SessionGuard {
  /** `null` for a visitor. */
  sessionOf(request: FastifyRequest): Promise<LoggedIn | null>;
  /** @throws CallError 401 without a session */
  requireAdministrator(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

type Guard = { readonly onRequest: onRequestAsyncHookHandler[] };

/** Bytes of the largest body that anybody may send: ten thousand Arabic letters, six bytes each in a form. */
const mostBytesOfAnybody = 65_536;

const refuseForeign: onRequestAsyncHookHandler = async (request) => assertSameOrigin(request);

/** For calls whose address grants access, such as links in emails. */
export const openToHolders = { bodyLimit: mostBytesOfAnybody } as const;

/** What visitors sent, and what only the administrator may see, stays in no cache, also not in that of a browser. */
const noStore: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'no-store');
};

/** For calls that change what a visitor may change. Guards run before a body is read. */
export const openToVisitors: Guard & typeof openToHolders = {
  ...openToHolders,
  onRequest: [noStore, refuseForeign],
};

/** For reading what only the administrator may read. */
export const administratorReads = (accounts: SessionGuard): Guard => ({
  onRequest: [noStore, (request, reply) => accounts.requireAdministrator(request, reply)],
});

/** For every management call that changes something. */
export const administratorWrites = (accounts: SessionGuard): Guard => ({
  onRequest: [...administratorReads(accounts).onRequest, refuseForeign],
});

/** Who makes a change. @throws CallError 401: a call that lost its guard fails closed */
export async function actorOf(accounts: Pick<SessionGuard, 'sessionOf'>, request: FastifyRequest): Promise<LoggedIn> {
  const actor = await accounts.sessionOf(request);
  if (actor === null) throw new CallError(401, 'loginRequired');
  return actor;
}
