/** How long and how many wait for their turn to write. */
export interface Waits {
  /** The longest wait of a request, in milliseconds; behind it is told to come again. */
  readonly patience: number;
  /** The longest wait of what an operator or the start of the program waits for, in milliseconds. */
  readonly longPatience: number;
  /** How many may wait in one process; who comes behind them is told at once to come again. */
  readonly mostWaiting: number;
}

export const usualWaits: Waits = { patience: 5000, longPatience: 600_000, mostWaiting: 200 };

/** How many connections to PostgreSQL one process opens at most. */
export interface Pools {
  /** For pages, lists and everything else that only reads. */
  readonly readers: number;
  readonly writers: number;
}

export const usualPools: Pools = { readers: 10, writers: 5 };
