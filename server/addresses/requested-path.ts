import type { IncomingMessage } from 'node:http';

/** The part of a request that a cached answer is selected and sent with. A Fastify request satisfies it. */
export interface RequestedPath {
  readonly raw: IncomingMessage;
  readonly protocol: 'http' | 'https';
}
