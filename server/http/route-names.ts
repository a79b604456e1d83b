import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

const names = new WeakMap<IncomingMessage, string>();

/** Notes which page a request turned out to ask for: one route serves all pages. */
export const nameRoute = ({ raw }: Pick<FastifyRequest, 'raw'>, name: string): void => void names.set(raw, name);

/** What a request asked for, in one of few names: never an address that a visitor made up. */
export const routeOf = ({ raw, routeOptions }: Pick<FastifyRequest, 'raw' | 'routeOptions'>): string =>
  names.get(raw) ?? routeOptions.config.call?.path ?? routeOptions.url ?? 'unknown';
