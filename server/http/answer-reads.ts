import type { FastifyReply, FastifyRequest } from 'fastify';

/** How calls that read are answered: cached and compressed, like pages. */
export interface ReadAnswers {
  /**
   * Answers from the cache, or makes the answer and caches it until something changes that it depends on. Visitors
   * receive it compressed, or 304 if their copy is current.
   * @param make makes the body and adds a tag for everything that it reads
   */
  sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: (tags: Set<string>) => Promise<string>,
  ): Promise<void>;
  /** Compresses a body for one client and sets its headers. */
  compress(request: FastifyRequest, reply: FastifyReply, body: string): Promise<string | Buffer>;
}

/** The address of a read with a normalized query, so that one answer is not cached under many keys. */
export function readKey({ url, query: params }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  const entries = Object.entries(params ?? {}).flatMap(([name, value]): [string, string][] =>
    value === '' ? [] : [[name, String(value)]],
  );
  if (entries.length === 0) return path;
  const query = new URLSearchParams(entries);
  query.sort();
  return `${path}?${query.toString()}`;
}
