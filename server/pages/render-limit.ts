import { busy, tooManyAttempts } from '../http/call-error.ts';
import type { Network } from '../http/client-networks.ts';
import { VisitorRateLimit } from '../rate-limits/visitor-rate-limit.ts';

/**
 * Maximum number of concurrent renderings. More would share the processor, all finish late, and hold their data in
 * memory.
 */
const mostAtOnce = 8;
/** Maximum length of the queue. Rendering a page takes about 20 ms, so the last one waits for more than a second. */
const mostWaiting = 56;

/** Metrics of rendering since the start, and the current load. */
export interface RenderCounts {
  readonly running: number;
  readonly waiting: number;
  readonly rendered: number;
  readonly failed: number;
  /** Of all renderings together, without the time in the queue. */
  readonly milliseconds: number;
  readonly refusedBusy: number;
  readonly refusedVisitor: number;
}

/**
 * Limits the cost of rendering. A page that is cached afterwards counts for no visitor. One that cannot be cached (a
 * search, a filter, an unknown address) counts for the visitor who requested it.
 */
export class RenderLimit {
  readonly #limit = new VisitorRateLimit({ burst: 120, perSecond: 10 });
  #rendering = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #counts = { rendered: 0, failed: 0, milliseconds: 0, refusedBusy: 0, refusedVisitor: 0 };

  get counts(): RenderCounts {
    return { ...this.#counts, running: this.#rendering, waiting: this.#waiting.length };
  }

  /**
   * Renders for a visitor, in the order of arrival.
   * @throws CallError 429 if the visitor requested too many uncached pages, 503 if too many are waiting
   */
  async run<Result extends { readonly isCacheable: boolean }>(
    visitor: readonly Network[],
    render: () => Promise<Result>,
  ): Promise<Result> {
    this.#assertRoom(visitor);
    if (this.#rendering < mostAtOnce) this.#rendering += 1;
    // A finished rendering passes its slot on.
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    const began = performance.now();
    try {
      const rendered = await render();
      if (rendered.isCacheable) this.#limit.refund(visitor);
      this.#counts.rendered += 1;
      return rendered;
    } catch (error) {
      this.#counts.failed += 1;
      throw error;
    } finally {
      this.#counts.milliseconds += performance.now() - began;
      const next = this.#waiting.shift();
      if (next === undefined) this.#rendering -= 1;
      else next();
    }
  }

  /** @throws CallError like `run` */
  #assertRoom(visitor: readonly Network[]): void {
    if (this.#waiting.length >= mostWaiting) {
      this.#counts.refusedBusy += 1;
      throw busy();
    }
    const wait = this.#limit.count(visitor);
    if (wait === 0) return;
    this.#counts.refusedVisitor += 1;
    throw tooManyAttempts(wait);
  }
}
