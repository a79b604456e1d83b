import { busy, tooManyAttempts } from '../http/call-error.ts';
import type { Network } from '../http/client-networks.ts';
import { VisitorPace } from '../pace/visitor-pace.ts';

/** Pages drawn at once share the processor and are all done late; what each has read and made until then is held. */
const mostAtOnce = 8;
/** Drawing a page takes the process some 20 ms: whoever waits behind that many waits a second and more. */
const mostWaiting = 56;

/**
 * Bounds what drawing pages costs. A page that is kept afterwards cost once for everyone; one that cannot be kept
 * (a search, a filter, a name that is nobody's) is counted for the visitor who wanted it.
 */
export class DrawingLimit {
  readonly #pace = new VisitorPace({ burst: 120, perSecond: 10 });
  #drawing = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * Draws for a visitor, in the order in which they came.
   * @throws CallError 429 when the visitor had too many pages drawn for himself alone, 503 while too many wait
   */
  async run<Drawn extends { readonly keep: boolean }>(
    visitor: readonly Network[],
    draw: () => Promise<Drawn>,
  ): Promise<Drawn> {
    if (this.#waiting.length >= mostWaiting) throw busy();
    const wait = this.#pace.count(visitor);
    if (wait > 0) throw tooManyAttempts(wait);
    if (this.#drawing < mostAtOnce) this.#drawing += 1;
    // Whoever is done hands his place on.
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    try {
      const drawn = await draw();
      if (drawn.keep) this.#pace.giveBack(visitor);
      return drawn;
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#drawing -= 1;
      else next();
    }
  }
}
