/** A count that takes longer is made again only after a rest of so many times as long, in milliseconds. */
const quick = 100;
const backoffFactor = 20;

/** So long an answer waits for a newer count, in milliseconds. */
const timeoutMilliseconds = 300;

interface CachedCountOptions {
  readonly count: () => Promise<number>;
  /** As `ContentVersions.current`. */
  readonly version: () => number;
  /** Milliseconds on a clock that only rises. */
  readonly now?: () => number;
}

/**
 * A count for which everything has to be looked through: made anew when something changed since, once for all who ask
 * meanwhile. Who asks gets the last one where a new one takes long, and where much is counted and much changes it takes
 * a twentieth of the time at most.
 * @throws what counting throws
 */
export function createCachedCount({ count, version, now = () => performance.now() }: CachedCountOptions) {
  let known: { readonly at: number; readonly found: number; readonly until: number } | null = null;
  let counting: Promise<number> | null = null;

  async function recount(): Promise<number> {
    const at = version();
    const began = now();
    try {
      const found = await count();
      const took = now() - began;
      known = { at, found, until: took > quick ? now() + backoffFactor * took : 0 };
      return found;
    } finally {
      counting = null;
    }
  }

  return async (): Promise<number> => {
    if (known !== null && (known.at === version() || (counting === null && now() < known.until))) return known.found;
    counting ??= recount();
    if (known === null) return counting;
    const last = known.found;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<number>((resolve) => {
      timer = setTimeout(resolve, timeoutMilliseconds, last);
    });
    // Who waited in vain hears of a failure with the next question.
    return Promise.race([counting, late]).finally(() => clearTimeout(timer));
  };
}
