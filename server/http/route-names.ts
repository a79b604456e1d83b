import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

const names = new WeakMap<IncomingMessage, string>();

/** Stores the name of the page that a request asks for, because one route serves all pages. */
export const nameRoute = ({ raw }: Pick<FastifyRequest, 'raw'>, name: string): void => void names.set(raw, name);

/** The route of a request for logs and metrics: one of a few names, never the requested address. */
export const routeOf = ({ raw, routeOptions }: Pick<FastifyRequest, 'raw' | 'routeOptions'>): string =>
  names.get(raw) ?? routeOptions.config.call?.path ?? routeOptions.url ?? 'unknown';
