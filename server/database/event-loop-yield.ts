/** Milliseconds that work may occupy the event loop; the delay of a page request stays small. */
const longestMilliseconds = 10;

/** Lets long synchronous work yield to the event loop, so that the process answers other requests meanwhile. */
export class EventLoopYield {
  #begun: number | null = null;
  #isLong = false;

  /** Starts a new task of unknown duration. */
  begin(): void {
    this.#isLong = false;
  }

  /** Called between the steps of the work. Returns at once, or yields if the limit is reached. */
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

  /**
   * Called before the last step, whose duration grows with the work. After long work this step gets a tick of its own.
   */
  async yieldBeforeEnd(): Promise<void> {
    if (this.#isLong) await new Promise(setImmediate);
    else await this.yieldIfDue();
  }
}
