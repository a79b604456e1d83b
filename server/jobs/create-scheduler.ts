/** Schedules one job in one process. */
export interface Scheduler {
  /** Time of the next tick in milliseconds since 1970; null during a tick and if none is scheduled. */
  readonly nextAt: () => number | null;
  readonly isRunning: () => boolean;
  /** Schedules a tick after a delay. */
  schedule(milliseconds: number): void;
  /** Runs a tick at once, or one more after the tick in progress. */
  wake(): void;
  /** Resolves after the tick in progress. */
  stop(): Promise<void>;
}

/**
 * Runs ticks one after the other, never two at once. It does not keep the process alive.
 * @param tick resolves with the milliseconds until the next one; it never throws
 */
export function createScheduler(tick: () => Promise<number>): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let nextAt: number | null = null;
  let isWoken = false;
  let isStopped = false;

  function schedule(milliseconds: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    nextAt = Date.now() + milliseconds;
    timer = setTimeout(wake, milliseconds);
    timer.unref();
  }

  function wake(): void {
    isWoken = true;
    if (running !== undefined || isStopped) return;
    clearTimeout(timer);
    isWoken = false;
    nextAt = null;
    running = tick().then((milliseconds) => {
      running = undefined;
      if (isWoken) wake();
      else schedule(milliseconds);
    });
  }

  return {
    nextAt: () => nextAt,
    isRunning: () => running !== undefined,
    schedule,
    wake,
    async stop() {
      isStopped = true;
      nextAt = null;
      clearTimeout(timer);
      await running;
    },
  };
}
