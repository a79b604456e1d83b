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

/** A body may be wrong in a hundred thousand places; an answer names the first of them. */
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

/** What the framework refuses before a call sees the request: bodies it cannot read or will not. */
const byStatus: ReadonlyMap<number, RefusalMessage> = new Map([
  [404, 'notFound'],
  [413, 'bodyTooLarge'],
  [415, 'unsupportedBody'],
]);

const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : 500;
};

/** What is told of any error. */
export function factsOf(error: unknown): RefusalFacts {
  if (error instanceof Refusal) return error.facts;
  if (isBusy(error)) return databaseBusy().facts;
  // A body that breaks off has the code of a database that is away, but the status of what the framework refuses.
  const status = statusOf(error);
  if (status < 500) return { status, messageKey: byStatus.get(status) ?? 'malformed' };
  if (isPassing(error) || isAway(error)) return notNow;
  return isDiskFull(error) ? { status: 507, messageKey: 'noRoom' } : failure;
}

/** What a call answers to an error: the status, after how many seconds to try again, and the body. */
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
 * The one place where a call's error becomes an answer: `{message, issues}` in the language of its address.
 * A fault of ours is logged whole under the request id and answered without any of it.
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

/** Takes back what was said about a content that cannot be sent after all; `raw` has it where that was a stream. */
export function forgetContent(reply: FastifyReply): void {
  for (const name of ofContent) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

/** Answers an error of a call. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfter, body } = describeError(error, request);
  forgetContent(reply);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
