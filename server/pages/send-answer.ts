import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './create-answer.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { strictTransport } from './security-headers.ts';

/** True when the visitor already holds these bytes (RFC 9110 §13.1.2, weak comparison). */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((held) => held.trim().replace(/^W\//, '') === opaque);
}

/** True when all that is sent is that the visitor holds the answer. */
export const isHeldBy = ({ headers }: FastifyRequest, { status, etag }: Answer): boolean =>
  status === 200 && isHeld(headers['if-none-match'], etag);

/**
 * Sends a finished answer past the framework: as 304 where the visitor holds it, without body for HEAD, otherwise in
 * the best form the visitor accepts.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  const { headers } = request.raw;
  // Only these two depend on the request, so they are no part of the kept answer.
  const own = ['x-request-id', request.id];
  if (request.protocol === 'https') own.push('strict-transport-security', strictTransport);

  reply.hijack();
  if (isHeldBy(request, answer)) {
    reply.raw.writeHead(304, [...answer.headers, ...own]).end();
    return;
  }
  const form = answer.forms[chooseEncoding(headers['accept-encoding'])] ?? answer.forms.identity;
  reply.raw.writeHead(answer.status, [...form.headers, ...own]);
  reply.raw.end(request.raw.method === 'HEAD' ? undefined : form.body);
}
