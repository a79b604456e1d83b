import type { Network } from '../accounts/client-networks.ts';

/** How many questions a visitor may ask at once, and how many more each second. */
const burst = 40;
const perSecond = 4;
const mostNetworks = 10_000;

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
  count(networks: readonly Network[], now = Date.now()): number {
    const found = networks.map((network) => ({ ...network, left: this.#leftOf(network, now) }));
    const isAllowed = found.every(({ left }) => left >= 1);
    for (const { name, left } of found) this.#keep(name, { left: isAllowed ? left - 1 : left, at: now });
    const waits = found.map(({ left, allowance }) => (1 - left) / (perSecond * allowance));
    return isAllowed ? 0 : Math.ceil(Math.max(...waits));
  }

  #leftOf({ name, allowance }: Network, now: number): number {
    const bucket = this.#buckets.get(name) ?? { left: burst * allowance, at: now };
    return Math.min(burst * allowance, bucket.left + ((now - bucket.at) / 1000) * perSecond * allowance);
  }

  /** Put back at the end, so that the networks that have been quiet longest are the first to be forgotten. */
  #keep(name: string, bucket: Bucket): void {
    this.#buckets.delete(name);
    this.#buckets.set(name, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > mostNetworks && oldest !== undefined) this.#buckets.delete(oldest);
  }
}
