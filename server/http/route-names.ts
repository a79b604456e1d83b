import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

const names = new WeakMap<IncomingMessage, string>();

/** Notes what a request turned out to ask for, where the framework's own route stands for several things. */
export const nameRoute = ({ raw }: Pick<FastifyRequest, 'raw'>, name: string): void => void names.set(raw, name);

/** What a request asked for, in one of few names: never an address that a visitor made up. */
export const routeOf = ({ raw, routeOptions }: Pick<FastifyRequest, 'raw' | 'routeOptions'>): string =>
  names.get(raw) ?? routeOptions.url ?? 'unknown';
