import type { Network } from '../http/client-networks.ts';

const mostNetworks = 10_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

export interface RateLimitOptions {
  /** Maximum number of requests at once. */
  readonly burst: number;
  /** Requests refilled per second. */
  readonly perSecond: number;
}

/**
 * Limits clients that request in a loop. Counts in memory, unlike the limits on writes, because reads only cost time of
 * this process and storing a count would cost more than the answer.
 */
export class VisitorRateLimit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perSecond: number;
  #refused = 0;

  constructor({ burst, perSecond }: RateLimitOptions) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  /** Number of requests refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  #leftOf({ name, allowance }: Network, now: number): number {
    const most = this.#burst * allowance;
    const bucket = this.#buckets.get(name) ?? { left: most, at: now };
    return Math.min(most, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond * allowance);
  }

  #keep(name: string, left: number, now: number): void {
    // Moves the bucket to the end of the Map, so that the networks without requests for the longest time are dropped
    // first.
    this.#buckets.delete(name);
    this.#buckets.set(name, { left, at: now });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > mostNetworks && oldest !== undefined) this.#buckets.delete(oldest);
  }

  /**
   * Counts a request under each network of a visitor.
   * @param now milliseconds
   * @returns 0 if it is allowed, otherwise the seconds to wait
   */
  count(networks: readonly Network[], now = Date.now()): number {
    const found = networks.map((network) => ({ ...network, left: this.#leftOf(network, now) }));
    const isAllowed = found.every(({ left }) => left >= 1);
    for (const { name, left } of found) this.#keep(name, isAllowed ? left - 1 : left, now);
    if (!isAllowed) this.#refused += 1;
    const waits = found.map(({ left, allowance }) => (1 - left) / (this.#perSecond * allowance));
    return isAllowed ? 0 : Math.ceil(Math.max(...waits));
  }

  /** Refunds a counted request that turned out to cost nothing. */
  refund(networks: readonly Network[], now = Date.now()): void {
    for (const network of networks) {
      const most = this.#burst * network.allowance;
      this.#keep(network.name, Math.min(most, this.#leftOf(network, now) + 1), now);
    }
  }
}
