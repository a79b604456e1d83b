const mostAddresses = 10_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

export interface PaceOptions {
  /** How often an address may ask at once. */
  readonly burst: number;
  /** How much of that comes back each second. */
  readonly perSecond: number;
}

/**
 * Slows down who asks in a loop. Counted in memory, unlike the limits on what is written: a question changes nothing,
 * it only costs this process time, and writing a count down would cost more than the answer.
 */
export class VisitorPace {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perSecond: number;

  constructor({ burst, perSecond }: PaceOptions) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  #leftOf(address: string, now: number): number {
    const bucket = this.#buckets.get(address) ?? { left: this.#burst, at: now };
    return Math.min(this.#burst, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond);
  }

  #set(address: string, left: number, now: number): void {
    // Put back at the end, so that the addresses that have been quiet longest are the first to be forgotten.
    this.#buckets.delete(address);
    this.#buckets.set(address, { left, at: now });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > mostAddresses && oldest !== undefined) this.#buckets.delete(oldest);
  }

  /** Counts one question; returns 0 when it may be asked, otherwise the seconds to wait. `now` in milliseconds. */
  count(address: string, now = Date.now()): number {
    const left = this.#leftOf(address, now);
    const isAllowed = left >= 1;
    this.#set(address, isAllowed ? left - 1 : left, now);
    return isAllowed ? 0 : Math.ceil((1 - left) / this.#perSecond);
  }

  /** Takes a counted question back: it turned out to cost nothing more. */
  giveBack(address: string, now = Date.now()): void {
    this.#set(address, Math.min(this.#burst, this.#leftOf(address, now) + 1), now);
  }
}
