import fp from 'fastify-plugin';
import { createJobs, type Jobs } from './create-jobs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: Jobs;
  }
}

/** Runs the scheduled jobs from when the server is ready until it closes. */
export const jobsPlugin = fp(
  async (app) => {
    const { database, log } = app;
    const jobs = createJobs({ database, log });
    app.addHook('onReady', async () => jobs.start());
    // Jobs stop before other plugins close the resources that they use. A server that never became ready has no jobs to
    // stop.
    app.addHook('preClose', () => jobs.close());
    app.addHook('onClose', () => jobs.close());
    app.decorate('jobs', jobs);
  },
  { name: 'jobs', dependencies: ['database'] },
);
