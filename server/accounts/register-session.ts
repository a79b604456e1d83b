import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { callMessage } from '../../language/call-words.ts';
import { CallError } from '../errors/call-error.ts';
import { requestLanguage } from '../errors/request-language.ts';
import type { Accounts } from './create-accounts.ts';
import { assertSameOrigin } from './same-origin.ts';

const credentials = z.strictObject({ username: z.string().min(1).max(200), password: z.string().min(1).max(1000) });

const onRequest: onRequestAsyncHookHandler = async (request) => assertSameOrigin(request);

/** `/session` below `/api`: who is logged in, log in, log out. Bodies are JSON only. */
export function registerSession(app: FastifyInstance, accounts: Accounts): void {
  app.get('/session', async (request, reply) => {
    await accounts.requireAdministrator(request, reply);
    return { username: (await accounts.sessionOf(request))?.name };
  });

  app.post('/session', { onRequest }, async (request, reply) => {
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new CallError(415, 'unsupportedBody');
    const given = credentials.safeParse(request.body);
    if (!given.success) throw new CallError(400, 'malformed');
    const { name } = await accounts.login(request, reply, given.data);
    return { message: callMessage('loggedIn', requestLanguage(request)), username: name };
  });

  app.delete('/session', { onRequest }, async (request, reply) => {
    await accounts.logout(request, reply);
    return { message: callMessage('loggedOut', requestLanguage(request)) };
  });
}
