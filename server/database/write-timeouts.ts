/** Limits on waiting for the write lock. */
export interface WriteTimeouts {
  /** Milliseconds a request may wait for the write lock before it is answered with 503 and `Retry-After`. */
  readonly timeout: number;
  /** The same for operator commands and for the start of the program. */
  readonly longTimeout: number;
  /** Maximum number of waiters per process. Further requests are answered with 503 at once. */
  readonly mostWaiting: number;
}

export const defaultTimeouts: WriteTimeouts = { timeout: 5000, longTimeout: 600_000, mostWaiting: 200 };

/** Maximum number of PostgreSQL connections per process. */
export interface Pools {
  /** For pages, lists and all other reads. */
  readonly readers: number;
  readonly writers: number;
}

export const defaultPools: Pools = { readers: 10, writers: 5 };
