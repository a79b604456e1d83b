import type { Network } from '../http/client-networks.ts';

const mostNetworks = 10_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

export interface RateLimitOptions {
  /** How often a visitor may ask at once. */
  readonly burst: number;
  /** How much of that comes back each second. */
  readonly perSecond: number;
}

/**
 * Slows down clients that request in a loop. Counted in memory, unlike the limits on what is written: a question changes nothing,
 * it only costs this process time, and writing a count down would cost more than the answer.
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

  /** How many requests were refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  #leftOf({ name, allowance }: Network, now: number): number {
    const most = this.#burst * allowance;
    const bucket = this.#buckets.get(name) ?? { left: most, at: now };
    return Math.min(most, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond * allowance);
  }

  #keep(name: string, left: number, now: number): void {
    // Put back at the end, so that the networks that have been quiet longest are the first to be forgotten.
    this.#buckets.delete(name);
    this.#buckets.set(name, { left, at: now });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > mostNetworks && oldest !== undefined) this.#buckets.delete(oldest);
  }

  /**
   * Counts one question under each of a visitor's networks.
   * @param now in milliseconds
   * @returns 0 when it may be asked, otherwise the seconds to wait
   */
  count(networks: readonly Network[], now = Date.now()): number {
    const found = networks.map((network) => ({ ...network, left: this.#leftOf(network, now) }));
    const isAllowed = found.every(({ left }) => left >= 1);
    for (const { name, left } of found) this.#keep(name, isAllowed ? left - 1 : left, now);
    if (!isAllowed) this.#refused += 1;
    const waits = found.map(({ left, allowance }) => (1 - left) / (this.#perSecond * allowance));
    return isAllowed ? 0 : Math.ceil(Math.max(...waits));
  }

  /** Refunds a counted request: it turned out to cost nothing more. */
  refund(networks: readonly Network[], now = Date.now()): void {
    for (const network of networks) {
      const most = this.#burst * network.allowance;
      this.#keep(network.name, Math.min(most, this.#leftOf(network, now) + 1), now);
    }
  }
}
