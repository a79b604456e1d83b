import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityBlogs, communityPosts, heroBanners } from '../../../content/collections/index.ts';
import { companySettings } from '../../../content/settings.ts';
import type { Language } from '../../../language/languages.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import {
  addMedia,
  editor,
  mediaFinder,
  openTestStore,
  shared,
  type TestStore,
  words,
  writing,
} from '../../../tests/support/open-test-store.ts';
import { rebuildIndex } from '../index/rebuild-index.ts';
import { createRedirectStore } from '../../redirects/redirect-store.ts';
import { createDiscussion } from '../../discussion/create-discussion.ts';
import { createReader } from './create-reader.ts';

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
});
afterAll(() => opened.database.close());

const readerOf = (language: Language, tags = new Set<string>()) =>
  createReader(
    {
      entries: opened.store,
      media: mediaFinder(opened.database),
      redirects: createRedirectStore(opened.database),
      search: async () => [],
      discussion: createDiscussion(opened.database),
    },
    { language, country: 'sa', tags },
  );

const setStatus = (
  collection: string,
  id: number,
  status: { status_en?: 'draft'; status_ar?: 'draft' | 'scheduled' },
) =>
  opened.database.write
    .updateTable('entry')
    .set(status)
    .where('collection', '=', collection)
    .where('id', '=', id)
    .execute();

const addBlog = async () => {
  const { entry } = await opened.store.create(communityBlogs, { actor: editor, write: (old) => old });
  const post = await opened.store.create(communityPosts, {
    parentId: entry.id,
    actor: editor,
    write: writing({ title: words('Post') }),
  });
  return { blog: entry.id, post: post.entry.id };
};

describe('a reader', () => {
  it('marks a text that fell back with the language it is in', async () => {
    const { entry } = await opened.store.create(heroBanners, {
      actor: editor,
      write: writing({ title: { en: 'Light', ar: '' }, info: { en: 'Bright.', ar: 'ساطع.' } }),
    });
    const arabic = await readerOf('ar').get(heroBanners, entry.id);
    expect(arabic?.title).toEqual({ text: 'Light', language: 'en' });
    expect(arabic?.info).toEqual({ text: 'ساطع.', language: 'ar' });
    expect(arabic?.fallback).toEqual(['title']);
    expect((await readerOf('en').get(heroBanners, entry.id))?.fallback).toEqual([]);
  });

  it('hides a draft in its language and shows it in the other', async () => {
    const { entry } = await opened.store.create(heroBanners, {
      actor: editor,
      write: writing({ title: words('Half') }),
    });
    for (const status_ar of ['draft', 'scheduled'] as const) {
      await setStatus('herobanner', entry.id, { status_ar });
      expect(await readerOf('ar').get(heroBanners, entry.id)).toBeNull();
      expect((await readerOf('ar').list(heroBanners)).map(({ id }) => id)).not.toContain(entry.id);
      expect((await readerOf('en').list(heroBanners)).map(({ id }) => id)).toContain(entry.id);
    }
  });

  it('hides records whose parent is a draft', async () => {
    const { blog, post } = await addBlog();
    expect(await readerOf('en').list(communityPosts, blog)).toHaveLength(1);
    await setStatus('community', blog, { status_en: 'draft' });
    expect(await readerOf('en').list(communityPosts, blog)).toEqual([]);
    expect(await readerOf('en').get(communityPosts, post)).toBeNull();
    expect((await readerOf('en').list(communityPosts)).map(({ id }) => id)).not.toContain(post);
    expect(await readerOf('ar').get(communityPosts, post)).not.toBeNull();
  });

  it('gives files as pages need them', async () => {
    const image = await addMedia(opened.database, 'hero.png');
    const { entry } = await opened.store.create(heroBanners, {
      actor: editor,
      write: writing({ image: shared(image) }),
    });
    const view = await readerOf('ar').get(heroBanners, entry.id);
    expect(view?.image).toMatchObject({ id: image, name: 'hero.png', focalPoint: { x: 0.5, y: 0.5 } });
  });

  it('gives empty values for settings that were never saved', async () => {
    const company = await readerOf('ar').settings(companySettings);
    expect(company.name.text).toBe('');
    expect(company.socials).toEqual([]);
    await opened.store.create(companySettings, {
      id: 1,
      actor: editor,
      write: writing({ name: { en: 'Wameed', ar: 'وميض' } }),
    });
    expect((await readerOf('ar').settings(companySettings)).name.text).toBe('وميض');
  });
});

describe('records by their names', () => {
  const addSection = async (blog: number, title: { en: string; ar: string }) => {
    const write = writing({ title });
    return (await opened.store.create(communityPosts, { parentId: blog, actor: editor, write })).entry.id;
  };
  const addNamed = async (name: { en: string; ar: string }) =>
    (await opened.store.create(communityBlogs, { actor: editor, write: writing({ name }) })).entry.id;
  const namesIn = async (requests: Parameters<ReturnType<typeof readerOf>['rows']>[1], language: Language = 'en') =>
    (await readerOf(language).rows(communityPosts, requests)).map((row) => row.map(({ name }) => name.text));

  it('stand in rows: the first, those before and behind one, and the last', async () => {
    const blog = await addNamed(words('Rows'));
    const other = await addNamed(words('Other'));
    const ids: number[] = [];
    for (const each of ['A', 'B', 'C', 'D', 'E']) ids.push(await addSection(blog, { en: each, ar: '' }));
    await addSection(other, words('X'));
    await setStatus('communityonepost', ids[3] ?? 0, { status_en: 'draft' });
    await rebuildIndex(opened.database);
    const [, , third = 0] = ids;
    expect(
      await namesIn([
        { parentId: blog, limit: 2 },
        { parentId: other, limit: 2 },
        { parentId: blog, before: third, limit: 1 },
        { parentId: blog, behind: third, limit: 9 },
        { parentId: blog, before: 'end', limit: 2 },
        { parentId: blog, behind: 987_654, limit: 2 },
      ]),
    ).toEqual([['A', 'B'], ['X'], ['B'], ['E'], ['C', 'E'], []]);
    expect(await namesIn([{ parentId: blog, limit: 1 }], 'ar')).toEqual([['A']]);
    expect(await readerOf('ar').rows(communityPosts, [])).toEqual([]);
  });

  it('are found by the part of an address that was made of one, in either language', async () => {
    const blog = await addNamed({ en: '100% of  it_all!', ar: 'كل شيء' });
    const sameName = await addNamed({ en: '100x of it all', ar: 'سواه' });
    const en = readerOf('en');
    expect(await en.named(communityBlogs, '100%-of-it_all!')).toEqual([blog]);
    expect(await en.named(communityBlogs, '100x-of-it-all')).toEqual([sameName]);
    expect(await en.named(communityBlogs, 'كل-شيء')).toEqual([blog]);
    expect(await readerOf('ar').named(communityBlogs, '100%-of-it_all!')).toEqual([blog]);
    for (const nobody of ['100%', 'of', '---', '%', '', 'nul\0', 'x'.repeat(9000)]) {
      expect([nobody, await en.named(communityBlogs, nobody)]).toEqual([nobody, []]);
    }
  });

  it('are found among those of a parent, the first of two alike, and only where they are seen', async () => {
    const blog = await addNamed(words('Parent'));
    const first = await addSection(blog, words('Twice'));
    const second = await addSection(blog, words('Twice'));
    const elsewhere = await addSection(await addNamed(words('Another')), words('Elsewhere'));
    const en = readerOf('en');
    expect(await en.named(communityPosts, 'Twice', blog)).toEqual([first, second]);
    expect(await en.named(communityPosts, 'Elsewhere', blog)).toEqual([]);
    expect(await en.named(communityPosts, 'Elsewhere')).toEqual([elsewhere]);
    await setStatus('communityonepost', first, { status_en: 'draft' });
    await rebuildIndex(opened.database);
    expect(await en.named(communityPosts, 'Twice', blog)).toEqual([second]);
    expect(await readerOf('ar').named(communityPosts, 'Twice', blog)).toEqual([first, second]);
  });

  it('are noted as lists: a new name, or another one, makes what was read stale', async () => {
    const tags = new Set<string>();
    await readerOf('en', tags).named(communityPosts, 'Twice', 3);
    await readerOf('en', tags).rows(communityBlogs, [{ limit: 1 }]);
    expect([...tags]).toEqual(['communityonepost<3', 'community']);
  });
});

describe('the tags of an answer', () => {
  it('name the records, lists, parents, files and settings it was made from', async () => {
    const { blog, post } = await addBlog();
    const image = await addMedia(opened.database, 'post.png');
    await opened.store.update(communityPosts, post, { actor: editor, write: writing({ icon: shared(image) }) });
    const tags = new Set<string>();
    const reader = readerOf('en', tags);
    await reader.list(communityPosts, blog);
    expect([...tags].toSorted()).toEqual([`community/${blog}`, `communityonepost<${blog}`, `media/${image}`]);
    tags.clear();
    await readerOf('en', tags).get(communityPosts, post);
    expect(tags).toEqual(new Set([`communityonepost/${post}`, `community/${blog}`, `media/${image}`]));
    tags.clear();
    await reader.settings(companySettings);
    await reader.list(heroBanners);
    expect(tags).toContain('settings/company/1');
    expect(tags).toContain('herobanner');
  });

  it('name what was looked for and not found', async () => {
    const tags = new Set<string>();
    expect(await readerOf('en', tags).get(heroBanners, 4040)).toBeNull();
    expect(tags).toContain('herobanner/4040');
  });
});
