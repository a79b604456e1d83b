/** What is kept of one thing, and how much room that takes. */
interface Kept<Value> {
  readonly value: Value;
  readonly size: number;
  /** Whether it was found since its place was last looked at. */
  isUsed: boolean;
}

/** Values that were worth reading once, by name, in a room that is not exceeded. */
export interface ValueMemory<Value> {
  find(key: string): Value | undefined;
  /**
   * Takes a value in the place of the one of that name. Where there is no room left it takes what was offered twice of
   * late, and what was not looked for longest goes; so whoever walks through a long list pushes nothing out.
   * @returns whether it was taken
   */
  offer(key: string, value: Value, size: number): boolean;
  forget(): void;
}

/** So many names are remembered of what there was no room for. */
const mostOffered = 1000;

/** @param most of all sizes together */
export function createValueMemory<Value>(most: number): ValueMemory<Value> {
  // A Map remembers the order of insertion: its first key is the one that waited longest.
  const kept = new Map<string, Kept<Value>>();
  const offered = new Set<string>();
  let size = 0;

  function drop(key: string): void {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  function makeRoom(needed: number): void {
    for (const [oldest, waiting] of kept) {
      if (size + needed <= most) return;
      if (waiting.isUsed) {
        waiting.isUsed = false;
        kept.delete(oldest);
        kept.set(oldest, waiting);
      } else drop(oldest);
    }
  }

  /** Whether something is asked for so often that others may go for it. */
  function isWanted(key: string): boolean {
    if (offered.delete(key)) return true;
    if (offered.size >= mostOffered) offered.clear();
    offered.add(key);
    return false;
  }

  return {
    find(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      found.isUsed = true;
      return found.value;
    },
    offer(key, value, needed) {
      // A newer value of what is kept is wanted as the old one was.
      const isKnown = kept.has(key);
      drop(key);
      if (needed > most / 2 || (size + needed > most && !isKnown && !isWanted(key))) return false;
      makeRoom(needed);
      kept.set(key, { value, size: needed, isUsed: false });
      size += needed;
      return true;
    },
    forget() {
      kept.clear();
      offered.clear();
      size = 0;
    },
  };
}
