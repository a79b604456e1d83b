import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The values of this site's cookies need no encoding. */
const asWritten = (value: string): string => value;

/**
 * Parses a `Cookie` header. Of two cookies with one name the first counts, because browsers send the most specific one
 * first.
 */
export const readCookies = (header = ''): Readonly<Record<string, string | undefined>> =>
  parseCookie(header, { decode: asWritten });

export const cookiesOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => readCookies(headers.cookie);

/**
 * Sets a cookie that is `HttpOnly` and same-site, and `Secure` over HTTPS.
 * @param value base64url, full stops allowed
 * @param maxAge seconds
 */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
): void {
  const attributes = {
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
  reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes }, { encode: asWritten }));
}
