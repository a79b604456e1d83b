import { describe, expect, it } from 'vitest';
import type { MemoryContent, MemoryRecord } from '../../../tests/support/memory-reader.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';
import { noFilters, projectsAddress, readFilters } from './filters.ts';

const both = (en: string, ar: string) => ({ en, ar });
const sport = both('Sport', 'الرياضة');
const retail = both('Retail', 'التجزئة');
const dubai = both('Abu Dhabi', 'أبوظبي');
const jeddah = both('Jeddah', 'جدة');
const project = (id: number, name: string, more: Readonly<Record<string, unknown>> = {}): MemoryRecord => ({
  id,
  fields: { title: both(name, `مشروع ${id}`), ...more },
});

const content: MemoryContent = {
  solutions: [
    { id: 1, fields: { title: both('Stadium', 'الملعب') } },
    { id: 2, fields: { title: both('Shop', 'المتجر') } },
  ],
  products: [
    { id: 7, fields: { name: both('Wall', 'جدار'), pitch: 2.5 } },
    { id: 8, fields: { name: both('Ribbon', 'شريط') } },
  ],
  singleproject: [
    project(1, 'Arena', { sector: sport, city: jeddah, area: 614.4, products: [7, 8], places: [1] }),
    project(2, 'Mall', { sector: retail, city: dubai, area: 173, products: [8], places: [2] }),
    project(3, 'Shop', { sector: retail, city: jeddah, products: [7], places: [2] }),
    { ...project(4, 'Draft', { sector: sport }), published: ['ar'] },
  ],
};

const open = (query = '', visit: Visit = {}) =>
  renderSite(content, { path: '/all-projects', language: 'en', query, ...visit });
const namesIn = (html: string) =>
  elementsWith(html, 'h2', 'class="listed-name"').map((name) => visibleText(name).trim());
const names = async (query: string, visit?: Visit) => namesIn((await open(query, visit)).html);

describe('the list of projects', () => {
  it('shows the published projects in their order, with city, sector and area', async () => {
    const { html } = await open();
    expect(namesIn(html)).toEqual(['Arena', 'Mall', 'Shop']);
    expect(visibleText(html)).toContain('3 projects');
    const [facts = ''] = elementsWith(html, 'p', 'class="listed-facts"');
    expect(visibleText(facts)).toMatch(/Jeddah\s*Sport\s*614 m²/);
    expect(html).toContain('href="/project/1/Arena"');
  });

  it('says between which areas there is something, and leaves both bounds open', async () => {
    const { html } = await open();
    const bounds = ['min_area', 'max_area'].map(
      (name) => new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(html)?.[0],
    );
    expect(bounds.map((input) => /placeholder="([^"]*)"/.exec(input ?? '')?.[1])).toEqual(['min. 173', 'max. 615']);
    expect(bounds.join('')).not.toMatch(/ value="/);
  });

  it('names the first display of each project, with its pitch where that is known', async () => {
    const facts = elementsWith((await open()).html, 'p', 'class="listed-facts"').map((each) => visibleText(each));
    expect(facts[0]).toMatch(/Wall\s*·\s*pitch 2\.5 mm/);
    expect(facts[0]).not.toContain('Ribbon');
    expect(facts[1]).toMatch(/Ribbon\s*$/);
  });

  it('is narrowed down by sector, city, place, product and size, and by all together', async () => {
    expect(await names('sector=retail')).toEqual(['Mall', 'Shop']);
    expect(await names('city=abu-dhabi')).toEqual(['Mall']);
    expect(await names('place=2')).toEqual(['Mall', 'Shop']);
    expect(await names('product=7')).toEqual(['Arena', 'Shop']);
    expect(await names('min_area=200')).toEqual(['Arena']);
    expect(await names('max_area=200')).toEqual(['Mall']);
    expect(await names('sector=retail&city=jeddah&product=7')).toEqual(['Shop']);
  });

  it('has the same addresses in both languages', async () => {
    const { html } = await open('city=abu-dhabi', { language: 'ar' });
    expect(namesIn(html)).toEqual(['مشروع 2']);
    const [used = ''] = elementsWith(html, 'ul', 'class="pills"');
    expect(visibleText(used)).toContain('أبوظبي');
  });

  it('says how many projects each choice would leave under the other filters', async () => {
    const { html } = await open('city=jeddah');
    const choices = elementsWith(html, 'label', 'class="filter-choice"').map((choice) =>
      visibleText(choice).trim().replaceAll(/ +/g, ' '),
    );
    expect(choices).toEqual(['All sectors', 'Sport 1', 'Retail 1', 'All cities', 'Jeddah 2', 'Abu Dhabi 1']);
  });

  it('shows the filters in use, each a link that takes it away, and a way out where nothing fits', async () => {
    const { html } = await open('sector=sport&min_area=900');
    expect(html).toContain('href="/all-projects?min_area=900"');
    expect(html).toContain('href="/all-projects?sector=sport"');
    expect(visibleText(html)).toMatch(/No projects[\s\S]*No project matches all filters/);
  });

  it('shows 24 at a time and leads through the others with the filters', async () => {
    const many = Array.from({ length: 30 }, (_, index) => project(100 + index, `Wall ${index}`, { sector: sport }));
    const { html } = await renderSite(
      { ...content, singleproject: many },
      { path: '/all-projects', language: 'en', query: 'sector=sport' },
    );
    expect(namesIn(html)).toHaveLength(24);
    expect(html).toContain('href="/all-projects?sector=sport&amp;page=2"');
  });

  it('has one canonical address under all filters, and lists its projects for machines', async () => {
    const { html } = await open('sector=sport', { pinned: true });
    expect(html).toContain('rel="canonical" href="https://displays.example/en/all-projects"');
    expect(html).toMatch(
      /"@type":"ItemList".*"name":"Arena","url":"https:\/\/displays\.example\/en\/project\/1\/Arena"/,
    );
  });

  it('says so where there is no project yet', async () => {
    const { html } = await renderSite({ ...content, singleproject: [] }, { path: '/all-projects', language: 'en' });
    expect(html).not.toContain('<react-island name="filters"');
  });

  it('without any project, promises that they are coming; a failed read is said, logged, and can be tried again', async () => {
    expect(visibleText((await renderSite({}, { path: '/all-projects', language: 'en' })).html)).toContain(
      'Our projects will be shown here soon',
    );
    const { html, logged } = await open('sector=retail', { failing: ['singleproject'] });
    expect(logged).toContain('Failed to fetch the projects');
    expect(visibleText(html)).toContain('The projects cannot be shown at the moment');
    expect(elementsWith(html, 'a', 'class="button mt-8"').join()).toContain('href="/all-projects?sector=retail"');
  });
});

describe('an address of the list of projects', () => {
  it('is read back as it was written; what is no filter is passed over', () => {
    const filters = { ...noFilters, sector: 'sport', city: 'abu-dhabi', place: 2, product: 7, minArea: 1.5 };
    const query = new URL(projectsAddress(filters, 3), 'http://site.example').searchParams;
    expect(readFilters(query)).toEqual(filters);
    expect(query.get('page')).toBe('3');
    expect(readFilters(new URLSearchParams('sector=&place=x&product=0&min_area=-3'))).toEqual(noFilters);
  });
});
