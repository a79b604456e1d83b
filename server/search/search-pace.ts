/** How many questions an address may ask at once, and how many more each second. */
const burst = 40;
const perSecond = 4;
const mostAddresses = 10_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/**
 * Slows down who asks in a loop. Counted in memory, unlike the limits on what is written: a question changes nothing,
 * it only costs this process time, and writing a count down would cost more than the answer.
 */
export class SearchPace {
  readonly #buckets = new Map<string, Bucket>();

  /** Counts one question; returns 0 when it may be asked, otherwise the seconds to wait. `now` in milliseconds. */
  count(address: string, now = Date.now()): number {
    const bucket = this.#buckets.get(address) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    const isAllowed = left >= 1;
    // Put back at the end, so that the addresses that have been quiet longest are the first to be forgotten.
    this.#buckets.delete(address);
    this.#buckets.set(address, { left: isAllowed ? left - 1 : left, at: now });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > mostAddresses && oldest !== undefined) this.#buckets.delete(oldest);
    return isAllowed ? 0 : Math.ceil((1 - left) / perSecond);
  }
}
