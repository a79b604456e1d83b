import { describe, expect, it } from 'vitest';
import type { MemoryContent } from '../../../tests/support/memory-reader.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const both = (en: string, ar: string) => ({ en, ar });
const content: MemoryContent = {
  solutions: [
    {
      id: 1,
      fields: { title: both('Lobby', 'البهو'), text: both('Guests first.', 'الضيوف أولًا.'), image: 'lobby.jpg' },
    },
    { id: 2, fields: { title: both('Mosque', 'المسجد'), text: both('Calm type.', 'خط هادئ.') } },
  ],
  products: [
    { id: 7, fields: { name: both('Wall', 'جدار'), places: [1, 2] } },
    { id: 8, fields: { name: both('Kiosk', 'كشك'), places: [1] } },
    { id: 9, fields: { name: both('Ribbon', 'شريط') } },
  ],
  singleproject: [{ id: 3, fields: { title: both('Palm Hotel', 'فندق النخيل'), places: [1] } }],
};
const open = (path: string, visit: Visit = {}) => renderSite(content, { path, language: 'en', ...visit });

describe('the solutions', () => {
  it('have a section each, with the products that name the place', async () => {
    const { html } = await open('/solutions');
    const sections = elementsWith(html, 'section', 'class="solution"').map((section) =>
      visibleText(section).replaceAll(/\s+/g, ' ').trim(),
    );
    expect(sections).toEqual([
      expect.stringMatching(/^Lobby Guests first\. Suitable displays Wall Kiosk See the solution/),
      expect.stringMatching(/^Mosque Calm type\. Suitable displays Wall See the solution/),
    ]);
    expect(html).toContain('href="/solution/1/Lobby"');
  });

  it('name their products in the order of the products, whichever of them another place named first', async () => {
    const products = [
      { id: 7, fields: { name: both('Wall', 'جدار'), places: [2] } },
      { id: 8, fields: { name: both('Kiosk', 'كشك'), places: [1, 2] } },
    ];
    const { html } = await renderSite({ ...content, products }, { path: '/solutions', language: 'en' });
    const [, mosque = ''] = elementsWith(html, 'ul', 'solution-products');
    expect(visibleText(mosque).replaceAll(/\s+/g, ' ').trim()).toBe('Wall Kiosk');
  });

  it('show the picture of the first at the top of their page where nothing was built in such a place, and not again with its words', async () => {
    const { html } = await open('/solutions');
    const [hero = ''] = elementsWith(html, 'div', 'solutions-hero');
    expect(hero).toContain('lobby.jpg');
    const [lobby, mosque] = elementsWith(html, 'section', 'class="solution"');
    expect(lobby).not.toContain('lobby.jpg');
    expect(lobby).not.toContain('picture-missing');
    expect(mosque).toContain('picture-missing');
  });

  it('begin with what was built last in such a place, since the page of the first begins with its own picture', async () => {
    const built = (id: number, icon: string) => ({
      id,
      fields: { title: both(`Hotel ${id}`, `فندق ${id}`), places: [1], icon },
    });
    const singleproject = [built(3, 'palm.jpg'), built(4, 'wave.jpg'), { id: 5, fields: { icon: 'arena.jpg' } }];
    const { html } = await renderSite({ ...content, singleproject }, { path: '/solutions', language: 'en' });
    const [hero = ''] = elementsWith(html, 'div', 'solutions-hero');
    expect(hero).toContain('wave.jpg');
    expect(hero).not.toMatch(/palm|lobby/);
    const [lobby = ''] = elementsWith(html, 'section', 'class="solution"');
    expect(lobby).toContain('lobby.jpg');
    expect(lobby).not.toContain('wave.jpg');
  });

  it('are one each under an address of their own, with its products side by side and the projects that stand in one', async () => {
    const { status, html } = await open('/solution/1/Lobby');
    expect(status).toBe(200);
    expect(html).toContain('rel="canonical" href="https://displays.example/en/solution/1/Lobby"');
    expect(visibleText(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()).toBe('Lobby');
    expect(html).toContain('href="/compare?ids=7,8"');
    expect(elementsWith(html, 'li', 'class="built-project"').join('')).toContain('href="/project/3/Palm-Hotel"');
    expect(html).toContain('href="/solution/2/Mosque"');
    expect((await open('/solution/9')).status).toBe(404);
  });

  it('say what a place needs and answer its questions, each with a quote to request', async () => {
    const [lobby, ...others] = content['solutions'] ?? [];
    const more = {
      needs: [{ title: both('75% transparent', 'شفافة'), text: both('The daylight stays.', 'يبقى ضوء النهار.') }],
      questions: [{ title: both('Is it loud?', 'هل لها صوت؟'), text: both('No.', 'لا.') }],
    };
    const solutions = [{ ...lobby, fields: { ...lobby?.fields, ...more } }, ...others];
    const { html } = await renderSite({ ...content, solutions }, { path: '/solution/1', language: 'en' });
    expect(visibleText(html)).toMatch(
      /75% transparent\s+The daylight stays\..*Is it loud\?\s+No\..*What would it look like at your place\?/s,
    );
    const list = await renderSite({ ...content, solutions }, { path: '/solutions', language: 'en' });
    expect(visibleText(list.html)).not.toContain('75% transparent');
  });

  it('lead to the list of their products where these are too many to be shown', async () => {
    const products = Array.from({ length: 13 }, (_, index) => ({
      id: index + 1,
      fields: { name: both(`Wall ${index}`, `جدار ${index}`), places: [1] },
    }));
    const { html } = await renderSite({ ...content, products }, { path: '/solution/1', language: 'en' });
    expect(html).toMatch(/href="\/products\?place=1">Browse all 13 displays</);
  });

  it.each([
    ['of several kinds', [7, 8], (id: number) => id],
    ['too many to compare', [7, 8, 9, 10, 11], () => 1],
  ])('lead nowhere else where all their products are shown, but are %s', async (_, ids, category) => {
    const products = ids.map((id) => ({
      id,
      fields: { name: both(`Wall ${id}`, `جدار ${id}`), places: [1], category: category(id) },
    }));
    const { html } = await renderSite({ ...content, products }, { path: '/solution/1', language: 'en' });
    expect(html).not.toContain('Browse all');
    expect(html).not.toContain('href="/compare?ids=');
  });

  it('narrow down the list of products', async () => {
    const { html } = await open('/products', { query: 'place=2' });
    const names = elementsWith(html, 'h2', 'class="listed-name"').map((name) => visibleText(name).trim());
    expect(names).toEqual(['Wall']);
    expect(html).toContain('aria-label="Remove the filter: Mosque"');
  });

  it('stand in the header of every page', async () => {
    const [pages = ''] = elementsWith((await open('/contact')).html, 'nav', 'aria-label="Pages"');
    expect(pages).toContain('href="/solutions"');
  });
});

describe('what was built so far', () => {
  const built = (id: number, city: string, area: number) => ({
    id,
    fields: { title: both(`Wall ${id}`, `جدار ${id}`), city: both(city, `مدينة ${city}`), area },
  });
  const projects: MemoryContent = { ...content, singleproject: [built(1, 'Riyadh', 100.4), built(2, 'Dubai', 1500)] };

  it.each(['/projects', '/about'])('is shown in figures at the top of %s', async (path) => {
    const { html } = await renderSite(projects, { path, language: 'en' });
    const [proofs = ''] = elementsWith(html, 'ul', 'class="proof"');
    expect(elementsWith(proofs, 'li', '').map((figure) => visibleText(figure).trim())).toEqual([
      '2 projects delivered',
      '1,600 m² of displays',
      '2 cities',
    ]);
  });

  it('leads from Projects to the list of all', async () => {
    const { html } = await renderSite(projects, { path: '/projects', language: 'en' });
    expect(html).toMatch(/href="\/all-projects">See all 2 projects</);
  });
});

describe('the offer of the popup', () => {
  it('stands also on the product that it leads to, with its terms, and on no other', async () => {
    const popup = {
      title: both('The Wall', 'الجدار'),
      link: '/product/7/wall',
      price: 31999,
      terms: both('115 inches, VAT included', 'مقاس 115 بوصة، شامل الضريبة'),
    };
    const offered: MemoryContent = { ...content, 'settings/popup': [{ fields: popup }] };
    const shown = async (path: string) => (await renderSite(offered, { path, language: 'en' })).html;
    const [offer = ''] = elementsWith(await shown('/product/7/Wall'), 'div', 'class="hero-offer"');
    expect(visibleText(offer)).toMatch(/SAR 31,999\s+115 inches, VAT included/);
    expect(await shown('/product/8')).not.toContain('class="hero-offer"');
    expect(visibleText(await shown('/contact'))).toMatch(/SAR 31,999\s+115 inches, VAT included/);
  });
});
