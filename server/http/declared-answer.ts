import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../calls/model/call.ts';
import { refusalsOf } from '../../calls/model/refusals.ts';

/** An answer that does not match the declaration of its call. */
class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
}

/**
 * Describes how an answer differs from the declaration of its call; `null` if it matches. Undeclared properties are
 * refused, too, because they could reveal private data.
 */
export function mismatchOf(call: Call, status: number, answer: unknown): string | null {
  const known = new Map<number, z.core.$ZodType | null>([
    ...refusalsOf(call),
    ...call.statuses.map((success) => [success, call.answer.is === 'json' ? call.answer.schema : null] as const),
  ]);
  const schema = known.get(status);
  if (schema === undefined) return `the status ${status} is not declared`;
  if (schema === null) return null;
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const { data, error } = z.safeParse(schema, sent);
  if (error !== undefined) return z.prettifyError(error);
  return isDeepStrictEqual(data, sent) ? null : `it holds more than declared: ${JSON.stringify(sent).slice(0, 500)}`;
}

/** @throws AnswerMismatch if the answer does not match the declaration of its call */
export function assertDeclared(call: Call, status: number, answer: unknown): void {
  const mismatch = mismatchOf(call, status, answer);
  if (mismatch !== null) throw new AnswerMismatch(`${call.method} ${call.path} answers ${status}: ${mismatch}`);
}

/** Refuses to send an answer that does not match the declaration of its call. */
export function checkAnswer(call: Call, reply: FastifyReply, answer: unknown): unknown {
  const { statusCode } = reply;
  if (statusCode >= 500) return answer;
  try {
    assertDeclared(call, statusCode, answer);
  } catch (error) {
    // The declared status of a refusal would hide the error.
    reply.code(500);
    throw error;
  }
  return answer;
}
