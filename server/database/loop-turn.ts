/** So long work may hold the event loop; whoever asks for a page meanwhile hardly feels it. */
const longestMilliseconds = 10;

/** Lets long work that never waits for anything pause again and again, so that the process goes on with what else came. */
export class LoopTurn {
  #begun: number | null = null;
  #isLong = false;

  /** Another work begins, of which nothing is known yet. */
  begin(): void {
    this.#isLong = false;
  }

  /** Called between the steps of the work: returns at once, or after others had their turn when that is due. */
  async pass(): Promise<void> {
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

  /** Called before the last step, which takes the longer the longer the work was: such a step has a turn of its own. */
  async passToEnd(): Promise<void> {
    if (this.#isLong) await new Promise(setImmediate);
    else await this.pass();
  }
}
