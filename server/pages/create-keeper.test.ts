import { describe, expect, it } from 'vitest';
import type { ChangeListener, ContentVersions } from '../database/content-versions.ts';
import { createAnswer } from './create-answer.ts';
import { createKeeper, type Keeper, type Made } from './create-keeper.ts';

/** Versions of a content that changes when the test says so. */
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
  keep: true,
  ...more,
});

const reading =
  (body: string, ...read: string[]) =>
  (tags: Set<string>): Promise<Made> => {
    for (const tag of read) tags.add(tag);
    return pageOf(body);
  };

const textOf = (answer: Made['answer'] | undefined): string | undefined => answer?.forms.identity.body.toString();

describe('a kept answer', () => {
  it('is found under its key and no other', async () => {
    const keeper = createKeeper(createVersions().versions);
    await keeper.make('ar /', reading('home'));
    expect(textOf(keeper.find('ar /'))).toBe('home');
    expect(keeper.find('en /')).toBeUndefined();
  });

  it('never sets a cookie: making one that does throws, and nothing of it is cached [API-ADM-198]', async () => {
    const keeper = createKeeper(createVersions().versions);
    const headers = { 'Set-Cookie': 'session=of-one-visitor' };
    const making = keeper.make('one', async () => ({
      answer: await createAnswer({ status: 200, body: 'one', headers, encodings: [] }),
      keep: true,
    }));
    await expect(making).rejects.toThrow('sets a cookie');
    expect(keeper.find('one')).toBeUndefined();
  });

  it('goes when something it read changes, and the others stay', async () => {
    const { versions, change } = createVersions();
    const keeper = createKeeper(versions);
    await keeper.make('one', reading('one', 'products', 'media/12'));
    await keeper.make('two', reading('two', 'products/5'));
    change(['products/5', 'category']);
    expect(keeper.find('two')).toBeUndefined();
    expect(textOf(keeper.find('one'))).toBe('one');
    change(['media/12']);
    expect(keeper.size).toEqual({ answers: 0, bytes: 0 });
  });

  it('goes when changes may have been missed', async () => {
    const { versions, change } = createVersions();
    const keeper = createKeeper(versions);
    await keeper.make('one', reading('one', 'products'));
    change('all');
    expect(keeper.find('one')).toBeUndefined();
  });

  it('is not kept when something changed while it was made', async () => {
    const { versions, change } = createVersions();
    const keeper = createKeeper(versions);
    const answer = await keeper.make('one', async (tags) => {
      tags.add('products');
      change(['products']);
      return pageOf('old');
    });
    expect(textOf(answer)).toBe('old');
    expect(keeper.find('one')).toBeUndefined();
  });

  it('is not kept where changes cannot be heard', async () => {
    let version = 0;
    const deaf: ContentVersions = { ...createVersions().versions, current: () => (version += 1) };
    const keeper = createKeeper(deaf);
    await keeper.make('one', reading('one'));
    expect(keeper.find('one')).toBeUndefined();
  });

  it('hears the changes of other processes before it is found', async () => {
    const { versions, change } = createVersions();
    let isPending = false;
    const asked: ContentVersions = {
      ...versions,
      current() {
        if (isPending) change(['products']);
        isPending = false;
        return versions.current();
      },
    };
    let time = 100;
    const keeper = createKeeper(asked, { clock: () => time });
    await keeper.make('one', reading('one', 'products'));
    isPending = true;
    time += 5;
    expect(keeper.find('one')).toBeUndefined();
  });

  it('is not shared with whoever asks after a change of this process, however soon', async () => {
    const { versions, change } = createVersions();
    const keeper = createKeeper(versions, { clock: () => 100 });
    const before = keeper.make('one', reading('before', 'products'));
    change(['products']);
    const after = keeper.make('one', reading('after', 'products'));
    expect([await before, await after].map(textOf)).toEqual(['before', 'after']);
    expect(textOf(keeper.find('one'))).toBe('after');
  });

  it('is looked for at no cost: changes of others are asked for at most every five milliseconds', async () => {
    const { versions } = createVersions();
    let time = 100;
    let asked = 0;
    const counted: ContentVersions = {
      ...versions,
      current() {
        asked += 1;
        return versions.current();
      },
    };
    const keeper = createKeeper(counted, { clock: () => time });
    const askedAt = (moment: number): number => {
      time = moment;
      const before = asked;
      for (let turn = 0; turn < 100; turn += 1) keeper.find('one');
      return asked - before;
    };
    expect([100, 104.9, 105, 109, 2000].map(askedAt)).toEqual([1, 0, 1, 0, 1]);
  });

  it('goes when its time is over', async () => {
    let now = 1000;
    const keeper = createKeeper(createVersions().versions, { now: () => now });
    await keeper.make('today', () => pageOf('today', { freshUntil: new Date(2000) }));
    now = 1999;
    expect(textOf(keeper.find('today'))).toBe('today');
    now = 2000;
    expect(keeper.find('today')).toBeUndefined();
  });

  it('is not kept when its page says so', async () => {
    const keeper = createKeeper(createVersions().versions);
    expect(textOf(await keeper.make('lost', () => pageOf('lost', { keep: false })))).toBe('lost');
    expect(keeper.find('lost')).toBeUndefined();
  });
});

describe('the memory of kept answers', () => {
  const big = 'x'.repeat(4000);

  it('is bounded: the one that was asked for longest ago goes first', async () => {
    const keeper = createKeeper(createVersions().versions, { mostBytes: 24_000 });
    for (const key of ['a', 'b', 'c', 'd']) await keeper.make(key, reading(big, key));
    keeper.find('a');
    await keeper.make('e', reading(big, 'e'));
    expect(keeper.size.bytes).toBeLessThanOrEqual(24_000);
    expect(keeper.find('b')).toBeUndefined();
    expect(textOf(keeper.find('a'))).toBe(big);
    expect(textOf(keeper.find('e'))).toBe(big);
  });

  it('drops one that nobody asks for before all that are asked for, also where all were', async () => {
    const keeper = createKeeper(createVersions().versions, { mostBytes: 24_000 });
    for (const key of ['a', 'b', 'c', 'd']) await keeper.make(key, reading(big, key));
    for (const key of ['a', 'b', 'c', 'd']) keeper.find(key);
    for (const key of ['e', 'f']) {
      await keeper.make(key, reading(big, key));
      expect(textOf(keeper.find(key))).toBe(big);
      expect(keeper.size).toMatchObject({ answers: 4 });
    }
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((key) => keeper.find(key) === undefined)).toEqual(['a', 'b']);
  });

  it('has no place for one answer that would drive out all others', async () => {
    const keeper = createKeeper(createVersions().versions, { mostBytes: 8000 });
    await keeper.make('big', reading(big));
    expect(keeper.size.answers).toBe(0);
  });

  it('does not grow when an answer is made again', async () => {
    const { versions, change } = createVersions();
    const keeper = createKeeper(versions);
    await keeper.make('one', reading(big, 'products'));
    const { bytes } = keeper.size;
    change(['products']);
    await keeper.make('one', reading(big, 'products'));
    expect(keeper.size).toEqual({ answers: 1, bytes });
  });
});

describe('a kept answer that is found again and again', () => {
  const shorter = async (answer: Made['answer']): Promise<Made['answer']> => {
    const { identity } = answer.forms;
    return {
      ...answer,
      forms: { identity: { ...identity, body: identity.body.subarray(0, 4) } },
      size: answer.size - 1,
    };
  };
  const improving = { improve: shorter, restMilliseconds: 0 };
  const findOften = (keeper: Keeper, key: string) => Array.from({ length: 5 }, () => textOf(keeper.find(key)));

  it('is improved once, and counted with its new size', async () => {
    const keeper = createKeeper(createVersions().versions, improving);
    await keeper.make('one', reading('one page'));
    await keeper.make('two', reading('two page'));
    const { bytes } = keeper.size;
    expect([...findOften(keeper, 'one'), ...findOften(keeper, 'two').slice(0, 4)]).not.toContain('one ');
    await expect.poll(() => [textOf(keeper.find('one')), textOf(keeper.find('two'))]).toEqual(['one ', 'two ']);
    expect(keeper.size).toEqual({ answers: 2, bytes: bytes - 2 });
    keeper.close();
  });

  it('is made anew after a change, also where it was being improved', async () => {
    const { versions, change } = createVersions();
    const keeper = createKeeper(versions, {
      ...improving,
      improve: async (answer) => {
        change(['products']);
        return shorter(answer);
      },
    });
    await keeper.make('one', reading('one page', 'products'));
    findOften(keeper, 'one');
    await expect.poll(() => keeper.find('one')).toBeUndefined();
    expect(keeper.size).toEqual({ answers: 0, bytes: 0 });
  });

  it('stays as it is where that fails', async () => {
    const keeper = createKeeper(createVersions().versions, {
      ...improving,
      improve: async (answer) => {
        if (textOf(answer) === 'one page') throw new Error('No room');
        return shorter(answer);
      },
    });
    for (const key of ['one', 'two']) {
      await keeper.make(key, reading(`${key} page`));
      findOften(keeper, key);
    }
    await expect.poll(() => textOf(keeper.find('two'))).toBe('two ');
    expect(textOf(keeper.find('one'))).toBe('one page');
  });
});

describe('visitors who ask at the same time', () => {
  it('share one answer', async () => {
    const keeper = createKeeper(createVersions().versions);
    let times = 0;
    const make = async () => {
      times += 1;
      return pageOf('home');
    };
    const answers = await Promise.all([keeper.make('/', make), keeper.make('/', make)]);
    expect(answers.map(textOf)).toEqual(['home', 'home']);
    expect(times).toBe(1);
  });

  it('do not get an answer that was begun before a change', async () => {
    const { versions, change } = createVersions();
    const keeper = createKeeper(versions);
    const begun = Promise.withResolvers<Made>();
    const old = keeper.make('/', () => begun.promise);
    change(['products']);
    expect(textOf(await keeper.make('/', reading('new')))).toBe('new');
    begun.resolve(await pageOf('old'));
    await old;
    expect(textOf(keeper.find('/'))).toBe('new');
  });

  it('all see a failure, and the next one tries again', async () => {
    const keeper = createKeeper(createVersions().versions);
    await expect(keeper.make('/', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(textOf(await keeper.make('/', reading('home')))).toBe('home');
  });
});

it('a closed keeper no longer listens', () => {
  const { versions, listeners } = createVersions();
  createKeeper(versions).close();
  expect(listeners.size).toBe(0);
});
