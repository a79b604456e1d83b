import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvalidError } from '../entries/errors.ts';
import type { Accounts, Confirmation } from './create-accounts.ts';
import type { Session } from './sessions.ts';

/** The administrator's own password, which each change of who may log in asks for: a stolen session does not know it. */
export const password = z.string().min(1).max(1000);

/**
 * The session of a call that brought the password along, and a code where the call wants one.
 * @throws InvalidError for a wrong one, CallError 429
 */
export async function confirmedSession(
  request: FastifyRequest,
  accounts: Accounts,
  { password, code }: Confirmation,
): Promise<Session> {
  const session = await accounts.ownSession(request);
  const wrong = await accounts.confirm(session, { password, ...(code !== undefined && { code }) });
  if (wrong === null) return session;
  throw new InvalidError([{ path: wrong, code: wrong === 'code' ? 'wrongCode' : 'wrongPassword' }]);
}
