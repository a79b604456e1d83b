import { setTimeout as pause } from 'node:timers/promises';
import type { ContentVersions } from '../database/content-versions.ts';
import { createVersionPoll } from '../database/create-version-poll.ts';
import type { Answer } from './create-answer.ts';

/** An answer, and how long it may be cached. */
export interface Made {
  readonly answer: Answer;
  /** False for answers that must be rendered for each request. */
  readonly isCacheable: boolean;
  /** When the answer becomes outdated without a change. */
  readonly freshUntil?: Date;
}

export interface PageCache {
  /** The answer of a key, if it is cached and current. */
  find(key: string): Answer | undefined;
  /**
   * Makes an answer and caches it, unless something changed meanwhile. `make` adds a tag for everything that it reads.
   * Concurrent requests with the same key share one answer.
   */
  make(key: string, make: (tags: Set<string>) => Promise<Made>): Promise<Answer>;
  /** The number of cached answers, and their bytes. */
  readonly size: { readonly answers: number; readonly bytes: number };
  /** Cache hits and misses since the start. */
  readonly lookups: { readonly found: number; readonly made: number };
  close(): void;
}

interface CachedAnswer {
  answer: Answer;
  readonly tags: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  /** Whether it was found since the eviction last passed it. */
  isUsed: boolean;
  /** Number of cache hits. */
  found: number;
}

interface PageCacheOptions {
  readonly mostBytes?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly clock?: () => number;
  /** Improves an answer that is found often, such as by better compression. */
  readonly improve?: (answer: Answer) => Promise<Answer>;
  /** Milliseconds between two improvements. */
  readonly pauseMilliseconds?: number;
}

/** @throws if an answer sets a cookie, because a cached answer goes to several visitors */
function assertShareable({ headers }: Answer): void {
  // Names and values alternate.
  if (headers.some((name, index) => index % 2 === 0 && name.toLowerCase() === 'set-cookie'))
    throw new Error('A response that is cached for several visitors sets a cookie');
}

/** Number of hits after which an answer is improved. */
const manyTimes = 5;

/**
 * Caches answers in memory, up to `mostBytes` (approximate LRU). A change drops exactly the answers that depend on it.
 * An answer whose data was read before a change is never cached.
 */
export function createPageCache(versions: ContentVersions, options: PageCacheOptions = {}): PageCache {
  const { mostBytes = Infinity, now = Date.now, clock, improve, pauseMilliseconds = 1000 } = options;
  const poll = createVersionPoll(versions, clock);
  // A Map keeps the order of insertion, so its first key is the oldest. An answer that was found meanwhile moves to the
  // end when it would be evicted, so that hits cost nothing.
  const cached = new Map<string, CachedAnswer>();
  const keysByTag = new Map<string, Set<string>>();
  const inTheMaking = new Map<string, Promise<Answer>>();
  /** Keys of cached answers that are to be improved. */
  const oftenFound = new Set<string>();
  let isImproving = false;
  let bytes = 0;
  let found = 0;
  let made = 0;

  function drop(key: string): void {
    const known = cached.get(key);
    if (known === undefined) return;
    cached.delete(key);
    oftenFound.delete(key);
    bytes -= known.answer.size;
    for (const tag of known.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function store(key: string, entry: CachedAnswer): void {
    drop(key);
    if (entry.answer.size > mostBytes / 4) return;
    for (const [oldest, waiting] of cached) {
      if (bytes + entry.answer.size <= mostBytes) break;
      if (waiting.isUsed) {
        waiting.isUsed = false;
        cached.delete(oldest);
        cached.set(oldest, waiting);
      } else drop(oldest);
    }
    cached.set(key, entry);
    bytes += entry.answer.size;
    for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
  }

  /** Runs one at a time with a pause after each, so that a client that requests many pages cannot keep a core busy. */
  async function improveOftenFound(better: NonNullable<PageCacheOptions['improve']>): Promise<void> {
    if (isImproving) return;
    isImproving = true;
    for (const key of oftenFound) {
      oftenFound.delete(key);
      const known = cached.get(key);
      if (known === undefined) continue;
      // Keeps the answer if the improvement fails.
      const answer = await better(known.answer).catch(() => known.answer);
      if (cached.get(key) === known) bytes += answer.size - known.answer.size;
      known.answer = answer;
      await pause(pauseMilliseconds, undefined, { ref: false });
    }
    isImproving = false;
  }

  async function makeAndStore(
    key: string,
    version: number,
    make: (tags: Set<string>) => Promise<Made>,
  ): Promise<Answer> {
    const tags = new Set<string>();
    const { answer, isCacheable, freshUntil } = await make(tags);
    if (isCacheable) assertShareable(answer);
    if (isCacheable && mostBytes > 0 && versions.current() === version) {
      store(key, { answer, tags, freshUntil: freshUntil?.getTime() ?? Infinity, isUsed: false, found: 0 });
    }
    return answer;
  }

  const stop = versions.onChange((tags) => {
    poll.expire();
    const stale = tags === 'all' ? cached.keys() : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);
    for (const key of stale) drop(key);
  });

  return {
    find(key) {
      poll.poll();
      const known = cached.get(key);
      if (known === undefined) return undefined;
      if (known.freshUntil !== Infinity && known.freshUntil <= now()) {
        drop(key);
        return undefined;
      }
      known.isUsed = true;
      known.found += 1;
      if (known.found === manyTimes && improve !== undefined) {
        oftenFound.add(key);
        void improveOftenFound(improve);
      }
      found += 1;
      return known.answer;
    },
    make(key, make) {
      const version = poll.poll();
      const job = `${version} ${key}`;
      const running = inTheMaking.get(job);
      if (running !== undefined) return running;
      made += 1;
      const started = makeAndStore(key, version, make).finally(() => inTheMaking.delete(job));
      inTheMaking.set(job, started);
      return started;
    },
    get size() {
      return { answers: cached.size, bytes };
    },
    get lookups() {
      return { found, made };
    },
    close() {
      oftenFound.clear();
      stop();
    },
  };
}
