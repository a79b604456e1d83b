import { describe, expect, it } from 'vitest';
import type { MemoryContent, MemoryRecord } from '../../../tests/support/memory-reader.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const both = (en: string, ar: string) => ({ en, ar });
const cabinet = (id: number, name: string, more: object = {}) => ({
  id,
  fields: {
    name: both(name, `وحدة ${id}`),
    product: null,
    environment: 'indoor',
    width: 600,
    height: 337.5,
    widthPixels: 480,
    heightPixels: 270,
    weight: 5.1,
    maximumPower: 92.8,
    typicalPower: 41.5,
    brightness: 900,
    ...more,
  },
});

const content: MemoryContent = {
  cabinets: [
    cabinet(1, 'Fine'),
    cabinet(2, 'Coarse', { width: 500, height: 500, widthPixels: 128, heightPixels: 128 }),
    cabinet(3, 'Sun', {
      environment: 'outdoor',
      brightness: 7000,
      width: 960,
      height: 960,
      widthPixels: 144,
      heightPixels: 144,
    }),
  ],
};

const open = async (query: string, visit: Visit = {}) =>
  (await renderSite(content, { path: '/planner', language: 'en', query, ...visit })).html;
const plan = async (query: string, visit: Visit = {}) =>
  visibleText((await open(query, visit)).replaceAll(/[\u2066-\u2069]/g, ''));

const namesOf = (html: string) => visibleText(html).trim();

describe('the planner', () => {
  it('asks for the wall first', async () => {
    expect(await plan('')).toContain('Width and height are enough to begin; the rest is optional.');
  });

  it('shows an example meanwhile: its cabinets, from where they look smooth, and what they draw', async () => {
    const html = await open('');
    const text = visibleText(html.replaceAll(/[\u2066-\u2069]/g, ''));
    for (const words of ['Example: a wall 7 m wide and 4.5 m high', 'the eye sees no single pixels', 'Power, maximum'])
      expect(text).toContain(words);
    expect(elementsWith(html, 'h3', 'heading-3').map(namesOf)).toHaveLength(1);
    expect(html).toMatch(/<input (?=[^>]*name="width")(?=[^>]*placeholder="7")/);
    expect(await open('width=6&height=3')).not.toContain('placeholder="7"');
  });

  it('hangs the example on a wall that is larger than it, between floor and ceiling, with seats before it', async () => {
    const drawing = /<svg class="wall-drawing".*?<ul class="plan-advice"/s.exec(await open(''))?.[0] ?? '';
    const sideOf = (name: string, side: string) =>
      Number(new RegExp(`class="drawn-${name}"[^>]* ${side}="([\\d.]+)"`).exec(drawing)?.[1]);
    expect(sideOf('day', 'width')).toBeLessThan(sideOf('wall', 'width'));
    expect(sideOf('day', 'y')).toBeGreaterThan(sideOf('wall', 'y'));
    expect(sideOf('day', 'y') + sideOf('day', 'height')).toBeLessThan(sideOf('floor', 'y'));
    expect(drawing).toContain('class="drawn-ceiling"');
    expect(drawing).toContain('class="drawn-thing"');
    for (const words of ['4.8 m', '2.7 m', '7 m', '4.5 m'])
      expect(visibleText(drawing.replaceAll(/[\u2066-\u2069]/g, ''))).toContain(words);
  });

  it('measures a wall only where it is larger than its display, and has no ceiling under the sky', async () => {
    const measuresOf = async (query: string) => (await open(query)).match(/class="drawn-measures"/g)?.length;
    expect(await measuresOf('width=4.8&height=2.7&cabinet=1')).toBe(2);
    expect(await measuresOf('width=4.8&height=3&cabinet=1')).toBe(3);
    expect(await open('width=6&height=3&place=facade')).not.toContain('drawn-ceiling');
  });

  it('says of the example for whom it is fine enough, what it needs, and where to go on', async () => {
    const html = await open('');
    const text = visibleText(html.replaceAll(/[\u2066-\u2069]/g, ''));
    for (const words of [
      'Lecture or exhibition hall · Nearest 4.5 m',
      'Your nearest viewer at 4.5 m sees one smooth picture.',
      'Heat, maximum',
      'Maximum current',
      'Circuits of',
    ])
      expect(text).toContain(words);
    expect(elementsWith(html, 'p', 'plan-ways').join('')).toContain('href="/quote"');
    expect(html).toMatch(/<input (?=[^>]*name="nearest")(?=[^>]*placeholder="4.5")/);
    expect(html).toMatch(/<option value="hall" selected/);
  });

  it('asks beside its fields for the size of the wall, and no longer once it is given', async () => {
    expect(elementsWith(await open(''), 'form', 'plan-form').join('')).toContain('Width and height are enough');
    expect(await open('width=6&height=3')).not.toContain('Width and height are enough');
  });

  it('keeps a figure on the line of its unit', async () => {
    const [specs = ''] = elementsWith(await open('width=4.8&height=2.7&cabinet=1'), 'table', 'What it is');
    expect(specs.replaceAll(/[\u2066-\u2069]/g, '')).toContain('5,939\u00a0/\u00a02,656\u00a0W');
  });

  it('lists cabinets, modules and whole displays apart, and does not name what is alone', async () => {
    const groupsOf = async (cabinets: readonly MemoryRecord[] = []) => {
      const { html } = await renderSite({ cabinets }, { path: '/planner', language: 'en' });
      return elementsWith(html, 'th', 'scope="rowgroup"').map(namesOf);
    };
    const module = cabinet(4, 'Curve', { width: 320, height: 160 });
    const display = cabinet(5, 'Whole', { width: 2546, height: 1432 });
    expect(await groupsOf([display, module, ...(content['cabinets'] ?? [])])).toEqual([
      'Cabinets',
      'Modules',
      'Complete displays',
    ]);
    expect(await groupsOf(content['cabinets'])).toEqual([]);
  });

  it('lights the wall behind a display and nothing beside it', async () => {
    expect(await open('width=6&height=3&cabinet=1')).toMatch(/<svg [^>]*class="drawn-light"[^>]*><ellipse /);
  });

  it('builds the wall that the address asks for, and says what it needs', async () => {
    const text = await plan('width=4.8&height=2.7&cabinet=1&nearest=4&farthest=10');
    for (const words of [
      '4.8 × 2.7 m',
      '3840 × 2160 px',
      '8 × 8 = 64',
      '326 kg',
      '5,939 / 2,656 W',
      '4K UHD',
      'Exactly 16:9',
    ])
      expect(text).toContain(words);
    expect(text).toContain(
      'Your nearest viewer at 4 m can see pixels in fine details. For a smooth picture from there: 1.16 mm or finer.',
    );
    expect(text).toContain('For the farthest viewer at 10 m, text should be at least 50 mm high.');
    expect(text).toContain('4.3 m');
  });

  it('chooses the cabinets that suit place and viewing distance by default', async () => {
    expect(await plan('width=6&height=3&nearest=3')).toContain('Fine');
    expect(elementsWith(await open('width=6&height=3&place=facade'), 'h3', 'heading-3').map(namesOf)).toEqual(['Sun']);
  });

  it('shows up to three ways side by side', async () => {
    const html = await open('width=6&height=3&cabinet=1&cabinet=2&cabinet=3');
    const [specs = ''] = elementsWith(html, 'table', 'What it is and what it needs');
    expect(elementsWith(specs, 'th', 'scope="col"').map(namesOf)).toEqual(['Fine', 'Coarse', 'Sun']);
    expect(elementsWith(html, 'svg', 'wall-drawing')).toHaveLength(3);
  });

  it('warns of indoor cabinets in the weather, of a wall that bears too little, and of what is too dark', async () => {
    const text = await plan('width=6&height=3&cabinet=1&place=facade&bears=100');
    expect(text).toContain('These cabinets are made for indoors');
    expect(text).toContain('900 nits are too few here');
    expect(text).toContain('heavier than the 100 kg the wall can carry');
  });

  it('reads figures as people write them, in both languages', async () => {
    expect(await plan(`width=${encodeURIComponent('٤٫٨ م')}&height=270 cm&cabinet=1`)).toContain('8 × 8 = 64');
    expect(await plan('width=4.8&height=2.7&cabinet=1', { language: 'ar' })).toContain('8 × 8 = 64');
  });

  it('keeps what it cannot read beside a sentence, and shows the rest', async () => {
    const html = await open('width=wide&height=2.7&cabinet=99');
    expect(html).toContain('value="wide"');
    expect(visibleText(html)).toContain('This is not a length.');
    expect(visibleText(html)).toContain('Skipped because it could not be read: Wall width, Cabinets.');
    expect(html).toContain('value="2.7"');
  });

  it('says when not even one cabinet fits', async () => {
    expect(await plan('width=0.3&height=0.3&cabinet=1')).toContain('Fine does not fit: one cabinet is 0.6 × 0.34 m.');
  });

  it('leads to a request that carries the plan', async () => {
    const html = await open('width=4.8&height=2.7&cabinet=1');
    const [, address = ''] = /href="([^"]*register\?[^"]*)"/.exec(html) ?? [];
    expect(address).toContain('plan=width');
    const params = new URLSearchParams(address.split('?')[1]?.replaceAll('&amp;', '&'));
    const request = await renderSite(content, { path: '/register', language: 'en', query: params.toString() });
    const [specs = ''] = elementsWith(request.html, 'textarea', 'name="specs"');
    expect(specs.replaceAll(/[\u2066-\u2069]/g, '')).toContain('Cabinets: 8 × 8 = 64');
    expect(specs).toContain('/en/planner?width=4.8');
  });

  it('carries the table of all walls that are compared, as much as the request can hold', async () => {
    const query = new URLSearchParams({ plan: 'width=6&height=3&cabinet=1&cabinet=2&cabinet=3' });
    const request = await renderSite(content, { path: '/register', language: 'en', query: query.toString() });
    const [specs = ''] = elementsWith(request.html, 'textarea', 'name="specs"');
    const words = specs.replaceAll(/[\u2066-\u2069]/g, '');
    expect(words).toContain('Fine | Coarse | Sun');
    expect(words).toMatch(/Cabinets: 10 × 8 = 80 \| 12 × 6 = 72 \| 6 × 3 = 18/);
    expect(words.replace(/^<[^>]*>/, '').length).toBeLessThanOrEqual(2020);
  });

  it('lets choose between the photo, the drawing and the room, the photo first [PUB-GEN-96]', async () => {
    const html = await open('width=6&height=3&cabinet=1&nearest=3');
    expect([...html.matchAll(/<input (?=[^>]*name="seen")[^>]*value="(\w+)"/g)].map(([, view]) => view)).toEqual([
      'photo',
      'wall',
      'room',
    ]);
    expect(html).toMatch(/<input (?=[^>]*value="photo")(?=[^>]*checked)/);
    expect(html).toContain('class="room-cone"');
  });

  it('gives three verdicts with their reasons, and each reason once [PUB-GEN-96]', async () => {
    const verdictsOf = async (query: string) =>
      elementsWith(await open(query), 'ul', 'plan-verdicts')
        .flatMap((list) => list.match(/<li.*?<\/li>/gs) ?? [])
        .map((item) => [item.includes('data-warns'), /<strong>(.*?)<\/strong>/.exec(item)?.[1]]);
    expect(await verdictsOf('width=6&height=3&cabinet=1&nearest=5')).toEqual([
      [false, 'The picture is smooth'],
      [false, 'Bright enough'],
      [false, 'It fits the wall'],
    ]);
    expect(await verdictsOf('width=6&height=3&cabinet=2&nearest=1&place=facade')).toEqual([
      [true, 'The picture is too coarse'],
      [true, 'Not bright enough'],
      [true, 'Not for this wall'],
    ]);
    expect(await verdictsOf('fit=grid&columns=4&rows=4&cabinet=1')).toContainEqual([false, 'What the wall needs']);
    expect(await verdictsOf('width=2&height=1&fit=grid&columns=4&rows=4&cabinet=1')).toContainEqual([
      true,
      'Not for this wall',
    ]);
    const text = await plan('width=6&height=3&cabinet=1&nearest=5');
    expect(text.split('sees one smooth picture').length).toBe(2);
  });

  it('names a price band only where its cabinets have prices, and heat in words [PUB-GEN-96]', async () => {
    const priced = { cabinets: [cabinet(1, 'Fine', { priceFrom: 1000, priceTo: 2000 })] };
    const visit = { path: '/planner', language: 'en', query: 'width=6&height=3' } as const;
    const [band = ''] = elementsWith((await renderSite(priced, visit)).html, 'p', 'plan-price');
    expect(visibleText(band)).toMatch(/SAR 16,200.*SAR 32,400/s);
    const html = await open('width=6&height=3');
    expect(html).not.toContain('plan-price-band');
    expect(visibleText(html)).toContain('British thermal units per hour');
  });

  it('is shared by a button, WhatsApp and e-mail instead of its address [PUB-GEN-97]', async () => {
    const html = await open('width=6&height=3');
    const [share = ''] = elementsWith(html, 'div', 'plan-share');
    expect(visibleText(share)).toContain('Copy link');
    expect(share).toMatch(/href="https:\/\/wa\.me\/\?text=[^"]*planner%3Fwidth%3D6/);
    expect(share).toMatch(/href="mailto:\?subject=[^"]*body=[^"]*planner%3Fwidth%3D6/);
    expect(html).toMatch(/class="sheet-only plan-address"/);
  });

  it('stands alone in a frame of the dashboard', async () => {
    expect(await open('width=6&height=3&frame=')).toContain('.masthead,');
    expect(await open('width=6&height=3')).not.toContain('.masthead,');
  });

  it('compares the pitch of the wall with the next coarser one, or with that of another wall', async () => {
    const lensOf = (html: string) =>
      /name="lens"[^>]*first&quot;:([^,]*),&quot;second&quot;:([^,]*),&quot;metres&quot;:([^,]*),/.exec(html)?.slice(1);
    expect(lensOf(await open('width=6&height=3&cabinet=1&nearest=3'))).toEqual(['1.25', '3.90625', '3']);
    expect(lensOf(await open('width=6&height=3&cabinet=3&cabinet=1'))?.slice(0, 2)).toEqual([
      String(960 / 144),
      '1.25',
    ]);
    expect(lensOf(await open(''))).toBe(undefined);
  });
});
