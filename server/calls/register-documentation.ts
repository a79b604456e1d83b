import type { FastifyInstance } from 'fastify';

/** The description of the calls: for programs and for readers. */
export function registerDocumentation(app: FastifyInstance): void {
  app.get('/openapi.json', () => ({}));
}
