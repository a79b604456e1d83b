import type { FastifyInstance } from 'fastify';
import { CallError } from './call-error.ts';

/**
 * Refuses a request with more than one `Host` line (RFC 9112, section 3.2). A proxy and Node could use different lines,
 * so that pages of one site are cached for another. Node itself exposes only the first line in `headers`.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    if (hosts > 1) throw new CallError(400, 'malformed');
  });
}
