import type { FastifyRequest } from 'fastify';
import { toId } from '../../fields/record-id.ts';
import { notFound } from './call-error.ts';

/** The id in the address of a call. @throws CallError 404 where it is none */
export function readId({ params }: Pick<FastifyRequest, 'params'>, name = 'id'): number {
  const id = typeof params === 'object' && params !== null ? toId(Reflect.get(params, name)) : undefined;
  if (id === undefined) throw notFound();
  return id;
}
