/** Schedules one job in one process. */
export interface Scheduler {
  /** When the next tick is, in milliseconds since 1970; null during one, and where none will come. */
  readonly nextAt: () => number | null;
  readonly isRunning: () => boolean;
  /** Schedules a tick after so many milliseconds. */
  schedule(milliseconds: number): void;
  /** Ticks at once, or once more after the tick that is running. */
  wake(): void;
  /** Resolves after the tick that is running. */
  stop(): Promise<void>;
}

/**
 * Runs ticks one after the other, never two at once, and does not keep the process alive.
 * @param tick resolves to the milliseconds until the next one; it never throws
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
