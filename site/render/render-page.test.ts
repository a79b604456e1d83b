import { describe, expect, it } from 'vitest';
import { homeContent } from '../../tests/support/home-content.ts';
import { createMemoryReader } from '../../tests/support/memory-reader.ts';
import { renderSite, renderSiteFailure, visibleText } from '../../tests/support/render-site.ts';
import { sitemap } from '../pages.ts';

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));

describe('the head of a page', () => {
  it('names the page and the company, and describes it', async () => {
    const head = headOf((await renderSite(homeContent, { language: 'en' })).html);
    expect(head).toContain('<title>Wameed – Where light takes shape</title>');
    expect(head).toContain('<meta name="description" content="Displays for buildings."/>');
    const soon = headOf((await renderSite(homeContent, { language: 'en', path: '/adding_soon' })).html);
    expect(soon).toContain('<title>We&#x27;re Still Adding Products · Wameed</title>');
  });

  it('sends its alternates to search engines, for every requested address', async () => {
    for (const pinned of [true, false]) {
      const head = headOf((await renderSite(homeContent, { language: 'en', path: '/adding_soon', pinned })).html);
      expect(head).toContain('<link rel="canonical" href="https://displays.example/en/adding_soon"/>');
      expect(head).toContain('hrefLang="ar" href="https://displays.example/ar/adding_soon"');
      expect(head).toContain('hrefLang="en" href="https://displays.example/en/adding_soon"');
      expect(head).toContain('hrefLang="x-default" href="https://displays.example/ar/adding_soon"');
    }
  });

  it('holds the one style, whose text the policy allows by its hash', async () => {
    const { html, inlineStyle } = await renderSite(homeContent, { language: 'en' });
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).toContain(`<style>${inlineStyle}</style>`);
    expect(inlineStyle).toContain('background:url(data:image/webp;base64,');
  });

  it('holds placeholders of no pictures but those that may be seen while they are fetched', async () => {
    const { html, inlineStyle } = await renderSite(homeContent, { language: 'en' });
    const classOf = (image: string) => /class="(m\d+) /.exec(image)?.[1];
    const images = [...html.matchAll(/<picture>(.+?)<\/picture>/g)].map(([, picture = '']) => picture);
    const seen = images.filter((image) => !image.includes('loading="lazy"') || image.includes('<source media='));
    expect(images.length).toBeGreaterThan(seen.length);
    expect([...inlineStyle.matchAll(/\.(m\d+)\{background:url/g)].map(([, name]) => name)).toEqual(
      [...new Set(seen.map(classOf))].filter((name) => name !== undefined),
    );
  });

  it('puts the colour of the company into the style', async () => {
    const content = { ...homeContent, 'settings/company': [{ fields: { name: { en: 'Blue' }, accent: '#003366' } }] };
    const { inlineStyle } = await renderSite(content, { language: 'en' });
    expect(inlineStyle).toContain('--accent:#003366');
  });
});

describe('a picture', () => {
  it('is served from /uploads, offered as AVIF in all fitting widths and as WebP in one [PUB-GEN-38]', async () => {
    const { html } = await renderSite(homeContent, { language: 'en' });
    expect(html).toContain('src="/uploads/facades.jpg"');
    expect(html).toMatch(/<source [^>]*type="image\/avif" srcSet="[^"]*-320\.avif 320w,[^"]*-1600\.avif 1600w"/);
    expect(html).toMatch(/<img src="\/uploads\/facades\.jpg" srcSet="[^" ]*-1280\.webp"[^>]*width="1600" height="900"/);
  });

  it('comes from the media host of the language, where one is set [PUB-GEN-39]', async () => {
    const { html } = await renderSite(homeContent, { language: 'ar', mediaHost: 'https://ar.media.example' });
    expect(html).toContain('src="https://ar.media.example/uploads/facades.jpg"');
    expect(html).toContain('https://ar.media.example/images/');
    expect(html).not.toMatch(/(?:src|href)="\/uploads/);
  });

  it('keeps its focal point in view when it is cut', async () => {
    const content = { herobanner: [{ fields: { title: 'Edge', link: '/x', image: 'edge.jpg' } }] };
    expect((await renderSite(content, { language: 'en' })).inlineStyle).toContain('object-position:10% 80%');
  });
});

describe('a text that exists in one language only', () => {
  it('stands in for the other one and says which language it is in', async () => {
    const content = { herobanner: [{ fields: { title: { en: 'Only English', ar: '' }, link: '/x' } }] };
    const { html } = await renderSite(content, { language: 'ar' });
    expect(html).toContain('<span lang="en" dir="ltr">Only English</span>');
  });
});

describe('addresses', () => {
  it('/adding_soon says that products are being added [PUB-GEN-31] [MSG-19]', async () => {
    const { status, html } = await renderSite(homeContent, { language: 'en', path: '/adding_soon' });
    expect(status).toBe(200);
    expect(html).toContain('<h1 class="heading-1">We&#x27;re Still Adding Products</h1>');
  });

  it('an unknown one is a page of the site with status 404, unlisted', async () => {
    for (const [language, words] of [
      ['en', 'Back to Home'],
      ['ar', 'العودة إلى الرئيسية'],
    ] as const) {
      const { status, html, isCacheable } = await renderSite(homeContent, { language, path: '/nowhere/at/all' });
      expect(status).toBe(404);
      expect(isCacheable).toBe(false);
      expect(visibleText(html)).toContain(words);
      expect(headOf(html)).toContain('<meta name="robots" content="noindex"/>');
      expect(headOf(html)).not.toContain('canonical');
    }
  });

  it('an unknown one offers the search, the list of products and the categories', async () => {
    const { html } = await renderSite(homeContent, { language: 'ar', path: '/nowhere', pinned: true });
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toMatch(/<form (?=[^>]*role="search")[^>]*action="\/ar\/search"/);
    expect(main).toContain('href="/ar/products"');
    expect(main).toContain('href="/ar/one-category/');
  });

  it('/community moved to /our-community, pinned or not', async () => {
    const moved = await renderSite(homeContent, { path: '/community' });
    expect(moved.redirect).toEqual({ to: '/our-community', status: 301 });
    const pinned = await renderSite(homeContent, { path: '/Community', language: 'en', pinned: true });
    expect(pinned.redirect).toEqual({ to: '/en/our-community', status: 301 });
  });

  it('links of a pinned page stay in its language', async () => {
    const { html } = await renderSite(homeContent, { language: 'en', pinned: true });
    expect(html).toContain('href="/en/product/68/The-Vision"');
    expect(html).toContain('href="/en/one-category/1/LED-walls"');
    expect(html).toContain('href="/uploads/profile-en.pdf"');
    expect(html).toContain('data-pinned');
  });

  it('a country chosen without scripts is remembered, and an unknown one is not [PUB-GEN-13]', async () => {
    const chosen = await renderSite(homeContent, { path: '/adding_soon', query: 'country=ae' });
    expect(chosen.redirect).toEqual({ to: '/adding_soon', status: 303 });
    expect(chosen.headers?.['set-cookie']).toBe('country=ae; Path=/; Max-Age=31536000; SameSite=Lax');
    expect((await renderSite(homeContent, { query: 'country=fr' })).redirect).toBeUndefined();
  });

  it('a country chosen without scripts leads back to what the address asked for', async () => {
    const visit = { path: '/products', language: 'en', pinned: true } as const;
    const { html } = await renderSite(homeContent, { ...visit, query: 'category=1&compare=1,2' });
    const [, inputs = ''] =
      /<form[^>]* action="\/en\/products"[^>]*>((?:<input type="hidden"[^>]*>)+)/.exec(html) ?? [];
    expect(inputs).toMatch(/name="category" value="1".*name="compare" value="1,2"/);
    const chosen = await renderSite(homeContent, { ...visit, query: 'category=1&compare=1,2&country=ae' });
    expect(chosen.redirect?.to).toBe('/en/products?category=1&compare=1%2C2');
  });

  it('a search engine finds Home by its languages and last change', async () => {
    const readers = {
      ar: createMemoryReader(homeContent),
      en: createMemoryReader(homeContent, { language: 'en' }),
    };
    const entries = await sitemap(readers, 'pages');
    expect(entries).toContainEqual({ path: '/', languages: ['ar', 'en'], lastModified: '2026-01-07T00:00:00.000Z' });
  });
});

describe('a failure', () => {
  it('shows the error screen with its number, and needs nothing that could fail too [PUB-GEN-32] [MSG-18]', () => {
    const { status, html, isCacheable } = renderSiteFailure({ language: 'en' });
    expect(status).toBe(500);
    expect(isCacheable).toBe(false);
    expect(html).toContain('<h1 class="heading-1">Unexpected Application Error!</h1>');
    expect(visibleText(html)).toContain('Request number: request-7');
  });

  it('shows it in Arabic too, with the English name for support', () => {
    const words = visibleText(renderSiteFailure({ language: 'ar' }).html);
    expect(words).toContain('حدث خطأ غير متوقع في التطبيق!');
    expect(words).toContain('Unexpected Application Error!');
  });

  it('of the settings fails the whole page', async () => {
    await expect(renderSite(homeContent, { failing: ['settings/company'] })).rejects.toThrow('cannot be read');
  });
});
