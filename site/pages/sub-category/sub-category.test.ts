import { describe, expect, it } from 'vitest';
import { catalogueContent, items } from '../../../tests/support/catalogue-content.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const open = (visit: Visit = {}, content = catalogueContent) =>
  renderSite(content, { path: '/sub-category/7/Indoor-LED', language: 'en', ...visit });

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('a sub-category page', () => {
  it.each(['/sub-category/7', '/sub-category/7/other-name'])('stands at its id: %s [PUB-SUB-01]', async (path) => {
    const { status, html } = await open({ path });
    expect(status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="https://displays.example/en/sub-category/7/Indoor-LED"/>');
  });

  it('of an unknown id is the 404 page', async () => {
    expect((await open({ path: '/sub-category/99' })).status).toBe(404);
  });

  it('shows its groups in their order [PUB-SUB-02] [PUB-SUB-12]', async () => {
    const html = mainOf((await open()).html);
    const marks = ['class="strip"', 'Walls of light', 'Use 1', 'Slide 1', 'Tile 1', 'Ticket 1', 'Which?'];
    const places = marks.map((mark) => html.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('has a strip of products that lead to their pages [PUB-SUB-03]', async () => {
    const [strip = ''] = elementsWith((await open()).html, 'nav', 'class="strip"');
    expect(strip).toContain('href="/product/1/Noor"');
    expect(strip).toContain('/uploads/noor.jpg');
  });

  it('shows title, text and the link to its spec sheet upon its banner [PUB-SUB-04] [PUB-SUB-05]', async () => {
    const hero = /<div class="page-hero page-hero-beside">.*?<\/div><\/div>/s.exec((await open()).html)?.[0] ?? '';
    expect(hero).toMatch(/<h1>.*Walls of light.*<\/h1>/s);
    expect(visibleText(hero)).toContain('For the room you are in');
    expect(hero).toContain('/uploads/indoor.jpg');
    expect(hero).toMatch(/<a[^>]*href="\/uploads\/indoor\.pdf"[^>]*>Technical Parameters/);
  });

  it.each([7, 8])('leads from its hero to a request for a quote, and from its end too: %s', async (id) => {
    const main = mainOf((await open({ path: `/sub-category/${id}` })).html);
    const hero = /<div class="page-hero page-hero-beside">.*?<\/div><\/div>/s.exec(main)?.[0] ?? '';
    expect(hero).toMatch(/<a class="button" href="\/quote\?subCategory=\d+" data-opens="quote-sheet">Request a quote/);
    expect(main.indexOf('closing-band')).toBeGreaterThan(main.lastIndexOf('<details'));
  });

  it('offers the products of its strip, then the others that name it, with their facts', async () => {
    const main = mainOf((await open()).html);
    const models = elementsWith(main, 'li', 'class="listed"');
    expect(models.map((model) => /<h2.*?<\/h2>/s.exec(model)?.[0] ?? '').map(visibleText)).toEqual([
      expect.stringContaining('Noor 24/7'),
      expect.stringContaining('Najm'),
    ]);
    expect(visibleText(models[0] ?? '')).toMatch(/1\.25\s*mm/);
    expect(main).toContain('Choose a model');
    expect(mainOf((await open({ path: '/sub-category/8' })).html)).not.toContain('Choose a model');
  });

  it('names the category of each product where they are of several', async () => {
    const models = async (paths: readonly string[]) => {
      const strip = paths.flatMap((path) => items(7, ['Noor'], { path }));
      const { html } = await open({}, { ...catalogueContent, subcategoryproducts: strip });
      return elementsWith(mainOf(html), 'li', 'class="listed"').map(visibleText);
    };
    expect((await models(['/product/1', '/product/4']))[1]).toMatch(/Kiosks\s+Kiosk/);
    expect((await models(['/product/1'])).join()).not.toContain('LED Screens');
  });

  it('is called by its name where it has no title, and needs nothing else [PUB-SUB-04]', async () => {
    const { status, html } = await open({ path: '/sub-category/8' });
    expect(status).toBe(200);
    expect(visibleText(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()).toBe('Outdoor LED');
    const groups = elementsWith(mainOf(html), 'section', '').map((group) => /class="([^"]*)"/.exec(group)?.[1]);
    expect(groups).toEqual([]);
    expect(html).toContain('picture-missing');
  });

  it('has content cards three a row [PUB-SUB-06] [CONST-20]', async () => {
    const [list = ''] = elementsWith((await open()).html, 'ul', 'class="content-cards"');
    expect(list.match(/<li/g)).toHaveLength(3);
  });

  it('has a big slider whose slides have an arrow that leads on [PUB-SUB-07]', async () => {
    const [slider = ''] = elementsWith((await open()).html, 'react-island', '&quot;In pictures&quot;');
    const arrows = elementsWith(slider, 'a', 'slide-arrow');
    expect(arrows.map((arrow) => /href="([^"]*)"/.exec(arrow)?.[1])).toEqual([
      '/product/1/Slide-1',
      '/product/1/Slide-2',
    ]);
  });

  it('has tiles in widths 8,4,4,4,4,4,8 with title and text [PUB-SUB-08] [CONST-19]', async () => {
    const tiles = elementsWith((await open()).html, 'li', 'data-width');
    expect(tiles.map((tile) => Number(/data-width="(\d+)"/.exec(tile)?.[1]))).toEqual([8, 4, 4, 4, 4, 4, 8]);
    expect(visibleText(tiles[0] ?? '')).toMatch(/Tile 1\s+About Tile 1/);
  });

  it('has a slider of tickets [PUB-SUB-10]', async () => {
    const [slider = ''] = elementsWith((await open()).html, 'react-island', 'name="cards"');
    expect(elementsWith(slider, 'li', 'class="ticket"').map(visibleText)).toEqual([
      expect.stringMatching(/Ticket 1\s+About Ticket 1/),
      expect.stringMatching(/Ticket 2\s+About Ticket 2/),
    ]);
  });

  it('names the row of tickets as projects where all of them lead to one', async () => {
    const subcategorysectionfour = items(7, ['Hotel', 'Stadium'], { path: '/project/4' });
    const [row = ''] = elementsWith(
      (await open({}, { ...catalogueContent, subcategorysectionfour })).html,
      'react-island',
      'name="cards"',
    );
    expect(visibleText(/<h2.*?<\/h2>/s.exec(row)?.[0] ?? '').trim()).toBe('Projects');
    const [other = ''] = elementsWith((await open()).html, 'react-island', 'name="cards"');
    expect(visibleText(/<h2.*?<\/h2>/s.exec(other)?.[0] ?? '').trim()).toBe('More to explore');
  });

  it('has questions, the first of them open [PUB-SUB-11]', async () => {
    const questions = elementsWith((await open()).html, 'details', '');
    expect(questions.map((question) => /<details[^>]*\sopen=""/.test(question))).toEqual([true, false]);
  });

  it.each([
    ['subcategorysectionone', 'Use 1', 'Failed to fetch the sub-category cards'],
    ['subcategorysectiontwo', 'Slide 1', 'Failed to fetch the sub-category slides'],
    ['subcategorysectionthree', 'Tile 1', 'Failed to fetch the sub-category gallery'],
    ['subcategorysectionfour', 'Ticket 1', 'Failed to fetch the sub-category tickets'],
    ['subcategorysectionfive', 'Which?', 'Failed to fetch the sub-category questions'],
  ])(
    'reads one group from %s, and shows the others when it fails [PUB-SUB-12] [PUB-GEN-47]',
    async (slug, mark, message) => {
      const { status, html, logged } = await open({ failing: [slug] });
      expect(status).toBe(200);
      expect(html).not.toContain(mark);
      expect(html).toContain('Walls of light');
      expect(logged).toEqual([message]);
    },
  );

  it('names on the way from Home the category whose strip leads to it', async () => {
    const [breadcrumbs = ''] = elementsWith((await open()).html, 'nav', 'class="breadcrumbs');
    const names = [...breadcrumbs.matchAll(/<(?:a|span)\b[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(names).toEqual(['Home', 'LED Screens', 'Indoor LED']);
    expect(breadcrumbs).toContain('href="/one-category/1/LED-Screens"');
    const [short = ''] = elementsWith((await open({ path: '/sub-category/8' })).html, 'nav', 'class="breadcrumbs');
    expect(visibleText(short)).not.toContain('LED Screens');
  });
});
