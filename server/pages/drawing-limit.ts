import { busy, tooManyAttempts } from '../http/call-error.ts';
import type { Network } from '../http/client-networks.ts';
import { VisitorRateLimit } from '../rate-limits/visitor-rate-limit.ts';

/** Pages drawn at once share the processor and are all done late; what each has read and made until then is held. */
const mostAtOnce = 8;
/** Drawing a page takes the process some 20 ms: whoever waits behind that many waits a second and more. */
const mostWaiting = 56;

/** What drawing cost since the start, and what goes on. */
export interface DrawingCounts {
  readonly running: number;
  readonly waiting: number;
  readonly drawn: number;
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
export class DrawingLimit {
  readonly #limit = new VisitorRateLimit({ burst: 120, perSecond: 10 });
  #drawing = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #counts = { drawn: 0, failed: 0, milliseconds: 0, refusedBusy: 0, refusedVisitor: 0 };

  get counts(): DrawingCounts {
    return { ...this.#counts, running: this.#drawing, waiting: this.#waiting.length };
  }

  /**
   * Draws for a visitor, in the order in which they came.
   * @throws CallError 429 when the visitor had too many pages drawn for himself alone, 503 while too many wait
   */
  async run<Drawn extends { readonly isCacheable: boolean }>(
    visitor: readonly Network[],
    draw: () => Promise<Drawn>,
  ): Promise<Drawn> {
    this.#assertRoom(visitor);
    if (this.#drawing < mostAtOnce) this.#drawing += 1;
    // Whoever is done hands his place on.
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    const began = performance.now();
    try {
      const drawn = await draw();
      if (drawn.isCacheable) this.#limit.refund(visitor);
      this.#counts.drawn += 1;
      return drawn;
    } catch (error) {
      this.#counts.failed += 1;
      throw error;
    } finally {
      this.#counts.milliseconds += performance.now() - began;
      const next = this.#waiting.shift();
      if (next === undefined) this.#drawing -= 1;
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
