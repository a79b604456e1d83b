import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asked } from '../addresses/asked.ts';
import type { Answer } from './create-answer.ts';
import { chooseEncoding } from '../http/choose-encoding.ts';
import { renewedChoices } from './choices-of.ts';
import { strictTransport } from './security-headers.ts';

/** True when the visitor already holds these bytes (RFC 9110 §13.1.2, weak comparison). */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((held) => held.trim().replace(/^W\//, '') === opaque);
}

/** True when all that is sent is that the visitor holds the answer. */
export const isHeldBy = ({ raw }: Asked, { status, etag }: Answer): boolean =>
  status === 200 && isHeld(raw.headers['if-none-match'], etag);

/**
 * Writes a finished answer: as 304 where the visitor holds it, without body for HEAD, otherwise in the best form the
 * visitor accepts. Headers and body stand as they were cached; only the id, what follows from the protocol and the cookies of
 * the visitor's own choices are new.
 */
export function writeAnswer(asked: Asked, response: ServerResponse, answer: Answer, id: string): void {
  const { method, headers } = asked.raw;
  const own = ['x-request-id', id];
  if (asked.protocol === 'https') own.push('strict-transport-security', strictTransport);
  if (answer.visited !== undefined) {
    for (const cookie of renewedChoices(headers.cookie)) own.push('set-cookie', cookie);
  }
  if (isHeldBy(asked, answer)) {
    response.writeHead(304, answer.headers.concat(own)).end();
    return;
  }
  const form = answer.forms[chooseEncoding(headers['accept-encoding'], answer.effort)] ?? answer.forms.identity;
  response.writeHead(answer.status, form.headers.concat(own));
  response.end(method === 'HEAD' ? undefined : form.body);
}

/** Sends a finished answer past the framework. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  reply.hijack();
  writeAnswer(request, reply.raw, answer, request.id);
}
