import { describe, expect, it } from 'vitest';
import { homeContent } from '../../tests/support/home-content.ts';
import { elementsWith, renderSite, visibleText, type Visit } from '../../tests/support/render-site.ts';

const page = async (visit: Visit = {}) => (await renderSite(homeContent, { language: 'en', ...visit })).html;

const partOf = async (tag: string, visit: Visit = {}) => elementsWith(await page(visit), tag, '')[0] ?? '';

describe('every page', () => {
  it.each(['/', '/adding_soon', '/nowhere'])('%s has a header and a footer [PUB-GEN-17] [PUB-GEN-22]', async (path) => {
    const html = await page({ path });
    expect(elementsWith(html, 'header', '')).toHaveLength(1);
    expect(elementsWith(html, 'footer', '')).toHaveLength(1);
  });

  it('is laid out in the direction of its language [PUB-GEN-08]', async () => {
    expect(await page({ language: 'en' })).toContain('<html lang="en" dir="ltr"');
    expect(await page({ language: 'ar' })).toContain('<html lang="ar" dir="rtl"');
  });

  const open = ['/', '/about', '/products', '/projects', '/contact', '/the-vision', '/adding_soon', '/nowhere'];
  it.each(open)('%s has no link to sign up or in [PUB-GEN-07]', async (path) => {
    const html = await page({ path });
    // The specification gives the project request the address /register; it has no user registration.
    expect(html).not.toContain('type="password"');
    expect(visibleText(html)).not.toMatch(/sign (?:up|in)|log ?in|register/i);
  });

  it('carries no style attribute and no script of its own', async () => {
    const html = await page();
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    // JSON-LD is data that browsers do not execute.
    expect(html.match(/<script\b(?! type="application\/ld\+json")[^>]*>/g)).toEqual([
      '<script data-file="/assets/elements.js">',
    ]);
  });
});

describe('the header', () => {
  it('has the tagline and the logo, which leads home [PUB-GEN-18] [PUB-GEN-19]', async () => {
    expect(visibleText(await page())).toContain('Where light takes shape');
    const header = await partOf('header');
    expect(header).toMatch(/<a class="logo" href="\/"[^>]*><picture><img src="\/uploads\/logo\.svg"/);
    // The large picture of a page has a higher priority.
    expect(header).toMatch(/logo\.svg"[^>]*fetchPriority="low"/);
  });

  it('links the categories by id and name [PUB-GEN-21]', async () => {
    const links = [...(await partOf('header')).matchAll(/class="navlink" href="([^"]*)">([^<]*)</g)].map(
      ([, to, name]) => [to, name],
    );
    expect(links).toEqual([
      ['/one-category/1/LED-Screens', 'LED Screens'],
      ['/one-category/2/Kiosks', 'Kiosks'],
    ]);
  });

  it('leads to projects, solutions, The Vision, the planner, About and contact beside the categories, and asks for a quote', async () => {
    const header = await partOf('header');
    const [pages = ''] = elementsWith(header, 'nav', 'aria-label="Pages"');
    expect([...pages.matchAll(/href="([^"]*)">([^<]*)</g)].map(([, to, name]) => [to, name])).toEqual([
      ['/projects', 'Projects'],
      ['/solutions', 'Solutions'],
      ['/the-vision', 'The Vision'],
      ['/planner', 'LED wall planner'],
      ['/about', 'About'],
      ['/contact', 'Contact'],
    ]);
    expect(header).toContain(
      '<a class="button masthead-ask" href="/quote" data-opens="quote-sheet">Request a quote</a>',
    );
  });

  it('has the language toggle, which leads to the pinned twin where scripts are off [PUB-GEN-10]', async () => {
    const [toggle = ''] = elementsWith(await page({ path: '/adding_soon' }), 'a', 'hrefLang');
    expect(toggle).toContain('href="/ar/adding_soon"');
    expect(toggle).toContain('العربية');
  });

  it('keeps the query of a pinned page in its language toggle, but not that a form was just sent', async () => {
    const query = 'q=شاشة+%26+more&kind=product&sent=contact';
    const [toggle = ''] = elementsWith(await page({ path: '/search', pinned: true, query }), 'a', 'hrefLang');
    const address = /href="([^"]+)"/.exec(toggle)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, searchParams } = new URL(address, 'https://screens.example');
    expect([pathname, [...searchParams]]).toEqual([
      '/ar/search',
      [
        ['q', 'شاشة & more'],
        ['kind', 'product'],
      ],
    ]);
  });

  it('shows the name of a company without a logo', async () => {
    const content = { 'settings/company': [{ fields: { name: { en: 'Plain Displays', ar: '' } } }] };
    const { html } = await renderSite(content, { language: 'en' });
    expect(elementsWith(html, 'header', '')[0]).toContain('Plain Displays');
  });
});

describe('the footer', () => {
  it('has address, phone and e-mail of the chosen country [PUB-GEN-14] [PUB-GEN-23] [PUB-GEN-24] [PUB-GEN-25] [CONST-45]', async () => {
    const saudi = visibleText(await partOf('footer'));
    for (const detail of [
      'King Fahd Road, Riyadh',
      '+966 11 000 0000',
      'sa@wameed.example',
      '1010000000',
      '300000000000003',
    ]) {
      expect(saudi).toContain(detail);
    }
    const emirates = visibleText(await partOf('footer', { country: 'ae' }));
    for (const detail of ['Business Bay, Dubai', '+971 4 000 0000', 'ae@wameed.example'])
      expect(emirates).toContain(detail);
    expect(emirates).not.toContain('+966');
  });

  it('has no heading above nothing where no contact is known yet', async () => {
    const footerOf = async (content: object) =>
      elementsWith((await renderSite({ ...homeContent, ...content }, { language: 'en' })).html, 'footer', '')[0] ?? '';
    expect(await footerOf({})).toMatch(/<h2[^>]*>Contact<\/h2><address/);
    const unknown = await footerOf({ 'settings/country-sa': [] });
    expect(unknown).toContain('Quick links');
    expect(unknown).not.toMatch(/<h2[^>]*>Contact<\/h2>|<address/);
  });

  it('keeps phone and e-mail from being turned around in Arabic', async () => {
    expect(await partOf('footer', { language: 'ar' })).toContain('<bdi dir="ltr">+966 11 000 0000</bdi>');
  });

  it('has the social links, which open apart and by their name [PUB-GEN-26]', async () => {
    const footer = await partOf('footer');
    expect(footer).toMatch(
      /href="https:\/\/instagram\.example\/wameed" target="_blank" rel="noopener" aria-label="Instagram/,
    );
    expect(footer).toContain('<g id="icon-instagram"><path');
  });

  it('links the pages that exist, and the company profile in the page’s language [PUB-GEN-06] [PUB-GEN-27]', async () => {
    const footer = await partOf('footer');
    expect(footer).toMatch(/href="\/">Home</);
    expect(footer).toMatch(/href="\/uploads\/profile-en\.pdf"[^>]*>Company profile/);
    expect(await partOf('footer', { language: 'ar' })).toContain('href="/uploads/profile-ar.pdf"');
  });

  it('has a field for the newsletter with the button "Subscribe" [PUB-GEN-28] [MSG-30]', async () => {
    const [form = ''] = elementsWith(await page(), 'form', 'action="/api/en/newsletter#newsletter-said"');
    expect(form).toMatch(/<input (?=[^>]*name="email")(?=[^>]*type="email")(?=[^>]*required="")/);
    expect(form).toContain('<button>Subscribe</button>');
  });

  it('offers the countries, the chosen one pressed; Saudi Arabia unless another is known [PUB-GEN-13] [CONST-03]', async () => {
    const pressed = async (visit: Visit) =>
      /value="(\w+)" aria-pressed="true"/.exec(await partOf('footer', visit))?.[1];
    expect(await pressed({})).toBe('sa');
    expect(await pressed({ country: 'ae' })).toBe('ae');
  });

  it('leaves out what the settings do not say', async () => {
    const { html } = await renderSite({ herobanner: homeContent['herobanner'] ?? [] }, { language: 'en' });
    expect(html).not.toMatch(/href="(?:tel|mailto):/);
    expect(html).not.toContain('contact-dock');
    expect(html).not.toContain('VAT No.');
    expect(html).not.toContain('class="popup ');
  });
});

describe('WhatsApp and call', () => {
  it('stand outside the page with the numbers of the chosen country', async () => {
    const dock = async (visit: Visit) => elementsWith(await page(visit), 'nav', 'contact-dock')[0];
    expect(await dock({})).toMatch(/https:\/\/wa\.me\/966500000000.*tel:\+966110000000/s);
    expect(await dock({ country: 'ae' })).toMatch(/https:\/\/wa\.me\/971500000000.*tel:\+97140000000/s);
  });
});
