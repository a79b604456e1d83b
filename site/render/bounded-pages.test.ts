import { describe, expect, it } from 'vitest';
import type { Reader } from '../../content/model/reader.ts';
import { href } from '../../content/routes.ts';
import { companyContent } from '../../tests/support/company-content.ts';
import type { MemoryContent } from '../../tests/support/memory-reader.ts';
import { elementsWith, renderSite } from '../../tests/support/render-site.ts';

const count = 70;
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const both = (text: string) => ({ en: text, ar: text });

/** Collections that may have thousands of records. */
const large = ['products', 'singleproject', 'community', 'communityonepost', 'projectblogs', 'communitysideblogs'];

const item = (kind: string) => (number: number) => ({
  fields: { title: both(`${kind} ${number}`), text: both('Text'), path: '/', icon: `${kind}.jpg` },
});
const section = (blog: number, number: number) => ({ parent: blog, ...item(`Section ${blog}`)(number) });

const content: MemoryContent = {
  ...companyContent,
  products: numbers.map((number) => ({ fields: { name: both(`Wall ${number}`) } })),
  singleproject: numbers.map((number) => ({
    fields: { title: both(`Arena ${number}`), subtitle: both('Light'), text: both('Text') },
  })),
  projectblogs: numbers.map(item('Article')),
  communitysideblogs: numbers.map(item('Card')),
  community: numbers.map((number) => ({ fields: { name: both(`Blog ${number}`) } })),
  communityonepost: [...numbers.map((number) => section(3, number)), ...numbers.map((blog) => section(blog, 500))],
};

/** Most records of one collection that a page may read with all their values, and by name only. */
const most = 30;
const mostNamed = 60;

/** A reader that throws if a page reads a whole large collection, or more records of one than the limit. */
function bounded(reader: Reader): Reader {
  const check = (slug: string, read: number, limit = most): void => {
    if (large.includes(slug) && read > limit) throw new Error(`${read} records of ${slug} are read`);
  };
  return {
    ...reader,
    inLanguage: (language) => bounded(reader.inLanguage(language)),
    list(collection, parentId) {
      if (large.includes(collection.base)) throw new Error(`${collection.base} is read whole`);
      return reader.list(collection, parentId);
    },
    names(collection, request) {
      check(collection.base, 'ids' in request ? request.ids.length : request.below - request.from, mostNamed);
      return reader.names(collection, request);
    },
    part(collection, request) {
      check(collection.base, request.limit);
      return reader.part(collection, request);
    },
    some(collection, ids) {
      check(collection.base, ids.length);
      return reader.some(collection, ids);
    },
    rows(collection, requests) {
      for (const { limit } of requests) check(collection.base, limit, mostNamed);
      check(collection.base, requests.length);
      return reader.rows(collection, requests);
    },
  };
}

const open = (path: string, query = '', language: 'en' | 'ar' = 'en') =>
  renderSite(content, { path, query, language, watch: bounded });

/** All addresses that a list and its further pages link to. */
async function walk(start: string, within: (html: string) => string, isOn: (address: string) => boolean) {
  const seen = new Set<string>();
  const found = new Set<string>();
  const waiting = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const [path = '', query = ''] = (next.split('#')[0] ?? '').split('?');
    const { html } = await open(path, query);
    for (const [, link = ''] of within(html).matchAll(/<a\b[^>]* href="([^"]+)"/g)) {
      const address = link.replaceAll('&amp;', '&');
      found.add(address);
      if (isOn(address)) waiting.push(address);
    }
  }
  return [...found];
}

describe('a page reads no more of many records than it shows', () => {
  it.each([
    ['/', ''],
    ['/products', ''],
    ['/products', 'page=2'],
    ['/product/7/Wall-7', ''],
    ['/projects', ''],
    ['/projects', 'page=2&blogs=3'],
    ['/project/7/Arena-7-Light', ''],
    ['/our-community', ''],
    ['/our-community', 'side=2'],
    ['/our-community', 'blog=40-Blog-40'],
    ['/our-community', 'blog=3-Blog-3&section=60-Section-3-60'],
    ['/our-community', 'blog=nobody&section=nobody'],
    ['/about', ''],
    ['/register', ''],
    ['/compare', 'compare=1,2'],
    ['/search', 'q=wall'],
  ])('%s?%s', async (path, query) => {
    for (const language of ['en', 'ar'] as const) {
      const { status, logged } = await open(path, query, language);
      expect([status, logged]).toEqual([200, []]);
    }
  });
});

describe('what does not stand on the page is reached from it', () => {
  it('every project and every article, part by part', async () => {
    const links = await walk(
      '/projects',
      (html) => html,
      (address) => address.startsWith('/projects?'),
    );
    for (const number of numbers) {
      expect(links).toContain(href('project', { id: number, name: `Arena ${number}-Light` }));
    }
    const { html } = await open('/projects', 'blogs=3');
    expect(elementsWith(html, 'li', 'poster').filter((poster) => poster.includes('Article')).length).toBe(count - 48);
  });

  it('a part of the projects is an address of its own, and no other number is', async () => {
    const second = await open('/projects', 'page=2');
    expect(second.isCacheable).toBe(true);
    expect(second.html).toContain('<link rel="canonical" href="https://displays.example/en/projects?page=2"/>');
    expect(second.html).toContain('href="/projects?page=3#built"');
    for (const query of ['page=99', 'page=02', 'page=1', 'page=x'])
      expect((await open('/projects', query)).isCacheable).toBe(false);
  });

  it('every blog, and every section of a blog', async () => {
    const navOf = (html: string) => elementsWith(html, 'nav', 'community-nav')[0] ?? '';
    const isBlog = (address: string) => /blog=\d+-Blog-\d+$/.test(address);
    const blogs = await walk('/our-community', navOf, isBlog);
    for (const number of numbers) expect(blogs).toContain(`/our-community?blog=${number}-Blog-${number}`);
    const sections = await walk('/our-community?blog=3-Blog-3', navOf, (address) => address.includes('blog=3-Blog-3&'));
    for (const number of numbers)
      expect(sections).toContain(`/our-community?blog=3-Blog-3&section=${number}-Section-3-${number}`);
  }, 60_000);

  it('every card beside the community, on the page that is read', async () => {
    const first = await open('/our-community', 'blog=3-Blog-3&section=60-Section-3-60');
    expect(elementsWith(first.html, 'li', 'side-blog"')).toHaveLength(6);
    expect(first.html).toContain(
      'href="/our-community?blog=3-Blog-3&amp;section=60-Section-3-60&amp;side=2#side-blogs"',
    );
    const last = await open('/our-community', 'side=12');
    expect(elementsWith(last.html, 'li', 'side-blog"')).toHaveLength(count - 66);
  });
});
