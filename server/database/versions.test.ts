import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  categories,
  categoryBanners,
  communityBlogs,
  communityPosts,
  heroBanners,
  projectSteps,
} from '../../content/collections/index.ts';
import { eachDatabaseConfig, type TestDatabaseConfig } from '../../tests/support/database.ts';
import { editor, openTestStore, type TestStore, words, writing } from '../../tests/support/open-test-store.ts';
import { orderTag } from '../records/changes/change.ts';
import type { Database } from './connect.ts';

let config: TestDatabaseConfig;
/** Two connections to one database, like those of two processes. */
let here: TestStore;
let there: TestStore;
beforeAll(async () => {
  config = await eachDatabaseConfig();
  here = await openTestStore(config);
  there = await openTestStore(config);
});
afterAll(async () => {
  await here.database.close();
  await there.database.close();
});

/** The tags that listeners of a database receive while `work` runs. */
async function heard(database: Database, work: (tags: Set<string>) => Promise<unknown>): Promise<Set<string>> {
  const tags = new Set<string>();
  const stop = database.versions.onChange((changed) => {
    for (const tag of changed === 'all' ? ['all'] : changed) tags.add(tag);
  });
  await work(tags);
  stop();
  return tags;
}

/** The tags that listeners receive until they include the one that `work` returns. */
const heardUntil = (database: Database, work: () => Promise<string>) =>
  heard(database, async (tags) => {
    const last = await work();
    await vi.waitFor(() => {
      database.versions.current();
      expect(tags).toContain(last);
    });
  });

const write = writing({});

describe('a change', () => {
  it('touches the record, its list and the list of its parent', async () => {
    const { store, database } = here;
    const { entry: category } = await store.create(categories, { actor: editor, write });
    const list = ['sectiontwo', `sectiontwo<${category.id}`];
    let id = 0;
    const created = await heard(database, async () => {
      id = (await store.create(categoryBanners, { parentId: category.id, actor: editor, write })).entry.id;
    });
    expect(created).toEqual(new Set([`sectiontwo/${id}`, ...list]));
    const updated = await heard(database, () =>
      store.update(categoryBanners, id, { actor: editor, write: writing({ headline: words('Wide') }) }),
    );
    // The search finds its text, so search results may change.
    expect(updated).toEqual(new Set([`sectiontwo/${id}`, ...list, 'search']));
    const removed = await heard(database, () => store.remove(categoryBanners, id, editor));
    expect(removed).toEqual(new Set([`sectiontwo/${id}`, ...list, 'search']));
  });

  it('of a parent that a record moves to touches the lists of both', async () => {
    const { store, database } = here;
    const [from, to] = [
      await store.create(categories, { actor: editor, write }),
      await store.create(categories, { actor: editor, write }),
    ];
    const { entry } = await store.create(categoryBanners, { parentId: from.entry.id, actor: editor, write });
    const moved = await heard(database, () =>
      store.update(categoryBanners, entry.id, { parentId: to.entry.id, actor: editor, write }),
    );
    expect(moved).toContain(`sectiontwo<${from.entry.id}`);
    expect(moved).toContain(`sectiontwo<${to.entry.id}`);
  });

  it('of order touches the list and no record', async () => {
    const { store, database } = here;
    const [a, b] = [
      await store.create(projectSteps, { actor: editor, write }),
      await store.create(projectSteps, { actor: editor, write }),
    ];
    const tags = await heard(database, () =>
      store.reorder(projectSteps, { parentId: null, ids: [b.entry.id, a.entry.id], actor: editor }),
    );
    expect(tags).toEqual(new Set([projectSteps.base, orderTag(projectSteps.base)]));
  });

  it('that deletes a subtree, and the one that brings it back, touch everything in it', async () => {
    const { store, database } = here;
    const blog = (await store.create(communityBlogs, { actor: editor, write })).entry.id;
    const post = (await store.create(communityPosts, { parentId: blog, actor: editor, write })).entry.id;
    await database.write
      .insertInto('comment')
      .values({ post_id: post, username: 'a', text: 'b', created_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    const everything = new Set([
      'community',
      `community/${blog}`,
      'communityonepost',
      `communityonepost/${post}`,
      `communityonepost<${blog}`,
      'communitypostcomments',
      `communitypostcomments<${post}`,
      // The search finds the text of a blog, so search results may change.
      'search',
    ]);
    let revision = 0;
    const removed = await heard(database, async () => {
      revision = (await store.remove(communityBlogs, blog, editor)).revisionId;
    });
    expect(removed).toEqual(everything);
    expect(await heard(database, () => store.undo(revision, editor))).toEqual(everything);
  });

  it('that fails touches nothing', async () => {
    const { store, database } = here;
    const before = database.versions.current();
    const tags = await heard(database, async () => {
      const failed = database.transaction(async (transaction) => {
        await database.versions.touch(transaction, ['herobanner']);
        throw new Error('changed my mind');
      });
      await expect(failed).rejects.toThrow('changed my mind');
      await store.list(heroBanners);
    });
    expect(tags).toEqual(new Set());
    expect(database.versions.current()).toBe(before);
  });

  it('raises the version, and reading does not', async () => {
    const { store, database } = here;
    const before = database.versions.current();
    await store.list(heroBanners);
    expect(database.versions.current()).toBe(before);
    await store.create(heroBanners, { actor: editor, write });
    expect(database.versions.current()).toBeGreaterThan(before);
  });
});

describe('another process', () => {
  it('hears of a change, tag by tag, and reads the new content', async () => {
    const before = there.database.versions.current();
    let id = 0;
    const tags = await heardUntil(there.database, async () => {
      id = (await here.store.create(heroBanners, { actor: editor, write: writing({ link: '/from-here' }) })).entry.id;
      return `herobanner/${id}`;
    });
    expect(tags).toContain('herobanner');
    expect(tags).not.toContain('all');
    expect(there.database.versions.current()).toBeGreaterThan(before);
    expect((await there.store.get(heroBanners, id))?.fields['link']).toBe('/from-here');
  });

  it('hears of more tags than one notification holds', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => `herobanner/${index}`);
    const tags = await heardUntil(there.database, async () => {
      await here.database.transaction((transaction) => here.database.versions.touch(transaction, many));
      return 'herobanner/2999';
    });
    expect(many.filter((tag) => !tags.has(tag))).toEqual([]);
  });

  it('does not hear of what is no content', async () => {
    const tags = await heard(there.database, async () => {
      await here.database.write.insertInto('secret').values({ name: 'test', value: 'x' }).execute();
      there.database.versions.current();
      await there.store.list(heroBanners);
      there.database.versions.current();
    });
    expect(tags).toEqual(new Set());
  });
});
