import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { CallError, notFound } from '../http/call-error.ts';
import { administratorReads, administratorWrites } from '../http/guards.ts';
import { readId } from '../http/read-id.ts';
import { readJson } from '../http/read-json.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import type { AccountServices } from './account-services.ts';
import { isTaken, listAdministrators, removeAdministrator, resetSecondStep } from './administrators.ts';
import { checkPassword } from './check-password.ts';
import { confirmation, confirmedSession, onlyConfirmation } from './confirmed-session.ts';
import { normalizeUsername } from './login-limits.ts';
import { generatePassword } from './password.ts';

const newAdministrator = z.strictObject({
  username: z.string().max(200),
  new_password: z.string().max(1000).optional(),
  ...confirmation,
});

const usernamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}._@-]{0,78}[\p{L}\p{N}\p{M}])?$/u;

/** @throws InvalidError for what is no name */
function readUsername(written: string): string {
  const username = normalizeUsername(written);
  if (username === '') throw new InvalidError([{ path: 'username', code: 'required' }]);
  if (!usernamePattern.test(username)) throw new InvalidError([{ path: 'username', code: 'invalidName' }]);
  return username;
}

/** Everybody who may log in here: reading, adding, removing them, and taking away a second step that was lost. */
export function registerAdministrators(app: FastifyInstance, services: AccountServices, language: Language): void {
  const { accounts, database } = services;

  app.get('/administrators', administratorReads(accounts), async (request) => {
    const own = await accounts.ownSession(request);
    const administrators = await listAdministrators(database);
    return administrators.map((each) => ({ ...each, is_self: each.id === own.accountId }));
  });

  app.post('/administrators', administratorWrites(accounts), async (request, reply) => {
    const sent = readJson(request, newAdministrator);
    const username = readUsername(sent.username);
    const issues = sent.new_password === undefined ? [] : checkPassword(sent.new_password, username);
    if (issues.length > 0) throw new InvalidError(issues);
    const taken = () => new InvalidError([{ path: 'username', code: 'taken' }]);
    if (await isTaken(database, username)) throw taken();
    await confirmedSession(request, accounts, sent);
    const secret = sent.new_password ?? generatePassword();
    if (!(await accounts.add({ username, password: secret }))) throw taken();
    reply.code(201);
    return {
      message: callMessage('administratorAdded', language),
      username,
      // Told this once, where it was made here.
      ...(sent.new_password === undefined && { password: secret }),
    };
  });

  app.post('/administrators/:id/reset', administratorWrites(accounts), async (request) => {
    const id = readId(request);
    const session = await confirmedSession(request, accounts, readJson(request, onlyConfirmation));
    if (id === session.accountId) throw new CallError(409, 'ownAccount');
    if (!(await resetSecondStep(database, id))) throw notFound();
    return { message: callMessage('administratorReset', language) };
  });

  app.post('/administrators/:id/remove', administratorWrites(accounts), async (request) => {
    const id = readId(request);
    const session = await confirmedSession(request, accounts, readJson(request, onlyConfirmation));
    if (id === session.accountId) throw new CallError(409, 'ownAccount');
    if (!(await removeAdministrator(database, { id, by: session.accountId }))) throw notFound();
    return { message: callMessage('administratorRemoved', language) };
  });
}
