import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Our cookies hold nothing that needs to be encoded. */
const asWritten = (value: string): string => value;

/** The cookies of a header; of two with one name the first counts, as browsers send the most specific one first. */
export const readCookies = (header = ''): Readonly<Record<string, string | undefined>> =>
  parseCookie(header, { decode: asWritten });

/** The cookies of a request, as `readCookies`. */
export const cookiesOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => readCookies(headers.cookie);

/**
 * Sets a cookie no script can read and no other site can use; over HTTPS it is never sent in the clear.
 * @param value base64url, perhaps with full stops
 * @param maxAge seconds
 */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
): void {
  const kept = { maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
  reply.header('set-cookie', stringifySetCookie({ name, value, ...kept }, { encode: asWritten }));
}
