import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { tooManyAttempts } from '../http/call-error.ts';
import { clientNetworks } from '../http/client-networks.ts';
import { countAttempt, limitsByNetwork } from '../rate-limits/rate-limit.ts';

/** Ample for a person who writes, narrow for a program: per address and per kind of message. */
const perMinute = 10;
const perHour = 60;

/** Counts one message of a visitor. @throws CallError 429 when there were too many */
export async function assertWithinLimits(database: Database, request: FastifyRequest, kind: string): Promise<void> {
  const networks = clientNetworks(request);
  const wait = await countAttempt(database, [
    ...limitsByNetwork(networks, { key: `visitor:${kind}:minute`, max: perMinute, windowSeconds: 60 }),
    ...limitsByNetwork(networks, { key: `visitor:${kind}:hour`, max: perHour, windowSeconds: 3600 }),
  ]);
  if (wait > 0) throw tooManyAttempts(wait);
}
