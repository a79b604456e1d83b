import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companyContent } from '../../../tests/support/company-content.ts';
import type { MemoryContent } from '../../../tests/support/memory-reader.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const open = (visit: Visit = {}, content = companyContent) => renderSite(content, { path: '/the-vision', ...visit });
const openEnglish = (content = companyContent) => open({ language: 'en', pinned: true }, content);

const landingOf = (html: string) => /<div class="landing".*<\/main>/s.exec(html)?.[0] ?? '';

/** The same page with additional settings. */
const withSettings = (more: Readonly<Record<string, unknown>>): MemoryContent => {
  const [own] = companyContent['settings/vision'] ?? [];
  return { ...companyContent, 'settings/vision': [{ fields: { ...own?.fields, ...more } }] };
};

describe('The Vision', () => {
  it('stands at its address, with the sections home, gallery and about in this order [PUB-VISION-01] [PUB-VISION-02]', async () => {
    const { status, html } = await open();
    expect(status).toBe(200);
    expect([...landingOf(html).matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)).toEqual([
      'home',
      'gallery',
      'about',
    ]);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it.each(['ar', 'en'] as const)(
    'is Arabic at first, while the visitor reads the site in %s [PUB-VISION-05]',
    async (language) => {
      const { html } = await open({ language });
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain('<div class="landing" lang="ar" dir="rtl">');
      expect(landingOf(html)).toContain('الأولى');
    },
  );

  it('tells in the gallery what happens from the order to the first evening [PUB-VISION-24]', async () => {
    const steps = [
      { time: { en: 'Week 1', ar: 'الأسبوع 1' }, title: { en: 'We measure', ar: 'نقيس' } },
      { time: { en: 'Week 8', ar: 'الأسبوع 8' }, title: { en: 'It is yours', ar: 'هي لك' } },
    ];
    const { html } = await openEnglish(withSettings({ steps }));
    const [gallery = ''] = /<section id="gallery".*?<\/section>/s.exec(html) ?? [];
    const [list = ''] = elementsWith(gallery, 'ol', 'landing-steps');
    expect(visibleText(list)).toMatch(/Week 1\s+We measure\s+Week 8\s+It is yours/);
    expect((await openEnglish()).html).not.toContain('landing-steps');
  });

  it('shows one place by day and at night beside its four pictures, and neither alone [PUB-VISION-25] [PUB-VISION-13]', async () => {
    const galleryOf = async (more: Readonly<Record<string, unknown>>) =>
      elementsWith((await openEnglish(withSettings(more))).html, 'section', 'id="gallery"')[0] ?? '';
    const gallery = await galleryOf({ day: 'day.jpg', night: 'night.jpg' });
    const [wipe = ''] = elementsWith(gallery, 'react-island', 'name="day-night"');
    expect(visibleText(gallery)).toContain('One place, by day and at night');
    expect([...wipe.matchAll(/<img[^>]*alt="([^"]*)"[^>]*loading="lazy"/g)].map(([, alt]) => alt)).toEqual([
      'Picture day.jpg',
      'Picture night.jpg',
    ]);
    expect(visibleText(wipe)).toMatch(/By day\s+At night/);
    expect(wipe).toMatch(/type="range"[^>]*aria-label="Share of the day beside the night"/);
    expect(elementsWith(gallery, 'ul', 'landing-gallery')[0]?.match(/<img/g)).toHaveLength(4);
    for (const one of [{ day: 'day.jpg' }, { night: 'night.jpg' }])
      expect(await galleryOf(one)).not.toContain('day-night');
  });

  describe('the prices of sizes', () => {
    const prices = [
      { size: 115, price: 31999, price_ae: 32500 },
      { size: 147, price: 52000 },
    ];
    const priceTerms = { en: 'VAT included', ar: 'شاملًا الضريبة' };
    const read = async (more: Readonly<Record<string, unknown>>, visit: Visit = {}) => {
      const { html } = await open({ language: 'en', pinned: true, ...visit }, withSettings(more));
      return visibleText(elementsWith(html, 'form', 'class="vision-choice"')[0] ?? '');
    };

    it('are those of the settings, and those of other sizes are on request [PUB-VISION-26]', async () => {
      const text = await read({ prices, priceTerms });
      expect(text).toMatch(
        /115 inches[^a-z]+m[^a-z]+SAR\s+31,999\s+147 inches[^a-z]+m[^a-z]+SAR\s+52,000\s+178 inches/,
      );
      expect(text).toMatch(/VAT included\s+Other sizes: price on request/);
      expect(text.match(/SAR/g)).toHaveLength(2);
    });

    it('are in AED in the Emirates, never in SAR [PUB-VISION-26]', async () => {
      const text = await read({ prices, priceTerms }, { country: 'ae' });
      expect(text).toMatch(/AED\s+32,500/);
      expect(text).toContain('Other sizes: price on request');
      expect(text).not.toMatch(/SAR|52,000/);
    });

    it('are on request once where no size has one, in both languages [PUB-VISION-26]', async () => {
      const none = await read({ prices: [{ size: 115, price: 31999 }], priceTerms }, { country: 'ae' });
      expect(none.match(/on request/g)).toEqual(['on request']);
      expect(none).not.toContain('VAT included');
      expect(await read({}, { language: 'ar' })).toContain('السعر عند الطلب');
    });

    it('leave nothing on request where each size has one [PUB-VISION-26]', async () => {
      expect(await read({ sizes: [115], prices, priceTerms })).not.toContain('on request');
    });
  });

  it('has a toggle of its own for its content, which keeps nothing [PUB-VISION-03] [PUB-VISION-04] [PUB-VISION-05]', async () => {
    const arabic = await open({ language: 'ar' });
    const toggle = (html: string) =>
      visibleText(/<button class="landing-toggle".*?<\/button>/s.exec(html)?.[0] ?? '').trim();
    expect(toggle(arabic.html)).toMatch(/^EN\b/);
    expect(arabic.html).toMatch(/<button class="landing-toggle"(?=[^>]*name="content")[^>]*value="en"/);
    const english = await open({ language: 'ar', query: 'content=en' });
    expect(english.html).toContain('<html lang="ar"');
    expect(english.html).toContain('<div class="landing" lang="en" dir="ltr">');
    expect(landingOf(english.html)).toContain('Slide one');
    expect(toggle(english.html)).toMatch(/^العربية/);
    expect(english.headers?.['set-cookie']).toBeUndefined();
  });

  it('follows an address that is pinned to a language, and ignores unknown and over-long ones [PUB-VISION-23]', async () => {
    const languageOf = async (visit: Parameters<typeof open>[0]): Promise<string | undefined> =>
      /<div class="landing" lang="(\w+)"/.exec((await open(visit)).html)?.[1];
    expect(await languageOf({ language: 'en', pinned: true })).toBe('en');
    expect(await languageOf({ language: 'ar', pinned: true })).toBe('ar');
    expect(await languageOf({ language: 'en', pinned: true, query: 'lang=arabic' })).toBe('en');
    expect(await languageOf({ language: 'en', query: 'lang=english' })).toBe('ar');
    expect(await languageOf({ query: 'content=fr' })).toBe('ar');
    expect(await languageOf({ language: 'en', pinned: true, query: 'content=ar' })).toBe('ar');
  });

  it('has three slides of 4 s with arrows and dots [PUB-VISION-06] [PUB-VISION-09] [PUB-VISION-10] [CONST-05] [CONST-35]', async () => {
    const [slider = ''] = elementsWith((await openEnglish()).html, 'react-island', 'landing-slider');
    expect(slider).toContain('&quot;interval&quot;:4000');
    expect(elementsWith(slider, 'li', 'landing-slide')).toHaveLength(3);
    const buttons = elementsWith(slider, 'button', '').map((button) => /aria-label="([^"]*)"/.exec(button)?.[1]);
    expect(buttons.slice(1)).toEqual(['Previous', 'Next', 'Show slide 1', 'Show slide 2', 'Show slide 3']);
  });

  it('gives each slide its picture, words and gradient; without one it has the first [PUB-VISION-07]', async () => {
    const slides = (html: string) => elementsWith(html, 'li', 'landing-slide');
    const known = slides((await openEnglish()).html);
    expect(known.map((slide) => /landing-(ember|aurora|dusk)/.exec(slide)?.[1])).toEqual(['ember', 'aurora', 'dusk']);
    expect(visibleText(known[1] ?? '')).toMatch(/Slide two.*Says two/);
    expect(known[1]).toContain('/uploads/two.jpg');
    const plain = withSettings({ slides: [{ title: { en: 'Plain', ar: 'بسيطة' } }] });
    expect(slides((await openEnglish(plain)).html)[0]).toMatch(/class="landing-slide landing-ember"/);
  });

  it('has a gallery of four pictures fetched when they come near [PUB-VISION-13] [CONST-35]', async () => {
    const [gallery = ''] = elementsWith((await openEnglish()).html, 'section', 'id="gallery"');
    expect(visibleText(gallery)).toMatch(/Seen up close.*A slim edge\..*Download Spec/);
    expect(gallery.match(/<img[^>]*loading="lazy"/g)).toHaveLength(4);
  });

  it('says under each picture of the gallery its caption, or what it shows where it has none', async () => {
    const captioned = withSettings({
      gallery: [{ image: 'g1.jpg', caption: { en: 'Edge to wall', ar: 'من الحافة' } }, { image: 'g2.jpg' }],
    });
    const words = elementsWith((await openEnglish(captioned)).html, 'p', 'class="landing-gallery-words"');
    expect(words.map((each) => visibleText(each).trim())).toEqual(['Edge to wall', 'Picture g2.jpg']);
  });

  it('offers the spec sheet of its language, and no link without a file [PUB-VISION-14] [MSG-29] [OP-062]', async () => {
    const { html } = await openEnglish();
    expect(html).toMatch(/href="\/uploads\/vision-en\.pdf" type="application\/pdf" download=""/);
    expect((await open()).html).toContain('href="/uploads/vision-ar.pdf"');
    expect(landingOf((await openEnglish(withSettings({ specsheet: null }))).html)).not.toContain('Download Spec');
  });

  it('describes the series and shows its five sizes [PUB-VISION-15] [CONST-38]', async () => {
    const [about = ''] = elementsWith((await openEnglish()).html, 'section', 'id="about"');
    expect(about).toContain('The series, in five sizes.');
    for (const size of [115, 147, 178, 231, 295]) expect(about).toContain(`${size} inches`);
  });

  it('shows the figures of the series in the language of its content, and none if none are written', async () => {
    const both = (en: string, ar: string) => ({ en, ar });
    const row = (name: string, value: string, unit: string) => ({
      name: both(name, `${name} ع`),
      value: both(value, value),
      unit: both(unit, unit),
    });
    const fields = {
      name: both('The Vision', 'ذا فيجن'),
      pitch: 1.33,
      largestSize: 295,
      specification: [
        {
          group: both('Picture', 'الصورة'),
          rows: [row('Contrast', '9,000:1', ''), row('Brightness', '800', 'nit'), row('Refresh', '3,840', 'Hz')],
        },
        { group: both('Build', 'البنية'), rows: [row('Depth', '29.5', 'mm'), row('Weight', '8', 'kg')] },
      ],
    };
    const factsOf = (html: string) => visibleText(elementsWith(html, 'dl', 'class="facts landing-facts"')[0] ?? '');
    const described = { ...companyContent, products: [{ id: 68, fields }] };
    const english = factsOf((await openEnglish(described)).html);
    expect(english).toMatch(/from 1\.33 mm.*Brightness\s+800 nit.*Refresh\s+3,840 Hz.*Depth\s+29\.5 mm/s);
    expect(english).not.toMatch(/Contrast|Weight/);
    expect(factsOf((await open({ language: 'en' }, described)).html)).toContain('Brightness ع');
    const undescribed = { ...companyContent, products: [{ id: 68, fields: { name: fields.name } }] };
    expect(factsOf((await openEnglish(undescribed)).html)).toBe('');
  });

  it('comes in the sizes of the settings, from the smallest on, in its drawing, its form and its description', async () => {
    const { html } = await openEnglish(withSettings({ sizes: [400, 98, 136, 98] }));
    const valuesOf = (part: string) => [...part.matchAll(/ value="(\d+)"/g)].map(([, size]) => size);
    const [choice = ''] = elementsWith(html, 'form', 'class="vision-choice"');
    expect(valuesOf(choice)).toEqual(['98', '136', '400']);
    expect(choice.match(/data-size="\d+"/g)).toEqual(['400', '136', '98'].map((size) => `data-size="${size}"`));
    expect(choice).toMatch(/checked="" value="136"/);
    expect(valuesOf(/<select[^>]*id="vision_quote-size".*?<\/select>/s.exec(html)?.[0] ?? '')).toEqual([
      '98',
      '136',
      '400',
    ]);
    expect(html).toContain('LED displays of up to 400 inches');
    for (const size of [115, 147, 178, 231, 295]) expect(landingOf(html)).not.toContain(`${size} inches`);
  });

  it('grows its drawing so that the largest display fits', async () => {
    const drawingOf = async (sizes: readonly number[]) => {
      const { html } = await openEnglish(withSettings({ sizes }));
      const [, ...room] = /class="vision-room"[^>]*viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? [];
      const display = /data-size="\d+" x="(\d+)" y="(-?\d+)" width="(\d+)"/.exec(html)?.slice(1) ?? [];
      return [...room, ...display].map(Number);
    };
    expect((await drawingOf([115, 295])).slice(0, 2)).toEqual([9000, 4950]);
    const [width = 0, , x = 0, y = 0, wide = 0] = await drawingOf([500]);
    expect(x + wide).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
  });

  it('draws every display that fits into a room of three metres below its ceiling', async () => {
    const { html } = await openEnglish(withSettings({ sizes: [115, 231, 240] }));
    const [, height = 0] = (/class="vision-room"[^>]*viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? []).slice(1).map(Number);
    const ceiling = Number(/class="vision-ceiling" d="M0 (\d+)/.exec(html)?.[1]);
    const tops = [...html.matchAll(/data-size="(\d+)" x="\d+" y="(-?\d+)"/g)].map(([, size, y]) => [
      size,
      Number(y) > ceiling,
    ]);
    expect(height).toBeGreaterThan(ceiling);
    expect(tops).toEqual([
      ['240', false],
      ['231', true],
      ['115', true],
    ]);
  });

  it('takes the size that is sent along to the form for a quote, which is then open', async () => {
    const quoteOf = (html: string) => /<select[^>]*id="vision_quote-size".*?<\/select>/s.exec(html)?.[0] ?? '';
    const chosenIn = (html: string) => /checked="" value="(\d+)"/.exec(html)?.[1];
    const buttonsOf = (html: string) =>
      [...html.matchAll(/aria-expanded="(\w+)" aria-controls="[^"]*-(\w+)" data-controls/g)].map(([, is, name]) => [
        name,
        is,
      ]);
    const { html } = await open({ language: 'en', pinned: true, query: 'size=231' });
    expect(quoteOf(html)).toMatch(/value="231" selected/);
    expect(chosenIn(html)).toBe('231');
    expect(buttonsOf(html)).toEqual([
      ['quote', 'true'],
      ['call', 'false'],
    ]);
    const unknown = await open({ language: 'en', pinned: true, query: 'size=constructor' });
    expect(quoteOf(unknown.html)).not.toMatch(/value="\d+" selected/);
    expect(buttonsOf(unknown.html)).toEqual([
      ['quote', 'false'],
      ['call', 'false'],
    ]);
  });

  it('draws its sizes in metres, beside a person and under a ceiling, and keeps the language of its content', async () => {
    const [choice = ''] = elementsWith((await open({ query: 'content=en' })).html, 'form', 'class="vision-choice"');
    expect(visibleText(choice.replaceAll(/[\u2066-\u2069]/g, ''))).toMatch(
      /Ceiling 3 m.*172 cm.*115 inches 2\.55 × 1\.43 m/,
    );
    expect(choice).toContain('<input type="hidden" name="content" value="en"/>');
    expect(choice.match(/data-size="\d+"/g)).toHaveLength(5);
  });

  it.each([
    ['ar', 'rtl', ['السقف 3 م', '172 سم']],
    ['en', 'ltr', ['Ceiling 3 m', '172 cm']],
  ] as const)(
    'writes the words of its drawing each for itself, in the direction of %s',
    async (content, direction, words) => {
      const { html } = await open({ query: `content=${content}` });
      const [, around = ''] = /<div class="landing" lang="[a-z]+" dir="([a-z]+)">/.exec(html) ?? [];
      expect(around).toBe(direction);
      const [drawing = ''] = elementsWith(html, 'svg', 'class="vision-room"');
      expect(drawing).not.toMatch(/ dir(?:ection)?=/);
      expect([...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)).toEqual(
        words.map((text) => `\u2068${text}\u2069`),
      );
      const style = readFileSync(join(import.meta.dirname, 'vision-sizes.css'), 'utf8');
      expect(style).not.toMatch(/\bdirection:|unicode-bidi:/);
    },
  );

  it('has the buttons Get Quote, Get Call and WhatsApp [PUB-VISION-16] [MSG-29] [CONST-35]', async () => {
    const [buttons = ''] = elementsWith((await openEnglish()).html, 'div', 'landing-buttons');
    expect(visibleText(buttons)).toMatch(/Get Quote\s+Get Call\s+WhatsApp/);
  });

  it.each(['ar', 'en'] as const)(
    'opens a chat in English in a new tab, in %s [PUB-VISION-20] [OP-061]',
    async (language) => {
      const { html } = await open({ language, pinned: true, country: 'ae' });
      const [buttons = ''] = elementsWith(html, 'div', 'landing-buttons');
      const [, number, text = ''] = /href="https:\/\/wa\.me\/(\d+)\?text=([^"]+)" target="_blank"/.exec(buttons) ?? [];
      expect(number).toBe('971500000000');
      expect(decodeURIComponent(text)).toMatch(/^Hello, .*The Vision/);
    },
  );

  it('without form addresses asks by forms of its own, beside the ways to reach the company [API-PUB-57] [OP-060]', async () => {
    const { html, foreign } = await openEnglish();
    expect(html).not.toContain('<iframe');
    expect(foreign).toEqual({ frames: [], scripts: [] });
    const panels = html.split('class="landing-panel"').slice(1);
    expect(panels).toHaveLength(2);
    for (const [index, kind] of ['vision_quote', 'vision_call'].entries()) {
      expect(panels[index]).toContain('tel:+966110000000');
      expect(panels[index]).toMatch(/<form[^>]* action="\/api\/en\/send-email#/);
      expect(panels[index]).toContain(`name="kind" value="${kind}"`);
    }
  });

  it('a form leads back to a page in its own language, for any address and toggle', async () => {
    const pagesOf = (html: string) =>
      [...landingOf(html).matchAll(/name="page" value="([^"]*)"/g)].map(([, page]) => page);
    const actionsOf = (html: string) =>
      [...landingOf(html).matchAll(/ action="\/api\/(\w+)\/send-email/g)].map(([, at]) => at);
    const plain = (await open({ language: 'en' })).html;
    expect([pagesOf(plain), actionsOf(plain)]).toEqual([Array(2).fill('/the-vision'), Array(2).fill('ar')]);
    const toggled = (await open({ language: 'ar', query: 'content=en' })).html;
    expect([pagesOf(toggled), actionsOf(toggled)]).toEqual([Array(2).fill('/en/the-vision'), Array(2).fill('en')]);
    const alternate = (await open({ language: 'en', pinned: true, query: 'content=ar' })).html;
    expect([pagesOf(alternate), actionsOf(alternate)]).toEqual([Array(2).fill('/ar/the-vision'), Array(2).fill('ar')]);
  });

  it('frames the configured forms, sandboxed and without a referrer, and calls nothing for them [API-PUB-57] [PUB-VISION-17] [PUB-VISION-18] [PUB-VISION-19]', async () => {
    const { html, foreign } = await openEnglish(
      withSettings({ quoteForm: 'https://forms.example/quote', callForm: 'https://other.example/call' }),
    );
    const own = withSettings({ quoteForm: 'https://displays.example/dashboard' });
    expect((await openEnglish(own)).html).not.toContain('<iframe');
    expect(html).not.toContain('/send-email');
    const frames = html.match(/<iframe[^>]*>/g) ?? [];
    expect(frames.map((frame) => /src="([^"]+)"/.exec(frame)?.[1])).toEqual([
      'https://forms.example/quote',
      'https://other.example/call',
    ]);
    for (const frame of frames)
      expect(frame).toMatch(/loading="lazy".*referrerPolicy="no-referrer".*sandbox="allow-forms/);
    expect(foreign?.frames).toEqual(['https://forms.example', 'https://other.example']);
  });

  it('asks before it loads tags of others, and only when there are some [PUB-VISION-22] [OP-060]', async () => {
    expect((await openEnglish()).html).not.toContain('name="consent"');
    const tags = [{ name: { en: 'Counter', ar: 'عداد' }, src: 'https://tags.example/t.js' }];
    const { html, foreign } = await openEnglish(withSettings({ tags }));
    expect(html).not.toMatch(/<script[^>]*tags\.example/);
    expect(html).toContain('&quot;sources&quot;:[&quot;https://tags.example/t.js&quot;]');
    expect(foreign?.scripts).toEqual(['https://tags.example']);
    expect((await renderSite(withSettings({ tags }), { path: '/' })).foreign).toBeUndefined();
  });

  it('shows no popup [OP-058]', async () => {
    expect((await open()).html).not.toContain('class="popup ');
  });

  it('without settings is still a page with its name', async () => {
    const { status, html } = await openEnglish({});
    expect(status).toBe(200);
    expect(visibleText(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()).toBe('The Vision');
    expect(html).not.toContain('landing-slider');
    // A heading without content is not rendered.
    expect(html).not.toContain('id="gallery"');
  });
});
