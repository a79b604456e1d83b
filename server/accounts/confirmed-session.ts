import type { FastifyRequest } from 'fastify';
import type { Confirmation } from '../../calls/model/confirmation.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import type { Accounts } from './create-accounts.ts';
import type { Session } from './sessions.ts';

/**
 * The session of a call that brought the confirmation along. A right code is used up: check first what else was sent.
 * @throws InvalidError for a wrong one or a code that is missing, CallError 429
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
