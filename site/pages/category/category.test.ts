import { describe, expect, it } from 'vitest';
import { catalogueContent } from '../../../tests/support/catalogue-content.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const open = (visit: Visit = {}, content = catalogueContent) =>
  renderSite(content, { path: '/one-category/1/LED-Screens', language: 'en', ...visit });

/** The `<main>` of the page, without header and footer. */
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

/** Sorts the given fragments by their position in the page. A fragment that is not found becomes `missing`. */
const inOrder = (html: string, marks: readonly string[]) =>
  marks
    .map((mark) => (html.includes(mark) ? mark : 'missing'))
    .toSorted((one, other) => html.indexOf(one) - html.indexOf(other));

describe('a category page', () => {
  it.each(['/one-category/1', '/one-category/1/anything', '/one-category/1/a/b'])(
    'stands at its id, whatever name stands behind it: %s [PUB-CAT-01]',
    async (path) => {
      const { status, html } = await open({ path });
      expect(status).toBe(200);
      expect(html).toContain('<link rel="canonical" href="https://displays.example/en/one-category/1/LED-Screens"/>');
    },
  );

  it.each(['/one-category/99', '/one-category/0', '/one-category/1x', '/one-category'])(
    'of an unknown id is the 404 page: %s',
    async (path) => {
      expect((await open({ path })).status).toBe(404);
    },
  );

  it('shows its groups in their order [PUB-CAT-02]', async () => {
    const marks = [
      'class="strip"',
      'Light as architecture',
      'The Vision',
      'A moving skyline',
      'Outdoor billboard',
      'Place 1',
      'Card 1',
      'Why?',
    ];
    expect(inOrder(mainOf((await open()).html), marks)).toEqual(marks);
  });

  it('leads to the planner where walls are built of its products', async () => {
    const products = [{ id: 1, fields: { name: { en: 'Noor', ar: 'نور' }, category: 1 } }];
    const of = (product: number) => ({ ...catalogueContent, products, cabinets: [{ id: 1, fields: { product } }] });
    expect(mainOf((await open({}, of(1))).html)).toContain('href="/planner"');
    expect(mainOf((await open({}, of(9))).html)).not.toContain('href="/planner"');
    expect(mainOf((await open()).html)).not.toContain('href="/planner"');
  });

  it('leads to all its products where it has more of them than cards', async () => {
    const [card] = catalogueContent['sectionthree'] ?? [];
    const cards = [card].filter((each) => each !== undefined);
    const of = (count: number) => ({
      ...catalogueContent,
      sectionthree: cards,
      products: Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        fields: { name: { en: 'Noor', ar: 'نور' }, category: 1 },
      })),
    });
    expect(mainOf((await open({}, of(2))).html)).toMatch(
      /href="\/products\?category=1"[^>]*>See all LED Screens \(2\)/,
    );
    expect(mainOf((await open({}, of(1))).html)).not.toContain('href="/products?category=1"');
  });

  it('names the one size of a product only where its name does not', async () => {
    const [card] = catalogueContent['sectionthree'] ?? [];
    const of = async (name: string, sizes: readonly string[]) => {
      const fields = {
        ...card?.fields,
        name: { en: name, ar: name },
        sizes: sizes.map((size) => ({ en: size, ar: size })),
      };
      const { html } = await open({}, { ...catalogueContent, sectionthree: [{ parent: 1, fields }] });
      return visibleText(html).includes('Available sizes');
    };
    expect(await of('Dalil 55', ['55 in'])).toBe(false);
    expect(await of('Dalil 55', ['65 in'])).toBe(true);
    expect(await of('Talab 32', ['32 in', '43 in'])).toBe(true);
    expect(await of('Ufuq', ['55 in'])).toBe(true);
  });

  it('ends with a quote for it, a chat and all products [PUB-GEN-94]', async () => {
    const { html } = await open();
    const [, end = ''] = mainOf(html).split('Because Why?');
    expect(end).toContain('href="/quote?category=1"');
    expect(end).toContain('https://wa.me/');
    expect(end).toContain('href="/products"');
    expect(end).not.toContain('class="booking"');
  });

  it('has one heading of the first rank, with its name and the headline of the hero', async () => {
    const headings = (await open()).html.match(/<h1.*?<\/h1>/gs) ?? [];
    expect(headings.map(visibleText)).toEqual([expect.stringMatching(/LED Screens\s+Light as architecture/)]);
  });

  it('has a strip of icons that lead to sub-categories [PUB-CAT-03]', async () => {
    const [strip = ''] = elementsWith((await open()).html, 'nav', 'class="strip"');
    expect(strip).toContain('href="/sub-category/7/Indoor-LED"');
    expect(strip).toContain('/uploads/indoor-led.jpg');
    expect(visibleText(strip)).toContain('Indoor LED');
  });

  it('shows two featured products with "View Details" and a spec sheet each [PUB-CAT-04] [PUB-CAT-06] [MSG-26]', async () => {
    const products = elementsWith((await open()).html, 'li', 'class="featured"').length;
    expect(products).toBe(2);
    const hero = /<section class="featured-products.*?<\/section>/s.exec((await open()).html)?.[0] ?? '';
    expect(visibleText(hero)).toMatch(/The Vision.*For the home.*No seams.*No fans.*View Details.*Spec sheet \(PDF\)/s);
    expect(visibleText(hero)).toMatch(
      /Noor.*For the office.*Fine pitch.*Front service.*View Details.*Spec sheet \(PDF\)/s,
    );
    for (const file of ['vision.jpg', 'noor.jpg', 'vision-en.pdf', 'noor.pdf'])
      expect(hero).toContain(`/uploads/${file}`);
    for (const link of ['/product/68', '/product/1']) expect(hero).toContain(`href="${link}"`);
  });

  it('has the headline picture in its hero, fetched first [PUB-CAT-05]', async () => {
    const { html } = await open();
    expect(elementsWith(html, 'div', 'class="page-hero page-hero-beside"').join('')).toMatch(
      /headline\.jpg[^>]*fetchPriority="high"/,
    );
  });

  it('reads the first hero record only [PUB-CAT-06]', async () => {
    const [first] = catalogueContent['sectionone'] ?? [];
    const second = { parent: 1, fields: { ...first?.fields, headline: { en: 'Second', ar: 'ثانية' } } };
    const { html } = await open(
      {},
      { ...catalogueContent, sectionone: [first, second].filter((one) => one !== undefined) },
    );
    expect(html).toContain('Light as architecture');
    expect(html).not.toContain('Second');
  });

  it('plays a banner that is a video and shows one that is a picture [PUB-CAT-07] [PUB-CAT-08] [PUB-GEN-40] [CONST-42]', async () => {
    const banners = elementsWith((await open()).html, 'figure', 'media-banner');
    expect(banners).toHaveLength(2);
    expect(banners[0]).toMatch(/<video src="\/uploads\/skyline\.mp4"/);
    expect(banners[0]).toContain('preload="none"');
    expect(banners[1]).toMatch(/<img src="\/uploads\/stage\.jpg"/);
  });

  it('shows the headline of a banner only when it is longer than two characters [PUB-CAT-09] [CONST-22]', async () => {
    const banners = elementsWith((await open()).html, 'figure', 'media-banner');
    expect(banners.map((banner) => banner.includes('<h2'))).toEqual([true, false]);
    const three = [{ parent: 1, fields: { headline: { en: 'Yes', ar: 'نعم' }, mediaFile: 'stage.jpg' } }];
    const longer = await open({}, { ...catalogueContent, sectiontwo: three });
    expect(elementsWith(longer.html, 'figure', 'media-banner')[0]).toContain('<h2');
  });

  it('says in a product card all that a buyer compares [PUB-CAT-10] [PUB-CAT-12] [MSG-26]', async () => {
    const { html } = await open();
    const card = /<li class="category-product">.*?class="thumbnails">.*?<\/ul>.*?<\/li>/s.exec(html)?.[0] ?? '';
    const marks = [
      'For the open air',
      'Outdoor billboard',
      'ufuq.jpg',
      'Ufuq 6',
      'Bright at noon',
      'Sealed',
      'id="icon-sun"',
      'id="icon-shield-check"',
      '3.84\u00a0×\u00a01.92\u00a0m',
      'Built for roads',
      'on-the-facade.jpg',
      'On the facade',
      'Learn More',
      'ufuq.pdf',
    ];
    expect(inOrder(card, marks)).toEqual(marks);
    expect(card).toContain('href="/product/2/Ufuq-6"');
    expect(visibleText(card)).toContain('Not included: Foldable');
  });

  it.each([
    [1, false],
    [3, false],
    [4, true],
  ])('stands its %i product cards in four columns: %s [PUB-CAT-11] [CONST-21]', async (count, isFour) => {
    const [card] = catalogueContent['sectionthree'] ?? [];
    const cards = Array.from({ length: count }, () => card).filter((each) => each !== undefined);
    const { html } = await open({}, { ...catalogueContent, sectionthree: cards });
    expect(html.includes('class="category-products category-products-four"')).toBe(isFour);
    expect(elementsWith(html, 'li', 'class="category-product"')).toHaveLength(count);
  });

  it('leaves the product cards out when they cannot be read, and logs it [PUB-CAT-13] [PUB-GEN-47]', async () => {
    const { status, html, logged, isCacheable } = await open({ failing: ['sectionthree'] });
    expect(status).toBe(200);
    expect(html).not.toContain('class="category-product"');
    expect(html).toContain('Place 1');
    expect(logged).toEqual(['Failed to fetch the category products']);
    expect(isCacheable).toBe(false);
  });

  it('has a gallery of tiles in widths 4,4,4,8,4,4,8 [PUB-CAT-14] [CONST-18]', async () => {
    const widths = [...(await open()).html.matchAll(/data-width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([4, 4, 4, 8, 4, 4, 8]);
  });

  it('colours the words of a tile as its record says, and links it [PUB-CAT-15]', async () => {
    const tiles = elementsWith((await open()).html, 'li', 'data-width');
    expect(tiles.slice(0, 3).map((tile) => tile.includes('tile-black'))).toEqual([false, true, false]);
    expect(visibleText(tiles[0] ?? '')).toMatch(/Place 1\s+In Place 1/);
    expect(tiles[0]).toContain('href="/project/4/Place-1"');
    expect(tiles[0]).toContain('/uploads/0.jpg');
  });

  it('has content cards of picture, name and paragraph [PUB-CAT-16]', async () => {
    const cards = elementsWith((await open()).html, 'li', 'class="content-card"');
    expect(cards.map(visibleText)).toEqual(
      [1, 2, 3].map((number) => expect.stringMatching(new RegExp(`Card ${number}\\s+Says Card ${number}`))),
    );
    expect(cards[0]).toContain('/uploads/Card 1.jpg');
  });

  it('has questions, the first of them open, one open at a time [PUB-CAT-17] [PUB-GEN-43] [PUB-GEN-44]', async () => {
    const questions = elementsWith((await open()).html, 'details', '');
    expect(questions.map((question) => /<details[^>]*\sopen=""/.test(question))).toEqual([true, false]);
    expect(new Set(questions.map((question) => /<details[^>]*name="([^"]+)"/.exec(question)?.[1])).size).toBe(1);
    expect(visibleText(questions[0] ?? '')).toMatch(/Why\?\s+Because Why\?/);
    expect(questions[0]).toContain('answer.jpg');
  });

  it('without any record but its own still says its name', async () => {
    const { status, html } = await open({ path: '/one-category/2' });
    expect(status).toBe(200);
    expect(visibleText(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()).toBe('Kiosks');
    const [groups = ''] = mainOf(html).split('class="contact-block"');
    expect(groups).not.toMatch(/<(?:section|figure)/);
  });

  it('has a twin in the other language with a name of its own, and is found in the sitemap', async () => {
    const { html } = await open({ language: 'ar' });
    const arabic = encodeURIComponent('شاشات-LED');
    expect(html).toContain(`<link rel="canonical" href="https://displays.example/ar/one-category/1/${arabic}"/>`);
    expect(html).toContain('hrefLang="en" href="https://displays.example/en/one-category/1/LED-Screens"');
    expect(html).toContain(`hrefLang="x-default" href="https://displays.example/ar/one-category/1/${arabic}"`);
  });
});
