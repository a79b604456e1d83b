import { describe, expect, it } from 'vitest';
import { companyContent } from '../../../tests/support/company-content.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const open = (visit: Visit = {}) =>
  renderSite(companyContent, { path: '/project/1/Grand-Arena', language: 'en', ...visit });

describe('a project page', () => {
  it.each(['/project/1', '/project/1/anything', '/project/1/Grand-Arena-A-ribbon-of-light'])(
    'stands at its id, whatever name stands behind it: %s [PUB-SPROJ-01]',
    async (path) => {
      const { status, html } = await open({ path });
      expect(status).toBe(200);
      expect(html).toContain(
        'rel="canonical" href="https://displays.example/en/project/1/Grand-Arena-A-ribbon-of-light"',
      );
      expect(visibleText(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()).toBe('Grand Arena');
    },
  );

  it.each(['/project/99', '/project/3', '/project/x', '/project'])(
    'of an unknown or unpublished id is the 404 page: %s',
    async (path) => {
      expect((await open({ path })).status).toBe(404);
    },
  );

  it('begins with its picture, subtitle, title and text [PUB-SPROJ-02] [PUB-SPROJ-03]', async () => {
    const hero = /<div class="page-hero page-hero-beside">.*?<\/dl>/s.exec((await open()).html)?.[0] ?? '';
    expect(hero).toMatch(/\/uploads\/arena\.jpg[^>]*fetchPriority="high"/);
    expect(visibleText(hero)).toMatch(/A ribbon of light.*Grand Arena.*It plays in light\..*Saudi Arabia.*Sport/);
  });

  it('has its cards with subtitle, title, text and picture [PUB-SPROJ-04]', async () => {
    const cards = elementsWith((await open()).html, 'li', 'class="chapter"');
    expect(cards.map((card) => visibleText(card).trim())).toEqual([
      expect.stringMatching(/^First\s+The brief\s+About The brief$/),
      expect.stringMatching(/^Last\s+The result\s+About The result$/),
    ]);
    expect(cards[0]).toContain('/uploads/The brief.jpg');
  });

  it('has its questions, the first one open [PUB-SPROJ-05]', async () => {
    const [question = ''] = elementsWith((await open()).html, 'details', '');
    expect(question).toContain(' open=""');
    expect(visibleText(question)).toMatch(/Why there\?\s+About Why there\?/);
  });

  it('ends with a quote for something similar, before the other projects [PUB-GEN-94]', async () => {
    const main = /<main.*<\/main>/s.exec((await open()).html)?.[0] ?? '';
    const [closing = -1, others = -1] = ['closing-band', 'class="poster"'].map((part) => main.indexOf(part));
    expect(closing).toBeGreaterThan(main.indexOf('class="question"'));
    expect(others).toBeGreaterThan(closing);
  });

  it('leads to the other projects, not to itself [PUB-SPROJ-06]', async () => {
    const main = /<main.*<\/main>/s.exec((await open()).html)?.[0] ?? '';
    expect(elementsWith(main, 'li', 'class="poster"').join('')).toContain('href="/project/2/Palm-Hotel"');
    expect(elementsWith(main, 'li', 'class="poster"').join('')).not.toContain('/project/1/');
  });

  it('shows the displays it was built with [OP-094]', async () => {
    expect((await open()).html).toMatch(/Displays used here.*href="\/product\/68\/The-Vision/s);
  });

  it('says what was built in figures, what the client says, and has its sheet to download', async () => {
    const [first, ...others] = companyContent['singleproject'] ?? [];
    const more = {
      city: { en: 'Jeddah', ar: 'جدة' },
      area: 614.4,
      pixels: 13_830_000,
      power: 418,
      days: 63,
      quote: { en: 'They kept their word.', ar: 'وفوا بوعدهم.' },
      quoteBy: { en: 'Stadium manager', ar: 'مدير الملعب' },
      downloads: [{ title: { en: 'Project sheet', ar: 'ورقة المشروع' }, file: 'arena.pdf' }],
    };
    const singleproject = [{ ...first, fields: { ...first?.fields, ...more } }, ...others];
    const { html } = await renderSite({ ...companyContent, singleproject }, { path: '/project/1', language: 'en' });
    const [specs = ''] = elementsWith(html, 'dl', 'class="project-figures"');
    expect(visibleText(specs).replaceAll(/\s+/g, ' ').trim()).toBe(
      'Display area 614.4 m² Pixels 13.8 million Maximum power 418 kW Days on site 63',
    );
    expect(visibleText(html)).toMatch(/They kept their word\.\s+Stadium manager/);
    expect(html).toMatch(/href="\/uploads\/arena\.pdf"[^>]*download/);
    expect(visibleText(html)).toMatch(/City\s+Jeddah/);
  });

  it('names the products that its pictures show where they stand, but for those that are gone', async () => {
    const [first, ...others] = companyContent['singleproject'] ?? [];
    const [brief, ...chapters] = companyContent['singleprojectcontent'] ?? [];
    const marks = [
      { record: 68, x: 62.5, y: 40 },
      { record: 99, x: 10, y: 10 },
    ];
    const content = {
      ...companyContent,
      singleproject: [{ ...first, fields: { ...first?.fields, marks } }, ...others],
      singleprojectcontent: [
        { ...brief, fields: { ...brief?.fields, marks: [{ record: 68, x: 20, y: 70 }] } },
        ...chapters,
      ],
    };
    const { html } = await renderSite(content, { path: '/project/1', language: 'en' });
    const found = elementsWith(html, 'div', 'class="picture-marks');
    expect(found.map((each) => visibleText(each).trim())).toEqual(['The Vision', 'The Vision']);
    expect(found[0]).toMatch(/^<div class="picture-marks marks\d+-wide hero-marks">/);
    expect(found[0]).toContain('class="picture-mark at62_5-40"');
    expect(found[0]).toContain('href="/product/68/The-Vision"');
    expect(found[1]).toContain('class="picture-mark at20-70"');
    expect(html).toContain('.at62_5-40{inset:40% auto auto 62.5%}');
    expect(html).toMatch(/\.marks\d+-wide\{--ratio:[\d.]+;--across:0\.5;--down:0\.5\}/);
    expect((await open()).html).not.toContain('class="picture-marks');
  });

  it('tells the pitch of its display among the figures, and from where no pixel is seen', async () => {
    const [first, ...others] = companyContent['singleproject'] ?? [];
    const singleproject = [{ ...first, fields: { ...first?.fields, products: [68], days: 63 } }, ...others];
    const products = [{ id: 68, fields: { name: { en: 'The Vision', ar: 'ذا فيجن' }, pitch: 1.25 } }];
    const { html } = await renderSite(
      { ...companyContent, singleproject, products },
      { path: '/project/1', language: 'en' },
    );
    const [specs = ''] = elementsWith(html, 'dl', 'class="project-figures"');
    expect(visibleText(specs).replaceAll(/\s+/g, ' ').trim()).toBe(
      'Pixel pitch 1.25 mm Pixels vanish from 4.3 m Days on site 63',
    );
  });

  it('without content is its hero alone', async () => {
    const { status, html } = await open({ path: '/project/2' });
    expect(status).toBe(200);
    expect(html).not.toMatch(/class="chapter"|<details/);
  });

  it('says where it stands to readers and to machines', async () => {
    const [breadcrumbs = ''] = elementsWith((await open()).html, 'nav', 'class="breadcrumbs');
    expect(breadcrumbs).toContain('href="/projects"');
    const data: unknown = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(breadcrumbs)?.[1] ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home' },
        { name: 'Projects', item: 'https://displays.example/en/projects' },
        { name: 'Grand Arena', item: 'https://displays.example/en/project/1/Grand-Arena-A-ribbon-of-light' },
      ],
    });
  });
});
