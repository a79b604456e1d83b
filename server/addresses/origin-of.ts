import type { RequestedPath } from './requested-path.ts';

const hostPattern = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The origin of the site, without a trailing slash: `PUBLIC_URL` if it is set, otherwise from the request. Of the
 * headers only `Host` counts, because any client can send `X-Forwarded-Host` and few proxies remove it.
 */
export function originOf(request: RequestedPath, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const host = request.raw.headers.host ?? '';
  // Fastify passes on any value that a proxy sends as the protocol.
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  const named = `${scheme}://${host}`;
  // A number that is too large for an IP address matches the pattern but is not a valid host.
  return hostPattern.test(host) && URL.canParse(named) ? named : `${scheme}://localhost`;
}
