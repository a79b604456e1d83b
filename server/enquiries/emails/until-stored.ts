import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before the next attempt, up to five seconds. */
const pauses = [100, 500, 2000, 5000];

/**
 * Retries storing data that must not be lost until it succeeds. When `ending` is aborted, it makes one last attempt.
 */
export async function untilStored(
  store: () => Promise<void>,
  { ending, tell }: { readonly ending: AbortSignal; readonly tell: (error: unknown) => void },
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const isLast = ending.aborted;
    try {
      return await store();
    } catch (error) {
      tell(error);
      if (isLast) return;
    }
    await pause(pauses[Math.min(turn, pauses.length - 1)], undefined, { signal: ending }).catch(() => undefined);
  }
}
