import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CallError } from './call-error.ts';

/** A body that must be JSON of one shape; forms of other sites cannot send it. @throws CallError 415, 400 */
export function readJson<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new CallError(415, 'unsupportedBody');
  const given = schema.safeParse(request.body);
  if (!given.success) throw new CallError(400, 'malformed');
  return given.data;
}
