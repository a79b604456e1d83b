import { describe, expect, it } from 'vitest';
import type { Search, SearchQuestion, SearchResult } from '../../../content/model/search.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const result = (id: number, more: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'product',
  id,
  language: 'en',
  title: { text: `Display ${id}`, language: 'en', matches: [[0, 7]] },
  excerpt: { text: 'A bright display <b>', language: 'en', matches: [[9, 16]] },
  path: `/product/${id}/Display-${id}`,
  image: null,
  ...more,
});

const finding =
  (...results: readonly SearchResult[]): Search =>
  async ({ kind }) =>
    results.filter((each) => kind === undefined || each.kind === kind);

const open = (visit: Visit = {}) => renderSite({}, { path: '/search', language: 'en', query: 'q=display', ...visit });
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('the page of results', () => {
  it('asks with the words of the address, in the language of the page', async () => {
    const questions: SearchQuestion[] = [];
    const search: Search = async (question) => {
      questions.push(question);
      return [];
    };
    await open({ query: 'q=%20led%20wall%20', language: 'ar', search });
    expect(questions).toEqual([{ query: 'led wall', language: 'ar', kind: undefined, limit: 50 }]);
  });

  it('shows what was found with the words marked, and nothing of it is taken for markup', async () => {
    const html = mainOf((await open({ search: finding(result(1), result(2)) })).html);
    expect(elementsWith(html, 'li', 'class="result"')).toHaveLength(2);
    expect(html).toContain('<mark>Display</mark> 1');
    expect(html).toContain('A bright <mark>display</mark> &lt;b&gt;');
    expect(html).toContain('href="/product/1/Display-1"');
    expect(visibleText(html)).toContain('2 results');
  });

  it('tells the figures of a product, and of nothing else', async () => {
    const products = [
      { id: 1, fields: { name: { en: 'Noor', ar: 'نور' }, pitch: 1.56, environment: 'indoor', size: 138 } },
    ];
    const search = finding(result(1), result(1, { kind: 'project', path: '/project/1' }), result(2));
    const { html } = await renderSite({ products }, { path: '/search', language: 'en', query: 'q=display', search });
    const shown = elementsWith(html, 'li', 'class="result"').map((each) =>
      elementsWith(each, 'p', 'class="listed-facts"').map((facts) => visibleText(facts).replaceAll(/\s+/g, ' ').trim()),
    );
    expect(shown).toEqual([['138 inches 1.56 mm Indoor'], [], []]);
  });

  it('puts what was searched for between the quotation marks of the language', async () => {
    const titleOf = (html: string) =>
      visibleText(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').replaceAll(/[\u2066-\u2069]/g, '');
    const search = finding(result(1));
    expect(titleOf((await open({ search })).html)).toContain('Results for “display”');
    expect(titleOf((await open({ search, language: 'ar' })).html)).toContain('«display»');
  });

  it('finds the planner and the solutions too, by the beginnings of all words', async () => {
    const pagesOf = async (query: string, language: 'en' | 'ar' = 'en') => {
      const { html } = await open({ query: `q=${encodeURIComponent(query)}`, language, search: finding(result(1)) });
      return elementsWith(html, 'a', 'found-page-name').map((link) => /href="([^"]+)"/.exec(link)?.[1]);
    };
    expect(await pagesOf('led')).toEqual(['/planner', '/solutions']);
    expect(await pagesOf('LED wall plan')).toEqual(['/planner']);
    expect(await pagesOf('مخطط', 'ar')).toContain('/planner');
    expect(await pagesOf('حلول', 'ar')).toEqual(['/solutions']);
    expect(await pagesOf('شاشة', 'ar')).toEqual(['/products', '/planner', '/all-projects']);
    expect(await pagesOf('zzz')).toEqual([]);
    expect(await pagesOf('"')).toEqual([]);
  });

  it('shows a category by the picture of its page, and by its sign where that has none', async () => {
    const search = finding(
      ...[1, 2].map((id) => result(id, { kind: 'category', path: `/one-category/${id}`, image: null })),
    );
    const content = {
      category: [
        { id: 1, fields: { name: { en: 'LED', ar: 'LED' } } },
        { id: 2, fields: { name: { en: 'K', ar: 'K' } } },
      ],
      sectionone: [{ parent: 1, fields: { headline: { en: 'Light', ar: 'ضوء' }, image: 'facade.jpg' } }],
    };
    const { html } = await renderSite(content, { path: '/search', language: 'en', query: 'q=led', search });
    const [first = '', second = ''] = elementsWith(html, 'li', 'class="result"');
    expect(first).toContain('/uploads/facade.jpg');
    expect(first).not.toContain('result-icon');
    expect(second).toContain('result-icon');
  });

  it('stands without figures when the products cannot be read', async () => {
    const { status, html } = await open({ search: finding(result(1)), failing: ['products'] });
    expect(status).toBe(200);
    expect(elementsWith(html, 'li', 'class="result"')).toHaveLength(1);
  });

  it('keeps pinned links in their language', async () => {
    const { html } = await open({ pinned: true, search: finding(result(1)) });
    expect(html).toContain('href="/en/product/1/Display-1"');
    expect(html).toContain('action="/en/search"');
  });

  it('marks what was found in the other language', async () => {
    const { html } = await open({ language: 'ar', search: finding(result(1)) });
    expect(html).toContain('<span lang="en" dir="ltr">');
    expect(visibleText(html)).toContain('بالإنجليزية');
  });

  it('offers the kinds that there are, with their numbers, and shows one alone', async () => {
    const search = finding(result(1), result(2), result(3, { kind: 'project', path: '/project/3' }));
    const kinds = elementsWith((await open({ search })).html, 'a', 'class="pill"').map(visibleText);
    expect(kinds.map((text) => text.trim())).toEqual(['Everything 3', 'Products 2', 'Projects 1']);
    const { html } = await open({ search, query: 'q=display&kind=project' });
    expect(elementsWith(html, 'li', 'class="result"')).toHaveLength(1);
    expect(elementsWith(html, 'a', 'aria-current="true"').map(visibleText).join()).toContain('Projects');
  });

  it('stands kind by kind, products first, four of each with the way to all of them', async () => {
    const products = [1, 2, 3, 4, 5].map((id) => result(id));
    const search = finding(result(6, { kind: 'post', path: '/our-community' }), ...products);
    const { html } = await open({ search });
    const groups = elementsWith(html, 'section', 'class="result-group"');
    expect(groups.map((group) => visibleText(/<h2.*?<\/h2>/s.exec(group)?.[0] ?? '').trim())).toEqual([
      'Products',
      'Articles',
    ]);
    expect(groups.map((group) => elementsWith(group, 'li', 'class="result"').length)).toEqual([4, 1]);
    const more = groups.map((group) => elementsWith(group, 'a', 'class="more-link"').map(visibleText).join().trim());
    expect(more).toEqual(['See all 5', '']);
    expect(groups[0]).toContain('href="/search?q=display&amp;kind=product"');
    const alone = (await open({ search, query: 'q=display&kind=product' })).html;
    expect(elementsWith(alone, 'li', 'class="result"')).toHaveLength(5);
    expect(alone).not.toContain('class="more-link"');
  });

  it('offers all of a kind where not all results could be counted', async () => {
    const { html } = await open({ search: finding(...Array.from({ length: 50 }, (_, id) => result(id + 1))) });
    expect(visibleText(html)).toContain('The 50 best results');
    expect(elementsWith(html, 'li', 'class="result"')).toHaveLength(4);
    expect(elementsWith(html, 'a', 'class="more-link"').map((link) => visibleText(link).trim())).toEqual([
      'All results',
    ]);
  });

  it('frames the drawings of articles whole', async () => {
    const search = finding(result(1), result(2, { kind: 'post', path: '/our-community' }));
    const isDrawing = elementsWith((await open({ search })).html, 'li', 'class="result"').map((each) =>
      each.includes('result-drawing'),
    );
    expect(isDrawing).toEqual([false, true]);
  });

  it('passes over an unknown kind', async () => {
    const { status, html } = await open({ search: finding(result(1)), query: 'q=display&kind=constructor' });
    expect(status).toBe(200);
    expect(elementsWith(html, 'li', 'class="result"')).toHaveLength(1);
  });

  it('says so when nothing was found, and leads to all products', async () => {
    const html = mainOf((await open({ query: `q=${encodeURIComponent('<script>alert(1)</script>')}` })).html);
    expect(visibleText(html)).toContain('Nothing was found for');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('href="/products"');
  });

  it('invites to search before anything was asked', async () => {
    const { status, html } = await open({ query: '' });
    expect(status).toBe(200);
    expect(visibleText(mainOf(html))).toContain('every word you know helps');
  });

  it('before anything was asked, shows where to begin: categories, products and projects', async () => {
    const named = (name: string) => ({ fields: { name: { en: name, ar: name } } });
    const content = { category: [{ id: 1, ...named('LED Screens') }], products: [{ id: 7, ...named('Noor') }] };
    const { html } = await renderSite(content, { path: '/search', language: 'en' });
    const main = mainOf(html);
    expect(main).toContain('href="/one-category/1/LED-Screens"');
    expect(main).toContain('href="/product/7/Noor"');
    expect(main).toContain('href="/all-projects"');
    expect(visibleText(main)).not.toContain('Nothing was found');
  });

  it('stands when the search fails: says so, keeps the words, offers to try again, and the log knows', async () => {
    const search: Search = async () => {
      throw new Error('broken');
    };
    const { status, html, logged, isCacheable } = await open({ search });
    expect(status).toBe(200);
    expect(logged).toContain('Failed to search');
    expect(isCacheable).toBe(false);
    expect(html).toContain('value="display"');
    expect(html).toContain('href="/search?q=display"');
    expect(visibleText(html)).toContain('The search is not responding');
  });

  it('is not for search engines, and has one heading', async () => {
    const { html } = await open({ search: finding(result(1)) });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

it('every page has the field for searching, a form that needs no script', async () => {
  const { html } = await renderSite({}, { path: '/adding_soon', language: 'ar' });
  const [form = ''] = elementsWith(html, 'form', 'role="search"');
  expect(form).toContain('action="/search"');
  expect(form).toContain('name="q"');
  expect(html).toContain('popoverTarget="search-panel"');
});

it('menu and search are dialogs, which a browser without popovers hides until they are opened [PUB-GEN-82]', async () => {
  const { html } = await renderSite({}, { path: '/adding_soon', language: 'ar' });
  const popovers = html
    .match(/<[a-z]+[^>]* popover="auto"/g)
    ?.map((tag) => [/^<([a-z]+)/.exec(tag)?.[1], / id="([a-z-]+)"/.exec(tag)?.[1]]);
  expect(popovers).toEqual([
    ['dialog', 'side-menu'],
    ['dialog', 'search-panel'],
  ]);
});
