import type { FastifyInstance } from 'fastify';
import { closedPolicy, commonHeaders, strictTransport } from './security-headers.ts';

/** Headers of every answer that is made anew; finished answers carry their own. */
export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...commonHeaders, 'content-security-policy': closedPolicy, 'x-request-id': request.id });
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    done();
  });
}
