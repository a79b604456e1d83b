import fp from 'fastify-plugin';
import { createRedirectStore, type RedirectStore } from './redirect-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly redirects: RedirectStore;
  }
}

/** Where moved addresses are kept. */
export const redirectsPlugin = fp(
  async (app) => {
    app.decorate('redirects', createRedirectStore(app.database));
  },
  { name: 'redirects', dependencies: ['database'] },
);
