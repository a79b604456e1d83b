import fp from 'fastify-plugin';
import { startPublisher } from './start-publisher.ts';

/** Publishes records at their time for as long as the server runs. */
export const publisher = fp(
  async (app) => {
    app.addHook('onClose', startPublisher(app.entries, app.log));
  },
  { name: 'publisher', dependencies: ['entries'] },
);
