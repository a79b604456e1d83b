import type { IncomingMessage } from 'node:http';

/** What a finished answer is chosen by and sent with; every request of the framework is one. */
export interface Asked {
  readonly raw: IncomingMessage;
  readonly protocol: 'http' | 'https';
}
