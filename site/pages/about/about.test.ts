import { describe, expect, it } from 'vitest';
import { companyContent } from '../../../tests/support/company-content.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const open = (visit: Visit = {}, content = companyContent) =>
  renderSite(content, { path: '/about', language: 'en', ...visit });

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('the About page', () => {
  it('stands at its address, with one heading of the first rank [PUB-ABOUT-01]', async () => {
    const { status, html } = await open();
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('has taglines to be typed, and lists all of them for readers [PUB-ABOUT-02]', async () => {
    const [lines = ''] = elementsWith((await open()).html, 'div', 'class="typed-lines"');
    expect(elementsWith(lines, 'li', '')).toHaveLength(3);
    expect(lines).toMatch(/<p class="typed-line" aria-hidden="true">/);
  });

  it.each(['en', 'ar'] as const)(
    "offers the company profile of the visitor's language (%s) [PUB-GEN-06, OP-022]",
    async (language) => {
      const main = mainOf((await open({ language })).html);
      const profiles = [...main.matchAll(/<a[^>]*href="([^"]*profile[^"]*)"/g)].map(([, address]) => address);
      expect(profiles).toEqual([`/uploads/profile-${language}.pdf`]);
    },
  );

  it('offers no company profile where there is none', async () => {
    expect(mainOf((await open({}, {})).html)).not.toContain('application/pdf');
  });

  it('has the three cards [PUB-ABOUT-04] [MSG-32] [CONST-34]', async () => {
    const cards = elementsWith((await open()).html, 'li', 'class="belief"').map(
      (card) => /<h3[^>]*>(.*?)<\/h3>/.exec(card)?.[1],
    );
    expect(cards).toEqual(['Our Mission', 'Our Vision', 'Our Objectives']);
  });

  it('says in four cards what is unique [PUB-ABOUT-05] [PUB-ABOUT-06] [CONST-34]', async () => {
    const { html } = await open();
    expect(html).toContain('What Makes Our Visual Solutions Unique');
    const cards = elementsWith(html, 'li', 'class="strength"').map((card) =>
      visibleText(/<h3.*?<\/h3>/.exec(card)?.[0] ?? '').trim(),
    );
    expect(cards).toEqual([
      'Custom Shapes & Sizes',
      'Seamless Integration',
      'High Brightness Displays',
      'Reliable & Durable',
    ]);
  });

  it.each([
    ['en', 'Clients We&#x27;re Proud Of'],
    ['ar', 'عملاء نفخر بهم'],
  ] as const)('names the logos in %s [PUB-ABOUT-07] [MSG-32]', async (language, title) => {
    expect((await open({ language })).html).toContain(title);
  });

  it('lets the logos pass twice, the second time unheard [PUB-ABOUT-08] [CONST-16]', async () => {
    const lists = elementsWith((await open()).html, 'ul', 'marquee-logos');
    const logos = ['/uploads/mall.svg', '/uploads/bank.svg'];
    expect(lists).toHaveLength(2);
    expect(lists.map((list) => list.match(/\/uploads\/\w+\.svg/g))).toEqual([logos, logos]);
    expect(lists.map((list) => /^<ul[^>]*aria-hidden="true"/.test(list))).toEqual([false, true]);
  });

  it('shows the team where there is one, and no empty group [PUB-ABOUT-10] [OP-043]', async () => {
    const { html } = await open();
    expect(visibleText(elementsWith(html, 'ul', 'class="team"')[0] ?? '')).toMatch(
      /About Member 1\s+Member 1\s+About Member 2\s+Member 2/,
    );
    expect((await open({}, {})).html).not.toMatch(/class="team"|marquee/);
  });

  it('ends with the newest projects, the last one first', async () => {
    const projects = elementsWith(mainOf((await open()).html), 'li', 'class="poster"').map(
      (project) => /href="\/project\/(\d+)/.exec(project)?.[1],
    );
    expect(projects).toEqual(['2', '1']);
  });

  it('stays whole when the clients cannot be read, and logs it', async () => {
    const { html, logged } = await open({ failing: ['clientslogos'] });
    expect(html).toContain('class="team"');
    expect(logged).toEqual(['Failed to fetch the clients']);
  });
});
