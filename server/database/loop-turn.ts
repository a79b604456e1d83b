/** So long work may hold the event loop; whoever asks for a page meanwhile hardly feels it. */
const longestMilliseconds = 10;

/** Lets long work that never waits for anything pause again and again, so that the process goes on with what else came. */
export class LoopTurn {
  #begun: number | null = null;

  /** Called between the steps of the work: returns at once, or after others had their turn when that is due. */
  async pass(): Promise<void> {
    const now = performance.now();
    if (this.#begun === null) {
      this.#begun = now;
      setImmediate(() => {
        this.#begun = null;
      });
    } else if (now - this.#begun > longestMilliseconds) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  }
}
