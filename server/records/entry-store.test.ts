import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  categories,
  categoryBanners,
  categoryHero,
  categoryProducts,
  heroBanners,
  products,
  projectSteps,
  teamMembers,
} from '../../content/collections/index.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import {
  addMedia,
  editor,
  openTestStore,
  shared,
  type TestStore,
  words,
  writing,
} from '../../tests/support/open-test-store.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { NotFoundError } from '../refusals/not-found-error.ts';
import type { Change } from './changes/change.ts';
import type { FieldValues } from './changes/stored-entry.ts';
import type { WriteFields } from './repository/entry-store.ts';
import { runChange } from './repository/run-change.ts';
import { saveInto, updateEntry } from './repository/write-entry.ts';
import { ConflictError } from './repository/record-errors.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
});
afterAll(() => opened.database.close());

const addCategory = async (name: string) => {
  const { entry } = await opened.store.create(categories, { actor: editor, write: writing({ title: words(name) }) });
  return entry;
};
/** Keeps a transaction open until a condition holds, for at most 300 queries. */
async function inTransaction({ tx }: Change, holds: () => boolean): Promise<void> {
  for (let left = 300; left > 0 && !holds(); left -= 1) await tx.selectFrom('counter').select('last_id').execute();
}
const idsOf = (entries: readonly { readonly id: number }[]) => entries.map(({ id }) => id);

describe('a record', () => {
  it('is read back as it was written, with empty values where nothing was', async () => {
    const { entry } = await opened.store.create(heroBanners, {
      actor: editor,
      write: writing({ title: { en: 'Light', ar: 'ضوء' }, link: '/product/68' }),
    });
    expect(entry).toMatchObject({ collection: 'herobanner', parentId: null, version: 1 });
    expect(entry.status).toEqual({ en: 'published', ar: 'published' });
    expect(await opened.store.get(heroBanners, entry.id)).toEqual(entry);
    expect(entry.fields).toEqual({
      title: { en: 'Light', ar: 'ضوء' },
      info: { en: '', ar: '' },
      link: '/product/68',
      active: heroBanners.fields.active.empty,
      image: { shared: null, en: null, ar: null },
      loop: [],
    });
  });

  it('keeps only the fields that are declared', async () => {
    const { entry } = await opened.store.create(heroBanners, { actor: editor, write: writing({ invented: 1 }) });
    expect(entry.fields).not.toHaveProperty('invented');
  });

  it('gets the previous values when it is changed, and a higher version', async () => {
    const { entry } = await opened.store.create(heroBanners, {
      actor: editor,
      write: writing({ title: words('Old'), link: '/contact' }),
    });
    const changed = await opened.store.update(heroBanners, entry.id, {
      actor: editor,
      version: 1,
      write: (previous) => ({ ...previous, title: words('New') }),
    });
    expect(changed.entry.fields).toMatchObject({ title: words('New'), link: '/contact' });
    expect(changed.entry.version).toBe(2);
    expect(await opened.store.get(heroBanners, entry.id)).toEqual(changed.entry);
  });

  it('has its values before its turn comes, and again where another change came between', async () => {
    const values = { title: words('Old'), link: '/a' };
    const { entry } = await opened.store.create(heroBanners, { actor: editor, write: writing(values) });
    const seen: unknown[] = [];
    const write = (previous: FieldValues): FieldValues => {
      seen.push(previous['link']);
      return { ...previous, title: words('New') };
    };
    const saved = await runChange(opened.database, editor, async (change) => {
      const saving = opened.store.update(heroBanners, entry.id, { actor: editor, write });
      await inTransaction(change, () => seen.length > 0);
      expect(seen).toEqual(['/a']);
      const edit = saveInto(heroBanners, { write: writing({ link: '/b' }) });
      await updateEntry(change, heroBanners, entry.id, { edit });
      return { saving };
    });
    expect((await saved.saving).entry.fields).toMatchObject({ title: words('New'), link: '/b' });
    expect(seen).toEqual(['/a', '/b']);
  });

  it('has its first values before its turn comes', async () => {
    const write = vi.fn<WriteFields>((previous) => previous);
    const { adding } = await runChange(opened.database, editor, async (change) => {
      const started = opened.store.create(heroBanners, { actor: editor, write });
      await inTransaction(change, () => write.mock.calls.length > 0);
      expect(write).toHaveBeenCalledOnce();
      return { adding: started };
    });
    await adding;
    expect(write).toHaveBeenCalledOnce();
  });

  it('is not changed by a client that read an older version', async () => {
    const { entry } = await opened.store.create(heroBanners, { actor: editor, write: writing({ link: '/a' }) });
    await opened.store.update(heroBanners, entry.id, { actor: editor, write: writing({ link: '/b' }) });
    const late = opened.store.update(heroBanners, entry.id, {
      version: 1,
      actor: editor,
      write: writing({ link: '/c' }),
    });
    await expect(late).rejects.toThrow(ConflictError);
    await expect(late).rejects.toMatchObject({ current: { version: 2, fields: { link: '/b' } } });
    expect((await opened.store.get(heroBanners, entry.id))?.fields['link']).toBe('/b');
  });

  it('leaves nothing behind when writing its fields fails', async () => {
    const before = await opened.store.list(heroBanners);
    const history = await opened.store.revisions({ limit: 1 });
    const refused = opened.store.create(heroBanners, {
      id: 900,
      actor: editor,
      write: () => {
        throw new InvalidError([{ path: 'title', code: 'tooLong' }]);
      },
    });
    await expect(refused).rejects.toThrow(InvalidError);
    expect(await opened.store.list(heroBanners)).toEqual(before);
    expect(await opened.store.revisions({ limit: 1 })).toEqual(history);
    const { entry } = await opened.store.create(heroBanners, { actor: editor, write: (previous) => previous });
    expect(entry.id).toBeLessThan(900);
  });

  it('that does not exist is null for readers and an error for writers, also beyond what a column holds', async () => {
    for (const id of [4040, 0, -1, 1.5, 99_999_999_999]) {
      expect(await opened.store.get(heroBanners, id)).toBeNull();
      await expect(opened.store.update(heroBanners, id, { actor: editor, write: (old) => old })).rejects.toThrow(
        NotFoundError,
      );
      await expect(opened.store.remove(heroBanners, id, editor)).rejects.toThrow(NotFoundError);
    }
    expect(await opened.store.list(categoryBanners, { parentId: 99_999_999_999 })).toEqual([]);
  });
});

describe('ids', () => {
  it('count up per collection', async () => {
    const first = await opened.store.create(teamMembers, { actor: editor, write: (old) => old });
    const second = await opened.store.create(teamMembers, { actor: editor, write: (old) => old });
    expect([first.entry.id, second.entry.id]).toEqual([1, 2]);
  });

  it('are not used again after a record was deleted', async () => {
    const { entry } = await opened.store.create(teamMembers, { actor: editor, write: (old) => old });
    await opened.store.remove(teamMembers, entry.id, editor);
    const next = await opened.store.create(teamMembers, { actor: editor, write: (old) => old });
    expect(next.entry.id).toBe(entry.id + 1);
  });

  it('given on import raise the counter, and lower ones do not sink it', async () => {
    const write = writing({ name: words('The Vision') });
    await opened.store.create(products, { id: 68, actor: editor, write });
    await opened.store.create(products, { id: 12, actor: editor, write });
    expect((await opened.store.create(products, { actor: editor, write })).entry.id).toBe(69);
  });

  it('that are taken are refused with the record that has them', async () => {
    const taken = opened.store.create(products, { id: 68, actor: editor, write: (old) => old });
    await expect(taken).rejects.toMatchObject({ name: 'ConflictError', current: { id: 68 } });
  });
});

describe('a place', () => {
  it('of a new record is behind the others, also when many are created at once', async () => {
    const created = await Promise.all(
      Array.from({ length: 12 }, () => opened.store.create(projectSteps, { actor: editor, write: (old) => old })),
    );
    const listed = await opened.store.list(projectSteps);
    expect(new Set(idsOf(created.map(({ entry }) => entry))).size).toBe(12);
    expect(new Set(listed.map(({ position }) => position)).size).toBe(12);
    const last = await opened.store.create(projectSteps, { actor: editor, write: (old) => old });
    expect((await opened.store.list(projectSteps)).at(-1)?.id).toBe(last.entry.id);
  });

  it('changes by putting all siblings in order, which touches neither fields nor version [OP-087]', async () => {
    const before = await opened.store.list(projectSteps);
    const ids = idsOf(before).toReversed();
    await opened.store.reorder(projectSteps, { parentId: null, ids, actor: editor });
    const after = await opened.store.list(projectSteps);
    expect(idsOf(after)).toEqual(ids);
    const withoutPlace = (entries: typeof before) =>
      entries.map((entry) => ({ ...entry, position: 0 })).toSorted((a, b) => a.id - b.id);
    expect(withoutPlace(after)).toEqual(withoutPlace(before));
  });

  it('is not changed by a list that lacks a sibling, repeats one or names a stranger [OP-087]', async () => {
    const ids = idsOf(await opened.store.list(projectSteps));
    const [first = 0, second = 0, ...rest] = ids;
    for (const wrong of [[second, ...rest], [first, first, ...rest], [first, 9999, ...rest], [...ids, 9999], []]) {
      const reordered = opened.store.reorder(projectSteps, { parentId: null, ids: wrong, actor: editor });
      await expect(reordered).rejects.toMatchObject({ issues: [{ path: 'ids', code: 'unknownRecord' }] });
    }
    expect(idsOf(await opened.store.list(projectSteps))).toEqual(ids);
  });

  it('is among the records of one parent only', async () => {
    const [one, other] = [await addCategory('One'), await addCategory('Other')];
    const write = writing({ headline: words('Wide') });
    const a = await opened.store.create(categoryBanners, { parentId: one.id, actor: editor, write });
    const b = await opened.store.create(categoryBanners, { parentId: other.id, actor: editor, write });
    expect([a.entry.position, b.entry.position]).toEqual([1, 1]);
    expect(idsOf(await opened.store.list(categoryBanners, { parentId: one.id }))).toEqual([a.entry.id]);
    const across = opened.store.reorder(categoryBanners, {
      parentId: one.id,
      ids: [a.entry.id, b.entry.id],
      actor: editor,
    });
    await expect(across).rejects.toThrow(InvalidError);
  });
});

describe('a parent', () => {
  it('must exist', async () => {
    for (const parentId of [4040, 0, -3]) {
      const orphan = opened.store.create(categoryBanners, { parentId, actor: editor, write: (old) => old });
      await expect(orphan).rejects.toMatchObject({ issues: [{ path: 'category_id', code: 'unknownRecord' }] });
    }
  });

  it('must be named where the collection has parents, and not where it has none', async () => {
    const orphan = opened.store.create(categoryBanners, { actor: editor, write: (old) => old });
    await expect(orphan).rejects.toMatchObject({ issues: [{ path: 'category_id', code: 'required' }] });
    const { id } = await addCategory('Stranger');
    const adopted = opened.store.create(heroBanners, { parentId: id, actor: editor, write: (old) => old });
    await expect(adopted).rejects.toMatchObject({ issues: [{ path: 'category_id', code: 'unknownRecord' }] });
  });

  it('may have as many records as the collection says', async () => {
    const { id: parentId } = await addCategory('Full');
    for (let count = 0; count < 4; count += 1) {
      await opened.store.create(categoryProducts, { parentId, actor: editor, write: (old) => old });
    }
    const fifth = opened.store.create(categoryProducts, { parentId, actor: editor, write: (old) => old });
    await expect(fifth).rejects.toMatchObject({ messageKey: 'tooManyProducts', values: { max: 4 } });
    expect(await opened.store.list(categoryProducts, { parentId })).toHaveLength(4);
  });

  it('has one record of a collection that is addressed by it, also when two are created at once', async () => {
    const { id: parentId } = await addCategory('Hero');
    const both = await Promise.allSettled(
      ['A', 'B'].map((name) =>
        opened.store.create(categoryHero, { parentId, actor: editor, write: writing({ headline: words(name) }) }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const only = await opened.store.firstOf(categoryHero, parentId);
    expect(both).toContainEqual(expect.objectContaining({ reason: expect.objectContaining({ current: only }) }));
  });

  it('can be changed, which puts the record behind those of the new one', async () => {
    const [from, to] = [await addCategory('From'), await addCategory('To')];
    const moving = await opened.store.create(categoryBanners, {
      parentId: from.id,
      actor: editor,
      write: (old) => old,
    });
    const there = await opened.store.create(categoryBanners, { parentId: to.id, actor: editor, write: (old) => old });
    await opened.store.update(categoryBanners, moving.entry.id, {
      parentId: to.id,
      actor: editor,
      write: (old) => old,
    });
    expect(await opened.store.list(categoryBanners, { parentId: from.id })).toEqual([]);
    expect(idsOf(await opened.store.list(categoryBanners, { parentId: to.id }))).toEqual([
      there.entry.id,
      moving.entry.id,
    ]);
  });

  it('takes its records with it, and tells beforehand which [OP-015]', async () => {
    const { id: parentId } = await addCategory('Doomed');
    const banner = await opened.store.create(categoryBanners, { parentId, actor: editor, write: (old) => old });
    await opened.store.create(categoryBanners, { parentId, actor: editor, write: (old) => old });
    await opened.store.create(categoryHero, { parentId, actor: editor, write: (old) => old });
    const counts = { sectiontwo: 2, sectionone: 1 };
    expect(await opened.store.countSubtree(categories, parentId)).toEqual(counts);
    expect((await opened.store.remove(categories, parentId, editor)).removed).toEqual(counts);
    expect(await opened.store.get(categoryBanners, banner.entry.id)).toBeNull();
    expect(await opened.store.firstOf(categoryHero, parentId)).toBeNull();
  });
});

describe('use of files and addresses', () => {
  const usesOf = async (id: number) =>
    opened.database.read
      .selectFrom('usage')
      .select(['field', 'language', 'media_id', 'path'])
      .where('collection', '=', 'herobanner')
      .where('entry_id', '=', id)
      .orderBy('field')
      .orderBy('language')
      .execute();

  it('is kept with the record, and goes with it', async () => {
    const { database, store } = opened;
    const [both, arabic] = [await addMedia(database, 'both.png'), await addMedia(database, 'arabic.png')];
    const { entry } = await store.create(heroBanners, {
      actor: editor,
      write: writing({ image: { shared: both, en: null, ar: arabic }, link: '/product/68/the-vision' }),
    });
    const uses = await usesOf(entry.id);
    expect(uses).toHaveLength(3);
    expect(uses).toEqual(
      expect.arrayContaining([
        { field: 'image', language: null, media_id: both, path: null },
        { field: 'image', language: 'ar', media_id: arabic, path: null },
        { field: 'link', language: null, media_id: null, path: '/product/68/the-vision' },
      ]),
    );
    await store.update(heroBanners, entry.id, { actor: editor, write: writing({ image: shared(both), link: '-' }) });
    expect(await usesOf(entry.id)).toEqual([{ field: 'image', language: null, media_id: both, path: null }]);
    await store.remove(heroBanners, entry.id, editor);
    expect(await usesOf(entry.id)).toEqual([]);
  });

  it('of replaced and deleted files is remembered by the history that can bring them back [OP-027]', async () => {
    const { database, store } = opened;
    const [old, fresh] = [await addMedia(database, 'old.png'), await addMedia(database, 'fresh.png')];
    const { entry } = await store.create(heroBanners, { actor: editor, write: writing({ image: shared(old) }) });
    const changed = await store.update(heroBanners, entry.id, {
      actor: editor,
      write: writing({ image: shared(fresh) }),
    });
    const removed = await store.remove(heroBanners, entry.id, editor);
    const usedMedia = (revision: number) =>
      database.read
        .selectFrom('revision_media')
        .select('media_id')
        .where('revision_id', '=', revision)
        .orderBy('media_id')
        .execute();
    expect(await usedMedia(changed.revisionId ?? 0)).toEqual([{ media_id: old }]);
    expect(await usedMedia(removed.revisionId)).toEqual([{ media_id: fresh }]);
  });

  it('refuses a file that is gone, under the name clients know', async () => {
    const gone = opened.store.create(heroBanners, { actor: editor, write: writing({ image: shared(70_000) }) });
    await expect(gone).rejects.toMatchObject({
      messageKey: 'fileUnknown',
      issues: [{ path: 'image', code: 'unknownFile' }],
    });
  });
});
