import fp from 'fastify-plugin';
import { createVisits, type Visits } from './create-visits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly visits: Visits;
  }
}

/** How often pages are opened; what was counted last is written when the server closes. */
export const visitsRoom = fp(
  async (app) => {
    const { database, log } = app;
    const visits = createVisits({ database, log });
    app.addHook('onClose', () => visits.close());
    app.decorate('visits', visits);
  },
  { name: 'visits', dependencies: ['database'] },
);
