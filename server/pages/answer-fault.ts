import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError, factsOf } from '../http/answer-error.ts';
import { sendPause } from './send-pause.ts';

/** Answers an error outside of calls: a temporary one with a small page, any other like a call. */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (factsOf(error).retryAfter === undefined) return answerError(error, request, reply);
  sendPause(request, reply, error);
  return reply;
}
