import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before the next try, growing to five seconds. */
const pauses = [100, 500, 2000, 5000];

/**
 * Stores something that must not be lost, once more after each failure, until it is stored. When `ending` is aborted it
 * tries one last time.
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
