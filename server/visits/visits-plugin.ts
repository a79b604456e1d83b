import fp from 'fastify-plugin';
import { jobs as declared } from '../jobs/index.ts';
import { createVisits, dayAt, type Visits } from './create-visits.ts';
import { shownDays, startOf } from './total-days.ts';
import { moveTotals } from './move-totals.ts';
import { dropOldVisits } from './store-visits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly visits: Visits;
  }
}

/** Counts visits. Stores the last counts when the server closes. */
export const visitsPlugin = fp(
  async (app) => {
    const { database, jobs, log } = app;
    const visits = createVisits({ database, log });
    jobs.add(declared.visits, { due: async () => (visits.hasCounted() ? 0 : null), run: () => visits.store() });
    jobs.add(declared.oldVisits, {
      async run() {
        const now = Date.now();
        await moveTotals(database, startOf(now, shownDays));
        await dropOldVisits(database, dayAt, now);
      },
    });
    app.addHook('onClose', () => visits.close());
    app.decorate('visits', visits);
  },
  { name: 'visits', dependencies: ['database', 'jobs'] },
);
