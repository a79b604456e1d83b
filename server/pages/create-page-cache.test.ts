import { describe, expect, it } from 'vitest';
import type { ChangeListener, ContentVersions } from '../database/content-versions.ts';
import { createAnswer } from './create-answer.ts';
import { createPageCache, type PageCache, type Made } from './create-page-cache.ts';

/** Content versions that change when the test calls for it. */
function createVersions() {
  let version = 1;
  const listeners = new Set<ChangeListener>();
  const versions: ContentVersions = {
    current: () => version,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touch: async () => undefined,
  };
  const change: ChangeListener = (tags) => {
    version += 1;
    for (const listener of listeners) listener(tags);
  };
  return { versions, change, listeners };
}

const pageOf = async (body: string, more: Partial<Made> = {}): Promise<Made> => ({
  answer: await createAnswer({ status: 200, body, headers: {}, encodings: [] }),
  isCacheable: true,
  ...more,
});

const reading =
  (body: string, ...read: string[]) =>
  (tags: Set<string>): Promise<Made> => {
    for (const tag of read) tags.add(tag);
    return pageOf(body);
  };

const textOf = (answer: Made['answer'] | undefined): string | undefined => answer?.forms.identity.body.toString();

describe('a cached answer', () => {
  it('is found under its key and no other', async () => {
    const cache = createPageCache(createVersions().versions);
    await cache.make('ar /', reading('home'));
    expect(textOf(cache.find('ar /'))).toBe('home');
    expect(cache.find('en /')).toBeUndefined();
  });

  it('never sets a cookie: making one that does throws, and nothing of it is cached [API-ADM-198]', async () => {
    const cache = createPageCache(createVersions().versions);
    const headers = { 'Set-Cookie': 'session=of-one-visitor' };
    const making = cache.make('one', async () => ({
      answer: await createAnswer({ status: 200, body: 'one', headers, encodings: [] }),
      isCacheable: true,
    }));
    await expect(making).rejects.toThrow('sets a cookie');
    expect(cache.find('one')).toBeUndefined();
  });

  it('goes when something it read changes, and the others stay', async () => {
    const { versions, change } = createVersions();
    const cache = createPageCache(versions);
    await cache.make('one', reading('one', 'products', 'media/12'));
    await cache.make('two', reading('two', 'products/5'));
    change(['products/5', 'category']);
    expect(cache.find('two')).toBeUndefined();
    expect(textOf(cache.find('one'))).toBe('one');
    change(['media/12']);
    expect(cache.size).toEqual({ answers: 0, bytes: 0 });
  });

  it('goes when changes may have been missed', async () => {
    const { versions, change } = createVersions();
    const cache = createPageCache(versions);
    await cache.make('one', reading('one', 'products'));
    change('all');
    expect(cache.find('one')).toBeUndefined();
  });

  it('is not cached when something changed while it was made', async () => {
    const { versions, change } = createVersions();
    const cache = createPageCache(versions);
    const answer = await cache.make('one', async (tags) => {
      tags.add('products');
      change(['products']);
      return pageOf('old');
    });
    expect(textOf(answer)).toBe('old');
    expect(cache.find('one')).toBeUndefined();
  });

  it('is not cached where changes cannot be heard', async () => {
    let version = 0;
    const deaf: ContentVersions = { ...createVersions().versions, current: () => (version += 1) };
    const cache = createPageCache(deaf);
    await cache.make('one', reading('one'));
    expect(cache.find('one')).toBeUndefined();
  });

  it('hears the changes of other processes before it is found', async () => {
    const { versions, change } = createVersions();
    let isPending = false;
    const requested: ContentVersions = {
      ...versions,
      current() {
        if (isPending) change(['products']);
        isPending = false;
        return versions.current();
      },
    };
    let time = 100;
    const cache = createPageCache(requested, { clock: () => time });
    await cache.make('one', reading('one', 'products'));
    isPending = true;
    time += 5;
    expect(cache.find('one')).toBeUndefined();
  });

  it('is not shared with requests after a change of this process, however soon', async () => {
    const { versions, change } = createVersions();
    const cache = createPageCache(versions, { clock: () => 100 });
    const before = cache.make('one', reading('before', 'products'));
    change(['products']);
    const after = cache.make('one', reading('after', 'products'));
    expect([await before, await after].map(textOf)).toEqual(['before', 'after']);
    expect(textOf(cache.find('one'))).toBe('after');
  });

  it('is looked for at no cost: changes of others are asked for at most every five milliseconds', async () => {
    const { versions } = createVersions();
    let time = 100;
    let requested = 0;
    const counted: ContentVersions = {
      ...versions,
      current() {
        requested += 1;
        return versions.current();
      },
    };
    const cache = createPageCache(counted, { clock: () => time });
    const requestedAt = (timestamp: number): number => {
      time = timestamp;
      const before = requested;
      for (let turn = 0; turn < 100; turn += 1) cache.find('one');
      return requested - before;
    };
    expect([100, 104.9, 105, 109, 2000].map(requestedAt)).toEqual([1, 0, 1, 0, 1]);
  });

  it('goes when its time is over', async () => {
    let now = 1000;
    const cache = createPageCache(createVersions().versions, { now: () => now });
    await cache.make('today', () => pageOf('today', { freshUntil: new Date(2000) }));
    now = 1999;
    expect(textOf(cache.find('today'))).toBe('today');
    now = 2000;
    expect(cache.find('today')).toBeUndefined();
  });

  it('is not cached when its page says so', async () => {
    const cache = createPageCache(createVersions().versions);
    expect(textOf(await cache.make('lost', () => pageOf('lost', { isCacheable: false })))).toBe('lost');
    expect(cache.find('lost')).toBeUndefined();
  });
});

describe('the memory of cached answers', () => {
  const big = 'x'.repeat(4000);

  it('is bounded: the one that was asked for longest ago goes first', async () => {
    const cache = createPageCache(createVersions().versions, { mostBytes: 24_000 });
    for (const key of ['a', 'b', 'c', 'd']) await cache.make(key, reading(big, key));
    cache.find('a');
    await cache.make('e', reading(big, 'e'));
    expect(cache.size.bytes).toBeLessThanOrEqual(24_000);
    expect(cache.find('b')).toBeUndefined();
    expect(textOf(cache.find('a'))).toBe(big);
    expect(textOf(cache.find('e'))).toBe(big);
  });

  it('drops an unused page before the requested ones, also if all were requested', async () => {
    const cache = createPageCache(createVersions().versions, { mostBytes: 24_000 });
    for (const key of ['a', 'b', 'c', 'd']) await cache.make(key, reading(big, key));
    for (const key of ['a', 'b', 'c', 'd']) cache.find(key);
    for (const key of ['e', 'f']) {
      await cache.make(key, reading(big, key));
      expect(textOf(cache.find(key))).toBe(big);
      expect(cache.size).toMatchObject({ answers: 4 });
    }
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((key) => cache.find(key) === undefined)).toEqual(['a', 'b']);
  });

  it('has no place for one answer that would drive out all others', async () => {
    const cache = createPageCache(createVersions().versions, { mostBytes: 8000 });
    await cache.make('big', reading(big));
    expect(cache.size.answers).toBe(0);
  });

  it('does not grow when an answer is made again', async () => {
    const { versions, change } = createVersions();
    const cache = createPageCache(versions);
    await cache.make('one', reading(big, 'products'));
    const { bytes } = cache.size;
    change(['products']);
    await cache.make('one', reading(big, 'products'));
    expect(cache.size).toEqual({ answers: 1, bytes });
  });
});

describe('a cached answer that is found again and again', () => {
  const shorter = async (answer: Made['answer']): Promise<Made['answer']> => {
    const { identity } = answer.forms;
    return {
      ...answer,
      forms: { identity: { ...identity, body: identity.body.subarray(0, 4) } },
      size: answer.size - 1,
    };
  };
  const improving = { improve: shorter, pauseMilliseconds: 0 };
  const findOften = (cache: PageCache, key: string) => Array.from({ length: 5 }, () => textOf(cache.find(key)));

  it('is improved once, and counted with its new size', async () => {
    const cache = createPageCache(createVersions().versions, improving);
    await cache.make('one', reading('one page'));
    await cache.make('two', reading('two page'));
    const { bytes } = cache.size;
    expect([...findOften(cache, 'one'), ...findOften(cache, 'two').slice(0, 4)]).not.toContain('one ');
    await expect.poll(() => [textOf(cache.find('one')), textOf(cache.find('two'))]).toEqual(['one ', 'two ']);
    expect(cache.size).toEqual({ answers: 2, bytes: bytes - 2 });
    cache.close();
  });

  it('is rendered again after a change, also while it was being compressed', async () => {
    const { versions, change } = createVersions();
    const cache = createPageCache(versions, {
      ...improving,
      improve: async (answer) => {
        change(['products']);
        return shorter(answer);
      },
    });
    await cache.make('one', reading('one page', 'products'));
    findOften(cache, 'one');
    await expect.poll(() => cache.find('one')).toBeUndefined();
    expect(cache.size).toEqual({ answers: 0, bytes: 0 });
  });

  it('stays as it is where that fails', async () => {
    const cache = createPageCache(createVersions().versions, {
      ...improving,
      improve: async (answer) => {
        if (textOf(answer) === 'one page') throw new Error('No room');
        return shorter(answer);
      },
    });
    for (const key of ['one', 'two']) {
      await cache.make(key, reading(`${key} page`));
      findOften(cache, key);
    }
    await expect.poll(() => textOf(cache.find('two'))).toBe('two ');
    expect(textOf(cache.find('one'))).toBe('one page');
  });
});

describe('visitors who ask at the same time', () => {
  it('share one answer', async () => {
    const cache = createPageCache(createVersions().versions);
    let times = 0;
    const make = async () => {
      times += 1;
      return pageOf('home');
    };
    const answers = await Promise.all([cache.make('/', make), cache.make('/', make)]);
    expect(answers.map(textOf)).toEqual(['home', 'home']);
    expect(times).toBe(1);
  });

  it('do not get an answer that was begun before a change', async () => {
    const { versions, change } = createVersions();
    const cache = createPageCache(versions);
    const begun = Promise.withResolvers<Made>();
    const old = cache.make('/', () => begun.promise);
    change(['products']);
    expect(textOf(await cache.make('/', reading('new')))).toBe('new');
    begun.resolve(await pageOf('old'));
    await old;
    expect(textOf(cache.find('/'))).toBe('new');
  });

  it('all see a failure, and the next one tries again', async () => {
    const cache = createPageCache(createVersions().versions);
    await expect(cache.make('/', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(textOf(await cache.make('/', reading('home')))).toBe('home');
  });
});

it('a closed cache no longer listens', () => {
  const { versions, listeners } = createVersions();
  createPageCache(versions).close();
  expect(listeners.size).toBe(0);
});
