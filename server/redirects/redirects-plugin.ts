import fp from 'fastify-plugin';
import { createRedirectStore, type RedirectStore } from './redirect-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly redirects: RedirectStore;
  }
}

/** The store of redirects. */
export const redirectsPlugin = fp(
  async (app) => {
    app.decorate('redirects', createRedirectStore(app.database));
  },
  { name: 'redirects', dependencies: ['database'] },
);
