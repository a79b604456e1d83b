/** How long work may hold the event loop; a page that is requested meanwhile is hardly slower. */
const longestMilliseconds = 10;

/** Lets long synchronous work yield to the event loop, so that the process answers other requests meanwhile. */
export class EventLoopYield {
  #begun: number | null = null;
  #isLong = false;

  /** Another work begins, of which nothing is known yet. */
  begin(): void {
    this.#isLong = false;
  }

  /** Called between the steps of the work: returns at once, or yields when that is due. */
  async yieldIfDue(): Promise<void> {
    const now = performance.now();
    if (this.#begun === null) {
      this.#begun = now;
      setImmediate(() => {
        this.#begun = null;
      });
    } else if (now - this.#begun > longestMilliseconds) {
      this.#isLong = true;
      await new Promise(setImmediate);
    }
  }

  /** Called before the last step, which takes the longer the longer the work was: such a step has a tick of its own. */
  async yieldBeforeEnd(): Promise<void> {
    if (this.#isLong) await new Promise(setImmediate);
    else await this.yieldIfDue();
  }
}
