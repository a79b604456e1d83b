import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  categories,
  communityBlogs,
  communityPosts,
  productCards,
  products,
  singleProjects,
  subCategories,
} from '../../content/collections/index.ts';
import type { FindableKind } from '../../content/findable-kinds.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { Search } from '../../content/model/search.ts';
import type { Language } from '../../language/languages.ts';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import {
  addMedia,
  editor,
  mediaFinder,
  openTestStore,
  shared,
  type TestStore,
  writing,
} from '../../tests/support/open-test-store.ts';
import type { FieldValues } from '../records/changes/stored-entry.ts';
import { createSearch } from './create-search.ts';

let opened: TestStore;
let search: Search;

const words = (en: string, ar: string) => ({ en, ar });
const add = async (collection: Collection, values: FieldValues, parentId?: number) => {
  const parent = parentId === undefined ? {} : { parentId };
  return (await opened.store.create(collection, { ...parent, actor: editor, write: writing(values) })).entry.id;
};
const find = (query: string, language: Language = 'en', kind?: FindableKind) =>
  search({ query, language, limit: 20, kind });
const titles = async (query: string, language: Language = 'en') =>
  (await find(query, language)).map(({ title }) => title.text);

const ids = { vision: 0, panel: 0, card: 0, blog: 0 };

beforeAll(async () => {
  opened = await openTestStore(await eachDatabaseConfig());
  search = createSearch({ database: opened.database, media: mediaFinder(opened.database) });
  const picture = await addMedia(opened.database, 'vision.jpg');
  ids.vision = await add(products, {
    name: words('The Vision', 'ذا فيجن'),
    description: words('A luminous display for living rooms.', 'شاشةٌ مُضيئة لغُرَف المعيشة.'),
    image: shared(picture),
    environment: 'outdoor',
    pitch: 1.33,
  });
  ids.panel = await add(products, {
    name: words('Interactive 65', 'شاشة تفاعلية ٦٥ بوصة'),
    description: words('Screens for teaching, with the vision of a classroom.', 'للفصول الدراسية والاجتماعات.'),
  });
  ids.card = await add(
    productCards,
    {
      title: words('Refresh 3840Hz', 'تحديث 3840Hz'),
      text: words('No flicker on camera.', 'لا ارتعاش أمام الكاميرا.'),
      path: '/',
    },
    ids.vision,
  );
  await add(categories, { name: words('Kiosks', 'الأكشاك'), path: '/one-category/1' });
  await add(subCategories, { name: words('Outdoor walls', 'جدران خارجية') });
  await add(singleProjects, {
    title: words('Riverside arena', ''),
    text: words('A scoreboard of 400 square metres.', ''),
  });
  ids.blog = await add(communityBlogs, { name: words('Know-how', 'معرفة') });
  await add(
    communityPosts,
    { title: words('Choosing a pitch', 'اختيار المسافة'), text: words('Distance **divided** by two.', 'المسافة') },
    ids.blog,
  );
});
afterAll(() => opened.database.close());

describe('what is found', () => {
  it('products, categories, sub-categories, projects and posts, each with its address', async () => {
    const paths = await Promise.all(
      ['vision living', 'kiosks', 'outdoor', 'riverside', 'pitch'].map((query) => find(query)),
    );
    expect(paths.map(([first]) => [first?.kind, first?.path])).toEqual([
      ['product', `/product/${ids.vision}/The-Vision`],
      ['category', '/one-category/1/Kiosks'],
      ['sub-category', '/sub-category/1/Outdoor-walls'],
      ['project', '/project/1/Riverside-arena'],
      ['post', expect.stringMatching(/^\/our-community\?blog=\d+-Know-how&section=\d+-Choosing-a-pitch$/)],
    ]);
  });

  it('a record by the words of the sections on its page, which are shown', async () => {
    const [first] = await find('flicker');
    expect(first?.id).toBe(ids.vision);
    expect(first?.excerpt.text).toBe('No flicker on camera.');
    expect(first?.excerpt.matches).toEqual([[3, 10]]);
  });

  it('what its name answers is introduced by its own words, not by a question or a section that says the same', async () => {
    const requested = await add(
      productCards,
      { title: words('How bright is The Vision?', ''), text: words('The Vision adapts.', ''), path: '/' },
      ids.vision,
    );
    const [named] = await find('the vision');
    expect(named?.excerpt.text).toBe('A luminous display for living rooms.');
    const [by] = await find('bright');
    expect(by?.excerpt.text).toBe('A luminous display for living rooms.');
    await opened.store.remove(productCards, requested, editor);
  });

  it('a product by the place it is made for and by its pixel pitch', async () => {
    expect(await titles('outdoor')).toContain('The Vision');
    expect(await titles('خارجية', 'ar')).toContain('ذا فيجن');
    expect(await titles('1.33')).toEqual(['The Vision']);
  });

  it('only the kind that was asked for', async () => {
    expect((await find('a', 'en', 'project')).map(({ kind }) => kind)).toEqual(['project']);
  });

  it('with its picture', async () => {
    const [first] = await find('the vision');
    expect(first?.image?.name).toBe('vision.jpg');
  });

  it('in Arabic however it is spelt: vowel signs, hamza, teh marbuta, Arabic digits, article and plural', async () => {
    for (const query of ['مضيئه', 'مُضِيئَة', 'المضيئة', 'غرف'])
      expect(await titles(query, 'ar'), query).toContain('ذا فيجن');
    for (const query of ['تفاعليه 65', 'تفاعلية ٦٥', '۶۵ بوصه', 'الشاشات']) {
      expect(await titles(query, 'ar'), query).toContain('شاشة تفاعلية ٦٥ بوصة');
    }
  });

  it('with typing errors: a letter missing, added, wrong or swapped', async () => {
    for (const query of ['flcker', 'fllicker', 'flikker', 'filcker'])
      expect(await titles(query), query).toEqual(['The Vision']);
    expect(await titles('تفاعبية', 'ar')).toEqual(['شاشة تفاعلية ٦٥ بوصة']);
  });

  it('by some of the words where no record has all', async () => {
    expect(await titles('flicker scoreboard')).toEqual(['The Vision', 'Riverside arena']);
    expect(await titles('flicker camera')).toEqual(['The Vision']);
  });

  it('the exact title first, then titles, then texts', async () => {
    const similar = await add(products, { name: words('The Vision Pro Max', '') });
    expect(await titles('the vision')).toEqual(['The Vision', 'The Vision Pro Max', 'Interactive 65']);
    await opened.store.remove(products, similar, editor);
  });

  it('words that stand only in the other language, marked as such', async () => {
    const [first] = await find('arena', 'ar');
    expect(first).toMatchObject({
      language: 'en',
      title: { text: 'Riverside arena', language: 'en', matches: [[10, 15]] },
    });
    const [vision] = await find('vision', 'ar');
    expect(vision).toMatchObject({
      language: 'en',
      title: { text: 'ذا فيجن', language: 'ar' },
      excerpt: { text: 'The Vision' },
    });
    const [own] = await find('3840hz', 'ar');
    expect(own).toMatchObject({ language: 'ar', excerpt: { text: 'تحديث 3840Hz' } });
  });

  it('nothing, and no failure, for what has no words and for the grammar of the index', async () => {
    for (const query of ['%', '_', `'"`, '"', '***', '\\', '؟']) expect(await find(query), query).toEqual([]);
    for (const query of [
      '" OR folded_title:*',
      'NEAR(a b)',
      'a AND (',
      `'; drop table entry; --`,
      '\u0000led',
      '\ud800',
      'ﷺ'.repeat(100),
    ]) {
      await expect(find(query), query).resolves.toBeInstanceOf(Array);
    }
  });
});

describe('what visitors may not see is not found', () => {
  const publish = (collection: Collection, id: number, status: 'published' | 'draft', language: Language) =>
    opened.store.publish(collection, id, {
      actor: editor,
      publishing: { action: status === 'draft' ? 'unpublish' : 'publish', languages: [language] },
    });

  it('a draft, in the language in which it is one, also by its words in the other', async () => {
    await publish(products, ids.vision, 'draft', 'ar');
    expect(await titles('luminous', 'ar')).toEqual([]);
    expect(await titles('مضيئة', 'ar')).toEqual([]);
    expect(await titles('مضيئة', 'en')).toEqual([]);
    expect(await titles('luminous', 'en')).toEqual(['The Vision']);
    await publish(products, ids.vision, 'published', 'ar');
    expect(await titles('مضيئة', 'ar')).toEqual(['ذا فيجن']);
  });

  it('the words of a section that is a draft', async () => {
    await publish(productCards, ids.card, 'draft', 'en');
    expect(await titles('flicker')).toEqual([]);
    await publish(productCards, ids.card, 'published', 'en');
    expect(await titles('flicker')).toEqual(['The Vision']);
  });

  it('a post of a blog that is a draft', async () => {
    await publish(communityBlogs, ids.blog, 'draft', 'en');
    expect(await titles('divided')).toEqual([]);
    await publish(communityBlogs, ids.blog, 'published', 'en');
    expect(await titles('divided')).toEqual(['Choosing a pitch']);
  });
});

describe('searching follows every change', () => {
  it('a changed word, at once', async () => {
    await opened.store.update(products, ids.panel, {
      actor: editor,
      write: writing({ headline: words('Whiteboard of light', '') }),
    });
    expect(await titles('whiteboard')).toEqual(['Interactive 65']);
    await opened.store.update(products, ids.panel, { actor: editor, write: writing({ headline: words('', '') }) });
    expect(await titles('whiteboard')).toEqual([]);
  });

  it('a refused change leaves what was found', async () => {
    const write = () => {
      throw new Error('refused');
    };
    await expect(opened.store.update(products, ids.vision, { actor: editor, write })).rejects.toThrow('refused');
    expect(await titles('luminous')).toEqual(['The Vision']);
  });

  it('a section that moves takes its words along', async () => {
    await opened.store.update(productCards, ids.card, {
      actor: editor,
      parentId: ids.panel,
      write: (fields) => fields,
    });
    expect(await titles('flicker')).toEqual(['Interactive 65']);
    await opened.store.update(productCards, ids.card, {
      actor: editor,
      parentId: ids.vision,
      write: (fields) => fields,
    });
    expect(await titles('flicker')).toEqual(['The Vision']);
  });

  it('a deleted record is gone and comes back with its sections when the deletion is undone', async () => {
    const { revisionId } = await opened.store.remove(products, ids.vision, editor);
    expect(await titles('luminous')).toEqual([]);
    expect(await titles('flicker')).toEqual([]);
    await opened.store.undo(revisionId, editor);
    expect(await titles('luminous')).toEqual(['The Vision']);
    expect(await titles('flicker')).toEqual(['The Vision']);
  });

  it('a deleted section takes its words with it', async () => {
    const { revisionId } = await opened.store.remove(productCards, ids.card, editor);
    expect(await titles('flicker')).toEqual([]);
    await opened.store.undo(revisionId, editor);
    expect(await titles('flicker')).toEqual(['The Vision']);
  });

  it('raises its tag exactly when words changed', async () => {
    const heard: string[] = [];
    const stop = opened.database.versions.onChange((tags) => heard.push(...(tags === 'all' ? ['all'] : tags)));
    const banner = shared(await addMedia(opened.database, 'banner.jpg'));
    await opened.store.update(products, ids.panel, { actor: editor, write: writing({ banner }) });
    await expect.poll(() => heard).toContain(`products/${ids.panel}`);
    expect(heard).not.toContain('search');
    await opened.store.update(products, ids.panel, {
      actor: editor,
      write: writing({ headline: words('Bright', '') }),
    });
    await expect.poll(() => heard).toContain('search');
    stop();
  });
});
