import type { FastifyInstance } from 'fastify';
import { CallError } from './call-error.ts';

/**
 * Refuses a request with more than one `Host` line (RFC 9112, section 3.2): a proxy and Node may each believe another
 * one, and then the pages of one site are cached for the other. Node itself hides all but the first.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    if (hosts > 1) throw new CallError(400, 'malformed');
  });
}
