import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Issue } from '../../fields/field.ts';
import { refusalMessage, type RefusalMessage } from '../../language/refusal-messages.ts';
import { isAway } from '../database/is-away.ts';
import { isBusy } from '../database/is-busy.ts';
import { Refusal, type RefusalFacts } from '../refusals/refusal.ts';
import { databaseBusy } from './call-error.ts';
import { isDiskFull } from './is-disk-full.ts';
import { isPassing } from './is-passing.ts';
import { requestLanguage } from './request-language.ts';

/** Maximum number of issues in an answer. A body can have a hundred thousand. */
const mostIssues = 50;

const failure: RefusalFacts = { status: 500, messageKey: 'failed' };

const retryAfter = 5;
const notNow: RefusalFacts = { status: 503, messageKey: 'notNow', values: { count: retryAfter }, retryAfter };

const ofContent = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'last-modified',
] as const;

/** Messages for requests that Fastify refuses before the handler: bodies that it cannot or must not read. */
const byStatus: ReadonlyMap<number, RefusalMessage> = new Map([
  [404, 'notFound'],
  [413, 'bodyTooLarge'],
  [415, 'unsupportedBody'],
]);

const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : 500;
};

/** Status, message and issues for any error. */
export function factsOf(error: unknown): RefusalFacts {
  if (error instanceof Refusal) return error.facts;
  if (isBusy(error)) return databaseBusy().facts;
  // An aborted body has the error code of a lost database connection, but a status of Fastify.
  const status = statusOf(error);
  if (status < 500) return { status, messageKey: byStatus.get(status) ?? 'malformed' };
  if (isPassing(error) || isAway(error)) return notNow;
  return isDiskFull(error) ? { status: 507, messageKey: 'noRoom' } : failure;
}

/** The answer to an error: status, seconds until a retry, and body. */
export interface ErrorAnswer {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: {
    readonly message: string;
    readonly issues: readonly Issue[];
    readonly current?: RefusalFacts['current'];
  };
}

/**
 * The one place where an error of a call becomes an answer: `{message, issues}` in the language of its address.
 * Internal errors are logged completely under the request id, and the answer has no details of them.
 */
export function describeError(error: unknown, request: FastifyRequest): ErrorAnswer {
  const { status, messageKey, values, issues = [], retryAfter, current } = factsOf(error);
  if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'A call failed');
  return {
    status,
    retryAfter,
    body: {
      message: refusalMessage(messageKey, requestLanguage(request), values),
      issues: issues.slice(0, mostIssues),
      ...(current !== undefined && { current }),
    },
  };
}

/** Removes the headers of content that cannot be sent after all. For a stream they are in `raw`, too. */
export function forgetContent(reply: FastifyReply): void {
  for (const name of ofContent) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfter, body } = describeError(error, request);
  forgetContent(reply);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
