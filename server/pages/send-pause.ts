import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalMessage } from '../../language/refusal-messages.ts';
import { readPageAddress } from '../addresses/read-page-address.ts';
import { factsOf, forgetContent } from '../http/answer-error.ts';
import { Refusal } from '../refusals/refusal.ts';
import { choicesOf } from './choices-of.ts';
import { smallPage, smallPagePolicy } from './small-page.ts';

/**
 * Answers a page or file that is temporarily unavailable (429, 503) with the time to retry, in the language of the
 * page. `page` is the requested path. @throws any other error
 */
export function sendPause(
  request: FastifyRequest,
  reply: FastifyReply,
  fault: unknown,
  page = request.url.replace(/\?.*/s, ''),
): void {
  const { status, messageKey, values, retryAfter } = factsOf(fault);
  if (retryAfter === undefined) throw fault;
  if (!(fault instanceof Refusal))
    request.log.error({ err: fault, requestId: request.id }, 'Not possible at the moment');
  forgetContent(reply);
  const language = readPageAddress(page).pinned ?? choicesOf(request.headers.cookie).language;
  reply
    .code(status)
    .headers({
      'retry-after': retryAfter,
      'cache-control': 'no-store',
      'content-security-policy': smallPagePolicy,
    })
    .type('text/html; charset=utf-8')
    .send(smallPage({ language, title: refusalMessage(messageKey, language, values) }));
}
