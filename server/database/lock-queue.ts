import { BusyError } from './busy-error.ts';

/** A FIFO queue for a lock with one holder at a time. */
export class LockQueue {
  readonly #most: number;
  #isTaken = false;
  /** In order of arrival. */
  readonly #waiting = new Set<() => void>();

  /** @param most maximum number of waiters */
  constructor(most = Infinity) {
    this.#most = most;
  }

  /**
   * Acquires the lock; the caller must release it.
   * @param timeout milliseconds
   * @throws BusyError after the timeout, or if too many wait already
   */
  async acquire(timeout?: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    if (this.#waiting.size >= this.#most) throw new BusyError(`${this.#most} callers already wait for the lock`);
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        this.#waiting.delete(begin);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.delete(begin);
        reject(new BusyError(`The lock was not free within ${timeout} ms`));
      };
      const timer = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
      this.#waiting.add(begin);
    });
  }

  release(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
