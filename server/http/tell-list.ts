import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tells how many records a list has in all, and where the next ones are; `next` is the id behind which they stand. */
export function tellList(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, next }: { readonly total: number; readonly next: number | null },
): void {
  reply.header('x-total-count', total);
  if (next === null) return;
  const [path = '', query = ''] = request.url.split('?');
  const asked = new URLSearchParams(query);
  asked.set('after', String(next));
  reply.header('link', `<${path}?${asked.toString()}>; rel="next"`);
}
