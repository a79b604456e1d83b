import type * as z from 'zod/mini';
import type { Call } from '../../calls/model/call.ts';
import { type Addressing, addressOfCall } from './call-api.ts';

/** Milliseconds before each retry of a background call. */
const rests = [1000, 5000, 25_000];

/**
 * Sends a call in the background, also while the page is unloading. Network and server errors are retried; refusals are
 * not shown.
 */
export async function sendBeacon<Params extends z.ZodMiniObject, Query extends z.ZodMiniObject>(
  call: Call<Params, Query, null>,
  args: Addressing<Params, Query>,
): Promise<void> {
  const address = addressOfCall(call, args);
  for (const rest of [...rests, null]) {
    const status = await fetch(address, { method: call.method, keepalive: true }).then(
      (response) => response.status,
      () => 0,
    );
    if (rest === null || (status !== 0 && status < 500)) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
