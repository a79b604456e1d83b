import type * as z from 'zod/mini';
import type { Call, RefusalStatus } from './call.ts';

/**
 * Every status with which a call may be refused: what its declaration names, and what follows from who may make it and
 * what it takes. That of 409 may say more.
 */
export function refusalsOf(call: Call): ReadonlyMap<RefusalStatus, z.ZodMiniType> {
  const { access, params, refusals } = call;
  const changes = call.method !== 'GET';
  const applies: Readonly<Partial<Record<RefusalStatus, boolean>>> = {
    // Every query may hold a name that the call does not know.
    400: true,
    401: access === 'administrator',
    403: access !== 'holder' && changes,
    404: Object.keys(params.shape).length > 0,
    409: call.conflict !== null,
    // What is sent along is read before it is known that the call takes none.
    413: changes,
    415: changes,
    // Whoever waited too long for others who write.
    503: changes,
    507: changes,
  };
  const statuses = ([400, 401, 403, 404, 409, 413, 415, 429, 503, 507] as const).filter(
    (status) => applies[status] === true || refusals.includes(status),
  );
  return new Map(statuses.map((status) => [status, status === 409 ? (call.conflict ?? call.refusal) : call.refusal]));
}
