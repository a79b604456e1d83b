import fp from 'fastify-plugin';
import { createFormGuard, type FormGuard } from './form-guard.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly forms: FormGuard;
  }
}

/** Spam detection for forms; `now` in milliseconds since 1970. */
export const formsPlugin = fp<{ readonly now?: () => number }>(
  async (app, { now }) => {
    app.decorate('forms', createFormGuard(app.signingKey, now));
  },
  { name: 'forms', dependencies: ['secrets'] },
);
