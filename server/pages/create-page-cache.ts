import { setTimeout as pause } from 'node:timers/promises';
import type { ContentVersions } from '../database/content-versions.ts';
import { createVersionPoll } from '../database/create-version-poll.ts';
import type { Answer } from './create-answer.ts';

/** An answer and what it was made from. */
export interface Made {
  readonly answer: Answer;
  /** False for answers that must be made anew for everyone. */
  readonly isCacheable: boolean;
  /** When time alone makes it wrong. */
  readonly freshUntil?: Date;
}

export interface PageCache {
  /** The finished answer of a key, if it still shows what is stored. */
  find(key: string): Answer | undefined;
  /**
   * Makes an answer and caches it, unless something changed while it was made. `make` adds a tag to the set for
   * everything it reads. Visitors who ask for the same key meanwhile share the one answer.
   */
  make(key: string, make: (tags: Set<string>) => Promise<Made>): Promise<Answer>;
  /** How many answers are cached, and their bytes. */
  readonly size: { readonly answers: number; readonly bytes: number };
  /** How often one was found since the start, and how often one was made. */
  readonly lookups: { readonly found: number; readonly made: number };
  close(): void;
}

interface CachedAnswer {
  answer: Answer;
  readonly tags: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  /** Whether it was found since its place was last looked at. */
  isUsed: boolean;
  /** How often it was found. */
  found: number;
}

interface PageCacheOptions {
  readonly mostBytes?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds of a clock that nobody sets. */
  readonly clock?: () => number;
  /** Makes a better answer of one that is found again and again. */
  readonly improve?: (answer: Answer) => Promise<Answer>;
  /** Milliseconds between two of these. */
  readonly pauseMilliseconds?: number;
}

/** @throws where an answer sets a cookie: cookies belong to one visitor, and a cached answer goes to several */
function assertShareable({ headers }: Answer): void {
  // Names and values follow one another.
  if (headers.some((name, index) => index % 2 === 0 && name.toLowerCase() === 'set-cookie'))
    throw new Error('An answer that is cached for several visitors sets a cookie');
}

/** So often an answer is found before it is worth improving. */
const manyTimes = 5;

/**
 * Keeps finished answers in memory, at most `mostBytes` of them (the least recently used go first, about). A change drops
 * exactly the answers that read what changed; an answer whose data was read before a change is never cached.
 */
export function createPageCache(versions: ContentVersions, options: PageCacheOptions = {}): PageCache {
  const { mostBytes = Infinity, now = Date.now, clock, improve, pauseMilliseconds = 1000 } = options;
  const poll = createVersionPoll(versions, clock);
  // A Map remembers the order of insertion, so its first key is the one that waited longest. What was found meanwhile
  // goes to the end when its turn to be dropped comes, which costs those nothing who find it.
  const cached = new Map<string, CachedAnswer>();
  const keysByTag = new Map<string, Set<string>>();
  const inTheMaking = new Map<string, Promise<Answer>>();
  /** Keys of cached answers that wait to be improved. */
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

  /** One after the other with a rest behind each, so that nobody who asks for many pages can keep a core busy with them. */
  async function improveOftenFound(better: NonNullable<PageCacheOptions['improve']>): Promise<void> {
    if (isImproving) return;
    isImproving = true;
    for (const key of oftenFound) {
      oftenFound.delete(key);
      const known = cached.get(key);
      if (known === undefined) continue;
      // What cannot be improved stays as it is.
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
