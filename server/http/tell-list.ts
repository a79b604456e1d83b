import type { FastifyReply, FastifyRequest } from 'fastify';

/** The totals and cursors of a list, beside its rows. */
interface ListFacts {
  /** The number of all rows; `null` if counting would mean reading them all. */
  readonly total: number | null;
  /** The cursor of the next part, for `after`: an id or another value; `null` at the end. */
  readonly next: number | string | null;
  /** The order of the next part, if it differs from the requested one. */
  readonly sort?: string;
}

/** Sets the headers with the total of a list and the link to the next part. */
export function tellList(request: FastifyRequest, reply: FastifyReply, { total, next, sort }: ListFacts): void {
  if (total !== null) reply.header('x-total-count', total);
  if (next === null) return;
  const [path = '', query = ''] = request.url.split('?');
  const nextQuery = new URLSearchParams(query);
  if (sort !== undefined) nextQuery.set('sort', sort);
  nextQuery.set('after', String(next));
  reply.header('link', `<${path}?${nextQuery.toString()}>; rel="next"`);
}
