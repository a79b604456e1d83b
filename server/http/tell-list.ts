import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a client is told about a list beside the part that it reads. */
interface ListFacts {
  /** How many there are in all; `null` where counting them means reading them. */
  readonly total: number | null;
  /** The id behind which the next part begins, or whatever else `after` takes; `null` at the end. */
  readonly next: number | string | null;
  /** The order in which the next part comes, where it is not the one that was asked for. */
  readonly sort?: string;
}

/** Tells how many a list has in all, and where the next ones are. */
export function tellList(request: FastifyRequest, reply: FastifyReply, { total, next, sort }: ListFacts): void {
  if (total !== null) reply.header('x-total-count', total);
  if (next === null) return;
  const [path = '', query = ''] = request.url.split('?');
  const asked = new URLSearchParams(query);
  if (sort !== undefined) asked.set('sort', sort);
  asked.set('after', String(next));
  reply.header('link', `<${path}?${asked.toString()}>; rel="next"`);
}
