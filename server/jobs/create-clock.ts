/** The turns of one job in one process. */
export interface Clock {
  /** When the next turn is, in milliseconds since 1970; null during one, and where none will come. */
  readonly nextAt: () => number | null;
  readonly isRunning: () => boolean;
  /** Lets a turn come after so many milliseconds. */
  rest(milliseconds: number): void;
  /** Lets a turn come at once, or once more after the one that goes on. */
  wake(): void;
  /** Ends after the turn that goes on. */
  stop(): Promise<void>;
}

/**
 * Lets turns come one after the other, never two at once, and never keeps the process alive.
 * @param turn says how long to rest after it, in milliseconds; it never throws
 */
export function createClock(turn: () => Promise<number>): Clock {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let nextAt: number | null = null;
  let isWoken = false;
  let isStopped = false;

  function rest(milliseconds: number): void {
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
    running = turn().then((milliseconds) => {
      running = undefined;
      if (isWoken) wake();
      else rest(milliseconds);
    });
  }

  return {
    nextAt: () => nextAt,
    isRunning: () => running !== undefined,
    rest,
    wake,
    async stop() {
      isStopped = true;
      nextAt = null;
      clearTimeout(timer);
      await running;
    },
  };
}
