import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { tooManyAttempts } from '../http/call-error.ts';
import { clientNetworks } from '../http/client-networks.ts';
import { countAttempt, limitsByNetwork } from '../rate-limits/rate-limit.ts';

/** Enough for a person who writes, too few for a program. Counted per network and per kind of submission. */
const perMinute = 10;
const perHour = 60;

/** Pictures in an hour; each may be 15 MB. */
const uploadsPerHour = 12;

/** Counts a picture before it is read. @throws CallError 429 if there were too many */
export async function assertMayUpload(database: Database, request: FastifyRequest): Promise<void> {
  const limit = { key: 'visitor:upload:hour', max: uploadsPerHour, windowSeconds: 3600 };
  const wait = await countAttempt(database, limitsByNetwork(clientNetworks(request), limit));
  if (wait > 0) throw tooManyAttempts(wait);
}

/** Counts a submission of a visitor. @throws CallError 429 if there were too many */
export async function assertWithinLimits(database: Database, request: FastifyRequest, kind: string): Promise<void> {
  const networks = clientNetworks(request);
  const wait = await countAttempt(database, [
    ...limitsByNetwork(networks, { key: `visitor:${kind}:minute`, max: perMinute, windowSeconds: 60 }),
    ...limitsByNetwork(networks, { key: `visitor:${kind}:hour`, max: perHour, windowSeconds: 3600 }),
  ]);
  if (wait > 0) throw tooManyAttempts(wait);
}
