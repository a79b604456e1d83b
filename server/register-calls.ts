import fp from 'fastify-plugin';
import { once } from '../fields/once.ts';
import { registerBodies } from './bodies/register-bodies.ts';
import type { Config } from './config.ts';
import { answerError } from './http/answer-error.ts';
import { notFound } from './http/call-error.ts';
import { onlyDeclared } from './http/only-declared.ts';
import { openLate } from './http/open-late.ts';
import { createServe } from './http/serve.ts';

interface CallsOptions extends Pick<Config, 'checksAnswers'> {
  /** Whether the server starts without them: what they are made of takes a quarter of a start to load. */
  readonly callsAreLate: boolean;
}

/**
 * Every call, to be registered below `/api`. The server must rewrite addresses with `rewriteAddress`. Where calls are
 * late, the first request for one waits for them; when they cannot be opened the server ends.
 */
export const registerCalls = fp<CallsOptions>(
  async (api, { checksAnswers, callsAreLate }) => {
    api.setErrorHandler(answerError);
    api.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
    api.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'x-request-id': request.id,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      });
      // The body of a call that does not exist is not read.
      if (request.is404) throw notFound();
    });
    onlyDeclared(api);
    await registerBodies(api);
    const open = once(async () => (await import('./serve-calls.ts')).serveCalls(serve, api));
    const serve = createServe(api, {
      accounts: api.accounts,
      checksAnswers,
      reads: api.reads,
      ...(callsAreLate && { opening: openLate(api, open) }),
    });
    if (!callsAreLate) await open();
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
      'sheets',
      'answering',
      'backups',
    ],
  },
);
