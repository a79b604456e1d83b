import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError, factsOf } from '../http/answer-error.ts';
import { sendPause } from './send-pause.ts';

/** Answers an error of what is no call: one that will pass with a page of few words, others as a call does. */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (factsOf(error).retryAfter === undefined) return answerError(error, request, reply);
  sendPause(request, reply, error);
  return reply;
}
