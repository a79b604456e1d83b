import type { Asked } from './asked.ts';

const hostPattern = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The site's own address, without a slash at its end: `PUBLIC_URL` where it is set, otherwise what the visitor asked.
 * Only the `Host` header counts, because anybody can send `X-Forwarded-Host` and few proxies take it away.
 */
export function originOf(request: Asked, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const host = request.raw.headers.host ?? '';
  // Fastify hands on whatever a proxy calls the protocol.
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  const named = `${scheme}://${host}`;
  // A number too large for an address looks like a name, but is no host.
  return hostPattern.test(host) && URL.canParse(named) ? named : `${scheme}://localhost`;
}
