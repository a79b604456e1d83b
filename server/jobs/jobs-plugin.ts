import fp from 'fastify-plugin';
import { createJobs, type Jobs } from './create-jobs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: Jobs;
  }
}

/** The runner of what is done by the clock: from when the server is ready until it closes. */
export const jobsPlugin = fp(
  async (app) => {
    const { database, log } = app;
    const jobs = createJobs({ database, log });
    app.addHook('onReady', async () => jobs.start());
    // Before any plugin closes what its jobs work with; a server that never was ready has no jobs to stop.
    app.addHook('preClose', () => jobs.close());
    app.addHook('onClose', () => jobs.close());
    app.decorate('jobs', jobs);
  },
  { name: 'jobs', dependencies: ['database'] },
);
