import type { FastifyRequest } from 'fastify';
import type { Confirmation } from '../../calls/model/confirmation.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import type { Accounts } from './create-accounts.ts';
import type { Session } from './sessions.ts';

/**
 * The session of a call that carries the confirmation. A correct code is used up, so check the other inputs first.
 * @throws InvalidError if the password or code is wrong or missing, CallError 429
 */
export async function confirmedSession(
  request: FastifyRequest,
  accounts: Accounts,
  { password, code }: Confirmation,
): Promise<Session> {
  const session = await accounts.ownSession(request);
  const issue = await accounts.confirm(session, { password, code });
  if (issue !== null) throw new InvalidError([issue]);
  return session;
}
