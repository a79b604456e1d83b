import { describe, expect, it } from 'vitest';
import { homeContent } from '../../../tests/support/home-content.ts';
import { elementsWith, renderSite, visibleText } from '../../../tests/support/render-site.ts';

const both = (en: string, ar: string) => ({ en, ar });
const inEnglish = () => renderSite(homeContent, { language: 'en' });
const inArabic = () => renderSite(homeContent, { language: 'ar' });

/** The slides of the slide show with this name. */
const slidesOf = (html: string, name: string) =>
  elementsWith(elementsWith(html, 'react-island', `&quot;${name}&quot;`).join(''), 'li', 'data-slide');

/** The cards of the row with this heading. */
const cardsOf = (html: string, heading: string) => {
  const row =
    elementsWith(html, 'react-island', 'name="cards"').find((each) => visibleText(each).includes(heading)) ?? '';
  return /<ul[^>]*data-cards[^>]*>(.*?)<\/ul>/s.exec(row)?.[1]?.match(/<li.*?<\/li>/gs) ?? [];
};

const linksIn = (html: string) => [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, address]) => address);

describe('Home', () => {
  it('stands at / with its groups in their order [PUB-HOME-01] [PUB-HOME-02]', async () => {
    const { status, html } = await inEnglish();
    expect(status).toBe(200);
    const places = [
      'aria-label="Highlights"',
      'Featured displays',
      'Get to Know More',
      'aria-label="Stories"',
      'Discover Our Products',
      'Why Choose',
    ].map((mark) => html.indexOf(mark));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('proves itself after the tiles: clients, a named quote with a portrait, certificates [PUB-HOME-42]', async () => {
    const project = (id: number, more: object = {}) => ({
      id,
      fields: { title: both(`Mall ${id}`, `مول ${id}`), quote: both('Well done.', 'أحسنتم.'), area: 173, ...more },
    });
    const content = {
      ...homeContent,
      clientslogos: [{ fields: { title: both('City Mall', 'سيتي مول'), icon: 'mall.svg' } }],
      singleproject: [
        project(1),
        project(2, { quoteBy: both('A. Qandil, City Mall', 'قنديل، سيتي مول'), quotePortrait: 'qandil.svg' }),
      ],
      certificates: [
        { fields: { title: both('CE', 'CE'), text: both('Safety', 'السلامة'), file: 'ce.pdf' } },
        { fields: { title: both('FCC', 'FCC'), text: both('None', 'بلا') } },
      ],
    };
    const { html } = await renderSite(content, { language: 'en' });
    const [part = ''] = elementsWith(html, 'section', 'aria-labelledby="evidence"');
    expect(html.indexOf(part)).toBeGreaterThan(html.indexOf('Featured displays'));
    expect(html.indexOf(part)).toBeLessThan(html.indexOf('Get to Know More'));
    const words = visibleText(part.replaceAll(/[\u2066-\u2069]/g, ''));
    for (const word of ['Well done.', 'A. Qandil, City Mall', '173 m²', 'Safety', 'FCC']) expect(words).toContain(word);
    expect(part).toContain('alt="City Mall"');
    expect(linksIn(part)).toEqual([expect.stringContaining('/project/2'), expect.stringContaining('ce.pdf')]);
    expect((await inEnglish()).html).not.toContain('id="evidence"');
  });

  it('says everything in Arabic to Arabic visitors [PUB-HOME-05] [PUB-HOME-19] [PUB-HOME-23] [MSG-23] [MSG-24]', async () => {
    const words = visibleText((await inArabic()).html);
    for (const word of ['اقرأ المزيد', 'تعرّف على المزيد', 'اكتشف منتجاتنا', 'لماذا تختار'])
      expect(words).toContain(word);
    const latin = words.replaceAll(/LED|Hz|Wameed|English|PDF|sa@wameed\.example/g, '');
    expect(latin.match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
  });

  it('leaves out a group without records', async () => {
    const { html } = await renderSite({ ...homeContent, productbanner: [], homecontentslider: [] }, { language: 'en' });
    expect(html).not.toContain('Featured displays');
    expect(html).not.toContain('Why Choose');
    expect(html).toContain('Get to Know More');
  });

  it('of a company that has written nothing yet says that products are being added', async () => {
    const { status, html } = await renderSite({}, { language: 'en' });
    expect(status).toBe(200);
    expect(visibleText(html)).toContain("We're Still Adding Products");
    expect(visibleText(html)).not.toContain('Back to Home');
  });

  it('shows the rest when one group cannot be read, and logs it [PUB-GEN-47] [PUB-HOME-37] [PUB-HOME-38] [MSG-12] [MSG-13]', async () => {
    const { status, html, logged, isCacheable } = await renderSite(homeContent, {
      language: 'en',
      failing: ['homeslider'],
    });
    expect(status).toBe(200);
    expect(html).not.toContain('Get to Know More');
    expect(html).toContain('Discover Our Products');
    expect(logged).toEqual(['Failed to fetch slides']);
    expect(isCacheable).toBe(false);
  });

  it('may be kept when all of it was read', async () => {
    const { isCacheable, logged } = await inEnglish();
    expect(isCacheable).toBe(true);
    expect(logged).toEqual([]);
  });
});

describe('the hero of Home', () => {
  it('shows picture, title, text and button of each active slide [PUB-HOME-03] [PUB-HOME-05] [PUB-HOME-11] [MSG-23]', async () => {
    const slides = slidesOf((await inEnglish()).html, 'Highlights');
    expect(slides.map((slide) => /<h2[^>]*>(.*?)<\/h2>/.exec(slide)?.[1])).toEqual(['Facades', 'Lobbies']);
    expect(slides[0]).toContain('facades.jpg');
    expect(visibleText(slides[0] ?? '')).toContain('Learn More');
  });

  it('splits the text into lines at each period, not inside a number [PUB-HOME-04]', async () => {
    const [slide = ''] = slidesOf((await inEnglish()).html, 'Highlights');
    const lines = [...slide.matchAll(/<p>(.*?)<\/p>/g)].map(([, line]) => line);
    expect(lines).toEqual(['Bright by day', '3.9\u00a0mm fine', 'Built to last']);
  });

  it("leads to the slide's link unchanged [PUB-GEN-35] [PUB-HOME-06]", async () => {
    const [slide = ''] = slidesOf((await inEnglish()).html, 'Highlights');
    expect(linksIn(slide)).toEqual(['/facades  unchanged']);
  });

  it('changes every 5000 ms and can be stopped [CONST-04]', async () => {
    const [show = ''] = elementsWith((await inEnglish()).html, 'react-island', '&quot;Highlights&quot;');
    expect(show).toContain('&quot;interval&quot;:5000');
    expect(show).toContain('aria-label="Pause the slides"');
  });

  it('fetches its first picture before anything else, and the others later', async () => {
    const { html } = await inEnglish();
    const [first = '', second = ''] = slidesOf(html, 'Highlights');
    expect(first).toContain('-800.avif 800w');
    expect(first).toContain('1600.avif 1600w');
    expect(first).toContain('fetchPriority="high"');
    // So near the start of the document that browsers discover it at once. Content they would have to wait for comes
    // after it.
    expect(html.indexOf(first)).toBeLessThan(40_000);
    expect(second).toContain('loading="lazy"');
  });
});

describe('the tiles of Home', () => {
  it('stand in widths 8,4,4,4,4,4,8 of 12 [PUB-HOME-12] [CONST-17]', async () => {
    const widths = [...(await inEnglish()).html.matchAll(/data-width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([8, 4, 4, 4, 4, 4, 8]);
  });

  it('show title, text and a button upon their picture and lead to link plus title [PUB-HOME-13] [PUB-HOME-16] [PUB-HOME-17]', async () => {
    const [tile = ''] = elementsWith((await inEnglish()).html, 'li', 'data-width');
    expect(tile).toMatch(/<picture>.*<img/);
    expect(visibleText(tile)).toContain('Learn More');
    expect(linksIn(tile)).toEqual(['/product/68/Tile-1']);
  });

  it('are white where the flag is 1 and black where it is 0, title and text alike [PUB-HOME-14] [PUB-HOME-15]', async () => {
    const tiles = elementsWith((await inEnglish()).html, 'li', 'data-width');
    const tones = tiles.map((tile) => (tile.includes('tile-black') ? 'black' : 'white'));
    expect(tones).toEqual(['white', 'black', 'white', 'black', 'white', 'black', 'white']);
  });

  it('open their pictures where they have some, and lead on without scripts [PUB-HOME-39] [PUB-HOME-40] [MSG-28] [OP-070]', async () => {
    const tile = { title: both('Noor', 'نور'), info: both('Fine pitch', 'بكسلات متقاربة'), link: '/product/1/' };
    const productbanner = [
      { fields: { ...tile, images: ['wall.jpg', 'back.jpg'], specsheet: { en: 'noor-en.pdf', ar: 'noor-ar.pdf' } } },
      { fields: { ...tile, images: ['wall.jpg'] } },
      { fields: { ...tile, specsheet: 'noor-en.pdf' } },
    ];
    const { html } = await renderSite({ ...homeContent, productbanner }, { language: 'en' });
    const tiles = elementsWith(html, 'li', 'data-width');
    expect(tiles.map((each) => /<a href="([^"]*)"(?: data-opens="([^"]*)")?/.exec(each)?.slice(1))).toEqual([
      ['/product/1/Noor', 'tile-1'],
      ['/product/1/Noor', 'tile-2'],
      ['/product/1/Noor', undefined],
    ]);
    const [first = '', second = '', ...others] = elementsWith(html, 'dialog', 'tile-dialog');
    expect(others).toEqual([]);
    expect([...first.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'Picture wall.jpg',
      'Picture back.jpg',
    ]);
    expect(visibleText(first)).toMatch(/Noor.*Fine pitch.*Learn More.*Download Spec Sheet/);
    expect(linksIn(first)).toEqual(['/product/1/Noor', '/uploads/noor-en.pdf']);
    expect(first).toContain('data-step');
    expect(visibleText(second)).not.toContain('Download Spec Sheet');
    expect(second).not.toContain('data-step');
    const arabic = await renderSite({ ...homeContent, productbanner });
    expect(arabic.html).toMatch(/href="\/uploads\/noor-ar\.pdf"[^>]*>.*تنزيل ورقة المواصفات/);
  });

  it('without a link of their own lead to the first of their pictures without scripts', async () => {
    const productbanner = [{ fields: { title: both('Noor', 'نور'), images: ['wall.jpg'] } }];
    const { html } = await renderSite({ ...homeContent, productbanner }, { language: 'en' });
    const [tile = ''] = elementsWith(html, 'li', 'data-width');
    expect(linksIn(tile)).toEqual(['/uploads/wall.jpg']);
    const [dialog = ''] = elementsWith(html, 'dialog', 'tile-dialog');
    expect(linksIn(dialog)).toEqual([]);
  });
});

describe('Get to Know More', () => {
  it('shows the active cards, which lead to link, slash and hyphenated title [PUB-HOME-19] [PUB-HOME-20] [PUB-HOME-36] [MSG-31]', async () => {
    const cards = cardsOf((await inEnglish()).html, 'Get to Know More');
    expect(cards.map(linksIn)).toEqual([['/one-category/1/LED-walls']]);
  });
});

describe('the body slider', () => {
  it('shows title, text and "Learn more" of each slide [PUB-HOME-23] [MSG-24]', async () => {
    const slides = slidesOf((await inEnglish()).html, 'Stories');
    expect(slides).toHaveLength(2);
    expect(visibleText(slides[0] ?? '')).toMatch(/Hotel About Hotel\. Learn more/);
    expect(linksIn(slides[0] ?? '')).toEqual(['/project/4']);
  });
});

describe('Discover Our Products', () => {
  it('shows picture, name, text and "Learn More" of every product, by id and name [PUB-HOME-26] [PUB-HOME-27] [PUB-HOME-28] [MSG-25] [MSG-31]', async () => {
    const cards = cardsOf((await inEnglish()).html, 'Discover Our Products');
    expect(cards.flatMap(linksIn)).toEqual(['/product/68/The-Vision', '/product/3/Cube-%26-Co']);
    expect(visibleText(cards[0] ?? '')).toMatch(/The Vision A wall of light Learn More/);
    expect(cards[0]).toContain('v.jpg');
    expect(cards[1]).toContain('picture-missing');
  });

  it('loops, 1000 ms a step [PUB-HOME-29] [CONST-12]', async () => {
    const [row = ''] = elementsWith((await inEnglish()).html, 'react-island', 'loops&quot;:true');
    expect(visibleText(row)).toContain('Discover Our Products');
    expect(row).toContain('speed&quot;:1000');
  });

  it('is the only slider that does, and the only one with a pace of its own', async () => {
    const rows = elementsWith((await inEnglish()).html, 'react-island', 'name="cards"');
    expect(rows.map((row) => row.match(/(?:loops|speed)&quot;:\w+/g))).toEqual([
      null,
      ['speed&quot;:1000', 'loops&quot;:true'],
      null,
    ]);
  });
});

describe('why choose us', () => {
  it('asks in both languages why to choose the company [PUB-HOME-31]', async () => {
    expect(visibleText((await inEnglish()).html)).toContain('Why Choose Wameed for Your Visual Solutions?');
    expect(visibleText((await inArabic()).html)).toContain('لماذا تختار وميض لحلولك المرئية؟');
  });

  it('shows icon, title, text and a chevron that leads to the link [PUB-HOME-32] [PUB-HOME-35]', async () => {
    const [card = ''] = cardsOf((await inEnglish()).html, 'Why Choose');
    expect(card).toContain('<g id="icon-rulers"><path');
    expect(visibleText(card)).toContain('Measured To the millimetre');
    expect(linksIn(card)).toEqual(['/contact']);
  });
});
