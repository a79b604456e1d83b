import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadAnswers } from '../http/answer-reads.ts';
import { chooseEncoding } from '../http/choose-encoding.ts';
import { compress, createAnswer, packingOf, smallestCompressed } from './create-answer.ts';
import type { PageMemory } from './create-page-memory.ts';
import { sendAnswer } from './send-answer.ts';

/** Headers of a single request, or set when the answer is created. */
const ownHeaders = new Set(['x-request-id', 'strict-transport-security', 'content-length', 'cache-control']);

const headersOf = (reply: FastifyReply): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined || ownHeaders.has(name) ? [] : [[name, String(value)]],
    ),
  );

/** Cached reads of calls, in the same cache as the pages. */
export const createReadAnswers = ({ cache, isEnabled }: Pick<PageMemory, 'cache' | 'isEnabled'>): ReadAnswers => ({
  async sendCached(request, reply, key, make) {
    const answer =
      cache.find(key) ??
      (await cache.make(key, async (tags) => {
        const body = await make(tags);
        const headers = {
          ...headersOf(reply),
          'content-type': 'application/json; charset=utf-8',
          // Browsers may cache it but must revalidate it.
          'cache-control': 'no-cache',
        };
        const packing = packingOf(isEnabled, request);
        return { isCacheable: true, answer: await createAnswer({ status: 200, body, headers, ...packing }) };
      }));
    sendAnswer(request, reply, answer);
  },
  async compress(request: FastifyRequest, reply, body) {
    reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'], 'quick');
    const bytes = Buffer.from(body);
    if (encoding === 'identity' || bytes.length < smallestCompressed) return body;
    reply.header('content-encoding', encoding);
    return compress(bytes, encoding, 'quick');
  },
});
