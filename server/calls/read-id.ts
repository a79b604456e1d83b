import type { FastifyRequest } from 'fastify';
import { notFound } from '../errors/call-error.ts';

/** An id as addresses and forms write it; `undefined` for anything else. */
export const toId = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value)) && !Array.isArray(value) ? Number(value) : undefined;

/** The id in the address of a call. @throws CallError 404 where it is none */
export function readId(request: FastifyRequest): number {
  const { params } = request;
  const id = typeof params === 'object' && params !== null && 'id' in params ? toId(params.id) : undefined;
  if (id === undefined) throw notFound();
  return id;
}
