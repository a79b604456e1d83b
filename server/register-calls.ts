import fp from 'fastify-plugin';
import { registerBodies } from './bodies/register-bodies.ts';
import type { Config } from './config.ts';
import { answerError } from './http/answer-error.ts';
import { notFound } from './http/call-error.ts';
import { createServe } from './http/serve.ts';
import { serveCalls } from './serve-calls.ts';

/**
 * Registers every call; register it below `/api`. The server must rewrite addresses with `rewriteAddress`.
 * @throws for a route below `/api` without a declared call
 */
export const registerCalls = fp<Pick<Config, 'checksAnswers'>>(
  async (api, { checksAnswers }) => {
    api.setErrorHandler(answerError);
    api.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
    api.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'x-request-id': request.id,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      });
      // Does not read the body of an unknown call.
      if (request.is404) throw notFound();
    });
    api.addHook('onRoute', ({ method, url, config }) => {
      if (config?.call === undefined) throw new Error(`${[method].flat().join(', ')} ${url} is not declared in calls/`);
    });
    await registerBodies(api);
    serveCalls(createServe(api, { accounts: api.accounts, checksAnswers, reads: api.reads }), api);
  },
  {
    name: 'calls',
    encapsulate: true,
    dependencies: [
      'database',
      'jobs',
      'media',
      'redirects',
      'forms',
      'search',
      'accounts',
      'entries',
      'visits',
      'pages',
      'enquiries',
      'quotationPdfs',
      'answering',
      'backups',
    ],
  },
);
