import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { callMessage } from '../../language/call-words.ts';
import { requestLanguage } from '../errors/request-language.ts';
import type { Accounts } from './create-accounts.ts';
import { readJson } from './read-json.ts';
import { assertSameOrigin } from './same-origin.ts';

const credentials = z.strictObject({ username: z.string().min(1).max(200), password: z.string().min(1).max(1000) });
const secondStep = z.strictObject({ code: z.string().min(1).max(100) });

const onRequest: onRequestAsyncHookHandler = async (request) => assertSameOrigin(request);

/** `/session` below `/api`: who is logged in, log in with one step or two, log out. Bodies are JSON only. */
export function registerSession(app: FastifyInstance, accounts: Accounts): void {
  app.get('/session', async (request, reply) => {
    await accounts.requireAdministrator(request, reply);
    return { username: (await accounts.sessionOf(request))?.name };
  });

  app.post('/session', { onRequest }, async (request, reply) => {
    const actor = await accounts.login(request, reply, readJson(request, credentials));
    const language = requestLanguage(request);
    if (actor === null) return { message: callMessage('secondStepAsked', language), second_step: true };
    return { message: callMessage('loggedIn', language), username: actor.name };
  });

  app.post('/session/second-step', { onRequest }, async (request, reply) => {
    const { name } = await accounts.finishLogin(request, reply, readJson(request, secondStep).code);
    return { message: callMessage('loggedIn', requestLanguage(request)), username: name };
  });

  app.delete('/session', { onRequest }, async (request, reply) => {
    await accounts.logout(request, reply);
    return { message: callMessage('loggedOut', requestLanguage(request)) };
  });
}
