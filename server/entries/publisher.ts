import fp from 'fastify-plugin';
import { jobs as declared } from '../jobs/index.ts';
import { createPublisher } from './create-publisher.ts';

/** Publishes records at their time for as long as the server runs. */
export const publisher = fp(
  async (app) => {
    const { entries, jobs, log } = app;
    jobs.add(declared.publishing, createPublisher(entries, log));
  },
  { name: 'publisher', dependencies: ['entries', 'jobs'] },
);
