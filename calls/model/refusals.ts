import type * as z from 'zod/mini';
import type { Call, RefusalStatus } from './call.ts';

/**
 * The refusal statuses of a call, with their bodies: those in its declaration, and those that follow from access and
 * method. 409 may have a body of its own.
 */
export function refusalsOf(call: Call): ReadonlyMap<RefusalStatus, z.ZodMiniType> {
  const { access, params, refusals } = call;
  const changes = call.method !== 'GET';
  const applies: Readonly<Partial<Record<RefusalStatus, boolean>>> = {
    // Any query may contain an unknown parameter.
    400: true,
    401: access === 'administrator',
    403: access !== 'holder' && changes,
    404: Object.keys(params.shape).length > 0,
    409: call.conflict !== null,
    // A body is read even if the call expects none.
    413: changes,
    415: changes,
    // The request waited too long for the write lock.
    503: changes,
    507: changes,
  };
  const statuses = ([400, 401, 403, 404, 409, 413, 415, 429, 503, 507] as const).filter(
    (status) => applies[status] === true || refusals.includes(status),
  );
  return new Map(statuses.map((status) => [status, status === 409 ? (call.conflict ?? call.refusal) : call.refusal]));
}
