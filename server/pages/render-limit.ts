import { busy, tooManyAttempts } from '../http/call-error.ts';
import type { Network } from '../http/client-networks.ts';
import { VisitorRateLimit } from '../rate-limits/visitor-rate-limit.ts';

/** Pages drawn at once share the processor and are all done late; what each has read and made until then is held. */
const mostAtOnce = 8;
/** Drawing a page takes the process some 20 ms: whoever waits behind that many waits a second and more. */
const mostWaiting = 56;

/** What drawing cost since the start, and what goes on. */
export interface RenderCounts {
  readonly running: number;
  readonly waiting: number;
  readonly rendered: number;
  readonly failed: number;
  /** Of all drawings together, without their waiting. */
  readonly milliseconds: number;
  readonly refusedBusy: number;
  readonly refusedVisitor: number;
}

/**
 * Bounds what drawing pages costs. A page that is cached afterwards cost once for everyone; one that cannot be cached
 * (a search, a filter, a name that is nobody's) is counted for the visitor who wanted it.
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
   * Draws for a visitor, in the order in which they came.
   * @throws CallError 429 when the visitor had too many pages drawn for himself alone, 503 while too many wait
   */
  async run<Result extends { readonly isCacheable: boolean }>(
    visitor: readonly Network[],
    render: () => Promise<Result>,
  ): Promise<Result> {
    this.#assertRoom(visitor);
    if (this.#rendering < mostAtOnce) this.#rendering += 1;
    // Whoever is done hands his place on.
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

  /** @throws CallError as `run` */
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
