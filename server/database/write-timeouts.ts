/** How long and how many may wait for the write lock. */
export interface WriteTimeouts {
  /** Milliseconds a request may wait for the write lock before it is answered with 503 and `Retry-After`. */
  readonly timeout: number;
  /** The same for commands of an operator and for the start of the program. */
  readonly longTimeout: number;
  /** How many may wait in one process; further ones are answered with 503 at once. */
  readonly mostWaiting: number;
}

export const defaultTimeouts: WriteTimeouts = { timeout: 5000, longTimeout: 600_000, mostWaiting: 200 };

/** How many connections to PostgreSQL one process opens at most. */
export interface Pools {
  /** For pages, lists and everything else that only reads. */
  readonly readers: number;
  readonly writers: number;
}

export const defaultPools: Pools = { readers: 10, writers: 5 };
