import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../addresses/origin-of.ts';
import { chooseEncoding } from '../http/choose-encoding.ts';
import { type Answer, smallestCompressed, toForm } from './create-answer.ts';
import { isHeldBy, sendAnswer } from './send-answer.ts';

/** Placeholder for the site's own origin in a cached answer. RFC 2606 reserves the name, so no host has it. */
export const originPlace = 'http://origin.invalid';

const place = Buffer.from(originPlace);

/** Replaces the placeholders in bytes. Decoding and encoding the text would take ten times as long. */
function fillPlaces(body: Buffer, origin: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(place); at !== -1; at = body.indexOf(place, from)) {
    parts.push(body.subarray(from, at), origin);
    from = at + place.length;
  }
  return Buffer.concat([...parts, body.subarray(from)]);
}

/** The answer with its placeholders filled, in the encoding for the request. */
async function withOrigin(request: FastifyRequest, answer: Answer, origin: string): Promise<Answer> {
  // The result is for one visitor, so it is compressed quickly.
  const effort = 'quick';
  const { headers, forms } = answer;
  const body = fillPlaces(forms.identity.body, Buffer.from(origin));
  const identity = await toForm({ headers, body, encoding: 'identity', effort });
  const encoding = chooseEncoding(request.headers['accept-encoding'], effort);
  if (encoding === 'identity' || body.length < smallestCompressed) return { ...answer, effort, forms: { identity } };
  const packed = await toForm({ headers, body, encoding, effort });
  return { ...answer, effort, forms: { identity, [encoding]: packed } };
}

/** Sends an answer, with its placeholders filled with the origin of this request. Never rejects. */
export async function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  publicUrl: string | undefined,
): Promise<void> {
  reply.hijack();
  try {
    const isWhole = answer.placed === undefined || isHeldBy(request, answer);
    sendAnswer(request, reply, isWhole ? answer : await withOrigin(request, answer, originOf(request, publicUrl)));
  } catch (error) {
    request.log.error({ err: error }, 'A finished response could not be sent');
    reply.raw.destroy();
  }
}
