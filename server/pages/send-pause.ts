import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalMessage } from '../../language/refusal-messages.ts';
import { readPageAddress } from '../addresses/read-page-address.ts';
import { factsOf, forgetContent } from '../http/answer-error.ts';
import { Refusal } from '../refusals/refusal.ts';
import { choicesOf } from './choices-of.ts';
import { smallPage, smallPagePolicy } from './small-page.ts';

/**
 * Tells a visitor for whom a page or a file is not there at the moment (429, 503) when to come again, in the language of the page.
 * `page` is the path of what was wanted. @throws the error when it is another one
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
