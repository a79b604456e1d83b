import type { ContentVersions } from '../database/content-versions.ts';
import { createHearing } from '../database/create-hearing.ts';
import type { Answer } from './create-answer.ts';

/** An answer and what it was made from. */
export interface Made {
  readonly answer: Answer;
  /** False for answers that must be made anew for everyone. */
  readonly keep: boolean;
  /** When time alone makes it wrong. */
  readonly freshUntil?: Date;
}

export interface Keeper {
  /** The finished answer of a key, if it still shows what is stored. */
  find(key: string): Answer | undefined;
  /**
   * Makes an answer and keeps it, unless something changed while it was made. `make` adds a tag to the set for
   * everything it reads. Visitors who ask for the same key meanwhile share the one answer.
   */
  make(key: string, make: (tags: Set<string>) => Promise<Made>): Promise<Answer>;
  /** How many answers are kept, and their bytes. */
  readonly size: { readonly answers: number; readonly bytes: number };
  /** How often one was found since the start, and how often one was made. */
  readonly asked: { readonly found: number; readonly made: number };
  close(): void;
}

interface Kept {
  readonly answer: Answer;
  readonly tags: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  /** Whether it was found since its place was last looked at. */
  isUsed: boolean;
}

interface KeeperOptions {
  readonly mostBytes?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds of a clock that nobody sets. */
  readonly clock?: () => number;
}

/**
 * Keeps finished answers in memory, at most `mostBytes` of them (the least recently used go first, about). A change drops
 * exactly the answers that read what changed; an answer whose data was read before a change is never kept.
 */
export function createKeeper(versions: ContentVersions, options: KeeperOptions = {}): Keeper {
  const { mostBytes = Infinity, now = Date.now, clock } = options;
  const hearing = createHearing(versions, clock);
  // A Map remembers the order of insertion, so its first key is the one that waited longest. What was found meanwhile
  // goes to the end when its turn to be dropped comes, which costs those nothing who find it.
  const kept = new Map<string, Kept>();
  const keysByTag = new Map<string, Set<string>>();
  const inTheMaking = new Map<string, Promise<Answer>>();
  let bytes = 0;
  let found = 0;
  let made = 0;

  function drop(key: string): void {
    const known = kept.get(key);
    if (known === undefined) return;
    kept.delete(key);
    bytes -= known.answer.size;
    for (const tag of known.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function keep(key: string, entry: Kept): void {
    drop(key);
    if (entry.answer.size > mostBytes / 4) return;
    for (const [oldest, waiting] of kept) {
      if (bytes + entry.answer.size <= mostBytes) break;
      if (waiting.isUsed) {
        waiting.isUsed = false;
        kept.delete(oldest);
        kept.set(oldest, waiting);
      } else drop(oldest);
    }
    kept.set(key, entry);
    bytes += entry.answer.size;
    for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
  }

  async function makeAndKeep(
    key: string,
    version: number,
    make: (tags: Set<string>) => Promise<Made>,
  ): Promise<Answer> {
    const tags = new Set<string>();
    const { answer, keep: mayKeep, freshUntil } = await make(tags);
    if (mayKeep && mostBytes > 0 && versions.current() === version) {
      keep(key, { answer, tags, freshUntil: freshUntil?.getTime() ?? Infinity, isUsed: false });
    }
    return answer;
  }

  const stop = versions.onChange((tags) => {
    hearing.forget();
    const stale = tags === 'all' ? kept.keys() : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);
    for (const key of stale) drop(key);
  });

  return {
    find(key) {
      hearing.hear();
      const known = kept.get(key);
      if (known === undefined) return undefined;
      if (known.freshUntil !== Infinity && known.freshUntil <= now()) {
        drop(key);
        return undefined;
      }
      known.isUsed = true;
      found += 1;
      return known.answer;
    },
    make(key, make) {
      const version = hearing.hear();
      const job = `${version} ${key}`;
      const running = inTheMaking.get(job);
      if (running !== undefined) return running;
      made += 1;
      const started = makeAndKeep(key, version, make).finally(() => inTheMaking.delete(job));
      inTheMaking.set(job, started);
      return started;
    },
    get size() {
      return { answers: kept.size, bytes };
    },
    get asked() {
      return { found, made };
    },
    close: stop,
  };
}
