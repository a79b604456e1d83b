import type { FastifyInstance } from 'fastify';
import { closedPolicy, commonHeaders, strictTransport } from './security-headers.ts';

/** Sets the headers of every answer that is not sent from the cache; cached answers have their own. */
export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...commonHeaders, 'content-security-policy': closedPolicy, 'x-request-id': request.id });
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    done();
  });
}
