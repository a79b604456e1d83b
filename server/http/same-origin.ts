import type { FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';
import { cookiesOf } from './cookies.ts';

/** True for the site itself. A page that came in the clear may be anybody's, so it speaks for no encrypted site. */
function isOwnOrigin(origin: string, { host, protocol }: FastifyRequest): boolean {
  const from = URL.parse(origin);
  const isDowngraded = protocol === 'https' && from?.protocol !== 'https:';
  return from !== null && from.host.toLowerCase() === host.toLowerCase() && !isDowngraded;
}

/**
 * Refuses a state change that another site made the browser send.
 * Browsers say where a request comes from (`Sec-Fetch-Site`, older ones `Origin`). A program that says neither is
 * let through as long as it brings no session: then there is nothing another site could abuse.
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
