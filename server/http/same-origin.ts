import type { FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';
import { cookiesOf } from './cookies.ts';

/** True for the site's own origin. An HTTP page can be forged, so it is foreign to an HTTPS site. */
function isOwnOrigin(origin: string, { host, protocol }: FastifyRequest): boolean {
  const from = URL.parse(origin);
  const isDowngraded = protocol === 'https' && from?.protocol !== 'https:';
  return from !== null && from.host.toLowerCase() === host.toLowerCase() && !isDowngraded;
}

/**
 * Refuses a state change that another site made the browser send. Browsers send the origin of a request
 * (`Sec-Fetch-Site`, older ones `Origin`). A client that sends neither is accepted if it sends no session, because
 * another site then has nothing to abuse.
 * @throws CallError 403
 */
export function assertSameOrigin(request: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOwn =
    site !== undefined
      ? site === 'same-origin' || site === 'none'
      : origin !== undefined
        ? isOwnOrigin(origin, request)
        : cookiesOf(request)['session'] === undefined;
  if (!isOwn) throw new CallError(403, 'foreignOrigin');
}
