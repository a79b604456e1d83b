import fp from 'fastify-plugin';
import { readDatabaseTime } from '../database/database-clock.ts';
import { jobs as declared } from '../jobs/index.ts';
import { createPublisher } from './repository/create-publisher.ts';

/** Registers the job that publishes and unpublishes records at their scheduled time. */
export const publisher = fp(
  async (app) => {
    const { database, entries, jobs, log } = app;
    jobs.add(
      declared.publishing,
      createPublisher(entries, log, () => readDatabaseTime(database)),
    );
  },
  { name: 'publisher', dependencies: ['database', 'entries', 'jobs'] },
);
