import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestedPath } from '../addresses/requested-path.ts';
import type { Answer } from './create-answer.ts';
import { chooseEncoding } from '../http/choose-encoding.ts';
import { renewedChoices } from './choices-of.ts';
import { strictTransport } from './security-headers.ts';

/** True if the client already has these bytes (RFC 9110 §13.1.2, weak comparison). */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}

/** True if the answer to the request is 304. */
export const isHeldBy = ({ raw }: RequestedPath, { status, etag }: Answer): boolean =>
  status === 200 && isHeld(raw.headers['if-none-match'], etag);

/**
 * Writes an answer: as 304 if the client has it, without a body for HEAD, otherwise in the best encoding that the
 * client accepts. Headers and body are as cached; only the request id, the header for HTTPS and the cookies of the
 * visitor's choices are added.
 */
export function writeAnswer(requested: RequestedPath, response: ServerResponse, answer: Answer, id: string): void {
  const { method, headers } = requested.raw;
  const own = ['x-request-id', id];
  if (requested.protocol === 'https') own.push('strict-transport-security', strictTransport);
  if (answer.visited !== undefined) {
    for (const cookie of renewedChoices(headers.cookie)) own.push('set-cookie', cookie);
  }
  if (isHeldBy(requested, answer)) {
    response.writeHead(304, answer.headers.concat(own)).end();
    return;
  }
  const form = answer.forms[chooseEncoding(headers['accept-encoding'], answer.effort)] ?? answer.forms.identity;
  response.writeHead(answer.status, form.headers.concat(own));
  response.end(method === 'HEAD' ? undefined : form.body);
}

/** Sends a ready answer without Fastify. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  reply.hijack();
  writeAnswer(request, reply.raw, answer, request.id);
}
