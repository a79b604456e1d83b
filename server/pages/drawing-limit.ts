import { busy, tooManyAttempts } from '../http/call-error.ts';
import type { Network } from '../http/client-networks.ts';
import { VisitorPace } from '../pace/visitor-pace.ts';

/** Drawing a page takes the process some 20 ms: whoever waits behind that many waits a second and more. */
const mostAtOnce = 64;

/**
 * Bounds what drawing pages costs. A page that is kept afterwards cost once for everyone; one that cannot be kept
 * (a search, a filter, a name that is nobody's) is counted for the visitor who wanted it.
 */
export class DrawingLimit {
  readonly #pace = new VisitorPace({ burst: 120, perSecond: 10 });
  #drawing = 0;

  /**
   * Draws for a visitor.
   * @throws CallError 429 when the visitor had too many pages drawn for himself alone, 503 while too many are drawn
   */
  async run<Drawn extends { readonly keep: boolean }>(
    visitor: readonly Network[],
    draw: () => Promise<Drawn>,
  ): Promise<Drawn> {
    if (this.#drawing >= mostAtOnce) throw busy();
    const wait = this.#pace.count(visitor);
    if (wait > 0) throw tooManyAttempts(wait);
    this.#drawing += 1;
    try {
      const drawn = await draw();
      if (drawn.keep) this.#pace.giveBack(visitor);
      return drawn;
    } finally {
      this.#drawing -= 1;
    }
  }
}
