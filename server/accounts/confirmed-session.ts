import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvalidError } from '../refusals/invalid-error.ts';
import type { Accounts, Confirmation } from './create-accounts.ts';
import type { Session } from './sessions.ts';

/** The administrator's own password, which a stolen session does not know. */
export const password = z.string().min(1).max(1000);

/**
 * What a call brings along that changes who may log in, or gives that away: the own password and, where two-step login
 * is on, a code.
 */
export const confirmation = { password, code: z.string().min(1).max(100).optional() };
export const onlyConfirmation = z.strictObject(confirmation);

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
