import { BusyError } from './busy-error.ts';

/** A fair line before something that only one may use at a time. */
export class WaitingLine {
  readonly #most: number;
  #isTaken = false;
  /** In the order in which they came. */
  readonly #waiting = new Set<() => void>();

  /** @param most how many may wait */
  constructor(most = Infinity) {
    this.#most = most;
  }

  /**
   * Waits for its turn; whoever got it must leave.
   * @param patience the longest wait in milliseconds
   * @throws BusyError when that is over, and when too many wait already
   */
  async enter(patience?: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    if (this.#waiting.size >= this.#most) throw new BusyError(`${this.#most} are waiting already`);
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        this.#waiting.delete(begin);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.delete(begin);
        reject(new BusyError(`Its turn did not come within ${patience} ms`));
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      this.#waiting.add(begin);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
