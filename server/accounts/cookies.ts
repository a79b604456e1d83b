import type { FastifyReply, FastifyRequest } from 'fastify';

const attribute = /^\s*([^=\s]+)\s*=\s*"?([^"]*?)"?\s*$/;

/** The cookies of a request; of two with one name the first counts, as browsers send the most specific one first. */
export function cookiesOf(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const cookies: [string, string][] = [];
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [, name, value] = attribute.exec(pair) ?? [];
    if (name !== undefined && value !== undefined) cookies.unshift([name, value]);
  }
  return Object.fromEntries(cookies);
}

/**
 * Sets a cookie no script can read and no other site can use; over HTTPS it is never sent in the clear.
 * @param value base64url
 */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}
