import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  categories,
  categoryBanners,
  categoryHero,
  categoryProducts,
  communityBlogs,
  communityPosts,
  heroBanners,
  projectSteps,
} from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { editor, openTestStore, type TestStore, words, writing } from '../../../tests/support/open-test-store.ts';
import { NotFoundError } from '../../refusals/not-found-error.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
});
afterAll(() => opened.database.close());

const other = { name: 'somebody else' };
const add = (collection: Collection, parentId?: number) =>
  opened.store.create(collection, {
    ...(parentId === undefined ? {} : { parentId }),
    actor: editor,
    write: (old) => old,
  });
const addTo = async (collection: Collection, parentId: number, count: number) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await add(collection, parentId)).entry.id);
  return ids;
};
const idsOf = (entries: readonly { readonly id: number }[]) => entries.map(({ id }) => id);
const refusal = { name: 'InvalidError', messageKey: 'alreadyUndone' };

describe('undoing a deletion', () => {
  it('brings back the record and everything below it: ids, order, versions, comments and uses', async () => {
    const { database, store } = opened;
    const blog = (await add(communityBlogs)).entry;
    const posts = await addTo(communityPosts, blog.id, 3);
    await store.update(communityPosts, posts[1] ?? 0, { actor: editor, write: writing({ path: '/contact' }) });
    await store.reorder(communityPosts, { parentId: blog.id, ids: posts.toReversed(), actor: editor });
    await database.write
      .insertInto('comment')
      .values([
        { post_id: posts[0] ?? 0, username: 'Visitor', text: 'First', created_at: '2026-01-02T00:00:00.000Z', held: 0 },
        { post_id: posts[0] ?? 0, username: 'زائر', text: 'ثانيا', created_at: '2026-01-03T00:00:00.000Z', held: 1 },
      ])
      .execute();
    const before = {
      blogs: await store.list(communityBlogs),
      posts: await store.list(communityPosts, { parentId: blog.id }),
      comments: await database.read.selectFrom('comment').selectAll().orderBy('id').execute(),
      uses: await database.read.selectFrom('usage').selectAll().execute(),
    };

    const { revisionId, removed } = await store.remove(communityBlogs, blog.id, editor);
    expect(removed).toEqual({ communityonepost: 3, communitypostcomments: 2 });
    expect(await store.list(communityPosts)).toEqual([]);
    expect(await database.read.selectFrom('comment').selectAll().execute()).toEqual([]);

    await store.undo(revisionId, editor);
    expect({
      blogs: await store.list(communityBlogs),
      posts: await store.list(communityPosts, { parentId: blog.id }),
      comments: await database.read.selectFrom('comment').selectAll().orderBy('id').execute(),
      uses: await database.read.selectFrom('usage').selectAll().execute(),
    }).toEqual(before);
  });

  it('puts the record between the neighbours it had', async () => {
    const parentId = (await add(categories)).entry.id;
    const [a = 0, b = 0, c = 0] = await addTo(categoryBanners, parentId, 3);
    const { revisionId } = await opened.store.remove(categoryBanners, b, editor);
    await opened.store.reorder(categoryBanners, { parentId, ids: [c, a], actor: editor });
    await opened.store.undo(revisionId, editor);
    const restored = await opened.store.list(categoryBanners, { parentId });
    expect(idsOf(restored)).toEqual([c, b, a]);
    expect(new Set(restored.map(({ position }) => position)).size).toBe(3);
  });

  it('can itself be undone', async () => {
    const { entry } = await add(heroBanners);
    const removed = await opened.store.remove(heroBanners, entry.id, editor);
    const restored = await opened.store.undo(removed.revisionId, editor);
    await opened.store.undo(restored.revisionId ?? 0, editor);
    expect(await opened.store.get(heroBanners, entry.id)).toBeNull();
  });

  it('is refused where the parent is gone, full, or has its only record again', async () => {
    const { store } = opened;
    const gone = (await add(categories)).entry.id;
    const orphan = await store.remove(categoryBanners, (await add(categoryBanners, gone)).entry.id, editor);
    await store.remove(categories, gone, editor);
    await expect(store.undo(orphan.revisionId, editor)).rejects.toMatchObject(refusal);

    const full = (await add(categories)).entry.id;
    const [first = 0] = await addTo(categoryProducts, full, 4);
    const extra = await store.remove(categoryProducts, first, editor);
    await addTo(categoryProducts, full, 1);
    await expect(store.undo(extra.revisionId, editor)).rejects.toMatchObject({ messageKey: 'tooManyProducts' });

    const hero = await store.remove(categoryHero, (await add(categoryHero, full)).entry.id, editor);
    await add(categoryHero, full);
    await expect(store.undo(hero.revisionId, editor)).rejects.toMatchObject(refusal);
  });
});

describe('undoing an update', () => {
  it('writes the values from before it as a new version', async () => {
    const { entry } = await opened.store.create(heroBanners, {
      actor: editor,
      write: writing({ title: words('One') }),
    });
    const two = await opened.store.update(heroBanners, entry.id, {
      actor: editor,
      write: writing({ title: words('Two') }),
    });
    await opened.store.undo(two.revisionId ?? 0, editor);
    expect(await opened.store.get(heroBanners, entry.id)).toMatchObject({
      version: 3,
      fields: { title: words('One') },
    });
  });

  it('with newer updates on top restores the values from before it, and the newer ones stay in the history', async () => {
    const { store } = opened;
    const { entry } = await store.create(heroBanners, { actor: editor, write: writing({ link: '/one' }) });
    const two = await store.update(heroBanners, entry.id, { actor: editor, write: writing({ link: '/two' }) });
    await store.update(heroBanners, entry.id, { actor: editor, write: writing({ link: '/three' }) });
    const undone = await store.undo(two.revisionId ?? 0, editor);
    expect((await store.get(heroBanners, entry.id))?.fields['link']).toBe('/one');
    const changes = await store.revisions({ collection: heroBanners, id: entry.id, limit: 10 });
    const links = await Promise.all(changes.map(async ({ id }) => (await store.revision(id))?.after?.fields['link']));
    expect(links).toEqual(['/one', '/three', '/two', '/one']);
    await store.undo(undone.revisionId ?? 0, editor);
    expect((await store.get(heroBanners, entry.id))?.fields['link']).toBe('/three');
  });

  it('that moved a record moves it back', async () => {
    const [from, to] = [(await add(categories)).entry.id, (await add(categories)).entry.id];
    const { entry } = await add(categoryBanners, from);
    const moved = await opened.store.update(categoryBanners, entry.id, {
      parentId: to,
      actor: editor,
      write: (old) => old,
    });
    await opened.store.undo(moved.revisionId ?? 0, editor);
    expect((await opened.store.get(categoryBanners, entry.id))?.parentId).toBe(from);
  });

  it('that moved a record puts it between the neighbours it had, and keeps what was written since', async () => {
    const [from, to] = [(await add(categories)).entry.id, (await add(categories)).entry.id];
    const [a = 0, b = 0, c = 0] = await addTo(categoryBanners, from, 3);
    const { store } = opened;
    const moved = await store.update(categoryBanners, b, { parentId: to, actor: editor, write: (old) => old });
    await store.reorder(categoryBanners, { parentId: from, ids: [c, a], actor: editor });
    await store.update(categoryBanners, b, { actor: editor, write: writing({ headline: words('Since') }) });
    await store.undo(moved.revisionId ?? 0, editor);
    const back = await store.list(categoryBanners, { parentId: from });
    expect(back.map(({ id }) => id)).toEqual([c, b, a]);
    expect(back[1]?.fields['headline']).toEqual(words('Since'));
  });

  it('of words does not move a record that was moved since', async () => {
    const [from, to] = [(await add(categories)).entry.id, (await add(categories)).entry.id];
    const { entry } = await add(categoryBanners, from);
    const { store } = opened;
    const written = await store.update(categoryBanners, entry.id, {
      actor: editor,
      write: writing({ headline: words('New') }),
    });
    await store.update(categoryBanners, entry.id, { parentId: to, actor: editor, write: (old) => old });
    await store.undo(written.revisionId ?? 0, editor);
    expect(await store.get(categoryBanners, entry.id)).toMatchObject({ parentId: to, fields: entry.fields });
  });

  it('is refused when the record exists no more', async () => {
    const { entry } = await add(heroBanners);
    const changed = await opened.store.update(heroBanners, entry.id, { actor: editor, write: writing({ link: '/x' }) });
    await opened.store.remove(heroBanners, entry.id, editor);
    await expect(opened.store.undo(changed.revisionId ?? 0, editor)).rejects.toMatchObject(refusal);
  });
});

describe('undoing', () => {
  it('a creation deletes the record with everything below it, and can be undone again', async () => {
    const created = await add(categories);
    const [banner = 0] = await addTo(categoryBanners, created.entry.id, 1);
    const undone = await opened.store.undo(created.revisionId, editor);
    expect(await opened.store.get(categories, created.entry.id)).toBeNull();
    await opened.store.undo(undone.revisionId ?? 0, editor);
    expect((await opened.store.get(categoryBanners, banner))?.parentId).toBe(created.entry.id);
  });

  it('an order restores it as far as its records still exist', async () => {
    const { store } = opened;
    const [a, b, c] = [await add(projectSteps), await add(projectSteps), await add(projectSteps)].map(
      ({ entry }) => entry.id,
    );
    const { revisionId } = await store.reorder(projectSteps, {
      parentId: null,
      ids: [c ?? 0, b ?? 0, a ?? 0],
      actor: editor,
    });
    await store.remove(projectSteps, b ?? 0, editor);
    const d = (await add(projectSteps)).entry.id;
    await store.undo(revisionId, editor);
    expect(idsOf(await store.list(projectSteps))).toEqual([a, c, d]);
  });

  it('is possible once, and the history says who did it', async () => {
    const { entry, revisionId } = await add(heroBanners);
    await opened.store.undo(revisionId, other);
    await expect(opened.store.undo(revisionId, editor)).rejects.toMatchObject(refusal);
    const [removal, creation] = await opened.store.revisions({ collection: heroBanners, id: entry.id, limit: 5 });
    expect(removal).toMatchObject({ action: 'delete', actor: other.name, undoneAt: null });
    expect(creation).toMatchObject({ id: revisionId, action: 'create', actor: editor.name, undoneBy: other.name });
  });

  it('what never happened is an error', async () => {
    await expect(opened.store.undo(987_654, editor)).rejects.toThrow(NotFoundError);
    await expect(opened.store.undo(99_999_999_999, editor)).rejects.toThrow(NotFoundError);
  });
});

describe('undoing that keeps what is newer', () => {
  const newer = { name: 'NewerChangesError', facts: { status: 409, messageKey: 'newerChanges' } };
  const link = (id: number, to: string) =>
    opened.store.update(heroBanners, id, { actor: editor, write: writing({ link: to }) });

  it('refuses a change whose record was saved again since, and writes nothing', async () => {
    const { entry } = await add(heroBanners);
    const [first, second] = [await link(entry.id, '/first'), await link(entry.id, '/second')];
    const ids = [first.revisionId ?? 0];
    await expect(opened.store.undoAll(ids, editor, { keepsNewer: true })).rejects.toMatchObject(newer);
    expect(await opened.store.get(heroBanners, entry.id)).toMatchObject({ fields: second.entry.fields });
    await opened.store.undoAll(ids, editor);
    expect(await opened.store.get(heroBanners, entry.id)).toMatchObject({ fields: entry.fields });
  });

  it('takes the newest change back, and after it the one before', async () => {
    const { entry } = await add(heroBanners);
    const changes = [await link(entry.id, '/first'), await link(entry.id, '/second')];
    for (const { revisionId } of changes.toReversed()) {
      await opened.store.undoAll([revisionId ?? 0], editor, { keepsNewer: true });
    }
    expect(await opened.store.get(heroBanners, entry.id)).toMatchObject({ fields: entry.fields });
  });

  it('takes back all changes of a record at once', async () => {
    const { entry, revisionId } = await add(heroBanners);
    const changed = await link(entry.id, '/first');
    await opened.store.undoAll([revisionId, changed.revisionId ?? 0], editor, { keepsNewer: true });
    expect(await opened.store.get(heroBanners, entry.id)).toBeNull();
  });

  it('refuses an order after which the records were moved again', async () => {
    const { store } = opened;
    const category = (await add(categories)).entry.id;
    const [a = 0, b = 0, c = 0] = await addTo(categoryBanners, category, 3);
    const move = (ids: readonly number[]) => store.reorder(categoryBanners, { parentId: category, ids, actor: editor });
    const { revisionId } = await move([c, b, a]);
    await move([b, c, a]);
    await expect(store.undoAll([revisionId], editor, { keepsNewer: true })).rejects.toMatchObject(newer);
    expect(idsOf(await store.list(categoryBanners, { parentId: category }))).toEqual([b, c, a]);
  });
});
