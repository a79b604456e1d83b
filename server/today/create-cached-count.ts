/**
 * Milliseconds up to which a count is quick. After a slower count the next one waits for a multiple of its duration.
 */
const quick = 100;
const backoffFactor = 20;

/** Milliseconds that an answer waits for a new count. */
const timeoutMilliseconds = 300;

interface CachedCountOptions {
  readonly count: () => Promise<number>;
  /** `ContentVersions.current`. */
  readonly version: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/**
 * Caches an expensive count. It is repeated after a change, once for all concurrent callers. If it takes long, callers
 * receive the previous count, and it uses at most a twentieth of the time.
 * @throws the error of counting
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
    // After a timeout the caller has its answer. The next call reports a failure.
    return Promise.race([counting, late]).finally(() => clearTimeout(timer));
  };
}
