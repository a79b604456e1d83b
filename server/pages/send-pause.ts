import type { FastifyReply, FastifyRequest } from 'fastify';
import { callMessage } from '../../language/call-words.ts';
import { readPageAddress } from '../addresses/read-page-address.ts';
import { isBusy } from '../database/is-busy.ts';
import { CallError, databaseBusy } from '../http/call-error.ts';
import { choicesOf } from './choices-of.ts';
import { smallPage, smallPagePolicy } from './small-page.ts';

/**
 * Tells a visitor for whom no page is drawn now (429, 503) when to come again, in the language of the page.
 * `page` is the path of the page that was wanted. @throws the error when it is another one
 */
export function sendPause(
  request: FastifyRequest,
  reply: FastifyReply,
  fault: unknown,
  page = request.url.replace(/\?.*/s, ''),
): void {
  const error = isBusy(fault) ? databaseBusy() : fault;
  if (!(error instanceof CallError) || error.retryAfter === undefined) throw error;
  const language = readPageAddress(page).pinned ?? choicesOf(request.headers.cookie).language;
  reply
    .code(error.status)
    .headers({
      'retry-after': error.retryAfter,
      'cache-control': 'no-store',
      'content-security-policy': smallPagePolicy,
    })
    .type('text/html; charset=utf-8')
    .send(smallPage({ language, title: callMessage(error.messageKey, language, error.values) }));
}
