import type { FastifyReply, FastifyRequest } from 'fastify';

/** How reads of the interface are answered: as well as pages are. */
export interface ReadAnswers {
  /**
   * Answers from memory, or makes the answer and caches it until something changes that it read. Visitors get it
   * compressed, and 304 where they hold it already.
   * @param make makes the body and adds a tag for everything it reads
   */
  sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: (tags: Set<string>) => Promise<string>,
  ): Promise<void>;
  /** The body as it goes over the wire to this client alone; its headers are set. */
  compress(request: FastifyRequest, reply: FastifyReply, body: string): Promise<string | Buffer>;
}

/**
 * The address of a read in one form, whatever the order of its query, so that nobody can have one answer cached under
 * many names.
 */
export function readKey({ url, query: given }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  const asked = Object.entries(given ?? {}).flatMap(([name, value]): [string, string][] =>
    value === '' ? [] : [[name, String(value)]],
  );
  if (asked.length === 0) return path;
  const query = new URLSearchParams(asked);
  query.sort();
  return `${path}?${query.toString()}`;
}
