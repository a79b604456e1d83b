import { describe, expect, it } from 'vitest';
import { companyContent } from '../../../tests/support/company-content.ts';
import type { MemoryContent } from '../../../tests/support/memory-reader.ts';
import { elementsWith, islandData, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const maps = {
  sa: 'https://maps.example/embed?riyadh',
  ae: 'https://maps.example/embed?dubai',
};

const office = (country: 'sa' | 'ae', more: Readonly<Record<string, unknown>> = {}) => {
  const [own] = companyContent[`settings/country-${country}`] ?? [];
  return [{ fields: { ...own?.fields, map: maps[country], mapLink: `https://maps.example/${country}`, ...more } }];
};
const content: MemoryContent = {
  ...companyContent,
  products: [{ id: 68, fields: { name: { en: 'The Vision', ar: 'ذا فيجن' } } }],
  'settings/country-sa': office('sa'),
  'settings/country-ae': office('ae'),
};
const open = (visit: Visit = {}, of = content) => renderSite(of, { path: '/contact', language: 'en', ...visit });
const framesIn = (html: string) => html.match(/<iframe[^>]*>/g) ?? [];

describe('the Contact page', () => {
  it('stands at its address with a form, the office and the calendar, and a map [PUB-CONTACT-01] [PUB-CONTACT-02]', async () => {
    for (const language of ['ar', 'en'] as const) {
      const { status, html } = await open({ language });
      expect(status).toBe(200);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('<react-island name="enquiry"');
      expect(html).toContain('<react-island name="booking"');
      expect(html).toContain('class="office-map"');
    }
  });

  it('asks for name, e-mail and message, all of them required [PUB-CONTACT-05] [PUB-CONTACT-06] [MSG-06]', async () => {
    const { html } = await open();
    const [form = ''] = elementsWith(html, 'form', 'contact-said');
    expect([
      ...form.matchAll(/name="(\w+)"[^>]*class="form-control"|class="form-control"[^>]*name="(\w+)"/g),
    ]).toHaveLength(3);
    for (const name of ['name', 'email', 'message']) {
      expect(form).toMatch(new RegExp(`<(?:input|textarea) (?=[^>]*name="${name}")(?=[^>]*required)`));
    }
    expect(islandData(html, 'enquiry')).toMatchObject({
      names: 'name email message',
      words: { missing: 'All fields are required.' },
    });
    expect(form).toMatch(/<input (?=[^>]*name="email")(?=[^>]*type="email")(?=[^>]*dir="ltr")/);
  });

  it('names the company in its thanks, which go after 3 s, and has its failure text [PUB-CONTACT-10..12] [MSG-07] [MSG-08] [CONST-08] [OP-054]', async () => {
    expect(islandData((await open()).html, 'enquiry')).toMatchObject({
      clearAfter: 3000,
      words: {
        success: '✅ Thank you for contacting Wameed!',
        refused: '❌ Failed to send message. Please try again.',
        exception: '❌ Failed to send message. Please try again.',
      },
    });
    expect(islandData((await open({ language: 'ar' })).html, 'enquiry')).toMatchObject({
      words: { success: '✅ شكرًا لتواصلك مع وميض!' },
    });
  });

  it('posts to the call of its language and works without scripts [PUB-CONTACT-08]', async () => {
    const { html } = await open({ language: 'ar', pinned: true });
    expect(html).toMatch(/<form (?=[^>]*action="\/api\/ar\/send-email#contact-said")(?=[^>]*method="post")/);
    expect(html).toContain('<input type="hidden" name="kind" value="contact"/>');
    expect(html).toContain('<input type="hidden" name="page" value="/ar/contact"/>');
    expect(html).toContain('src="/api/form.gif"');
  });

  it('says beside the form what is done with it, and ticks no consent beforehand', async () => {
    const { html } = await open();
    expect(visibleText(html)).toContain('We use these details to reply.');
    expect(html).toMatch(/<input type="checkbox" name="marketing" value="yes"\/>/);
  });

  it('tells the number of the chat as people write it', async () => {
    const { html } = await open({}, { ...content, 'settings/country-sa': office('sa', { whatsapp: '966500000000' }) });
    const [channels = ''] = elementsWith(html, 'ul', 'class="ways');
    expect(visibleText(channels)).toContain('+966 50 000 0000');
    expect(channels).toContain('href="https://wa.me/966500000000');
  });

  it('thanks a visitor without scripts who comes back from sending', async () => {
    const said = /id="contact-said"[^>]*>([^<]*)</.exec((await open({ query: 'sent=contact' })).html)?.[1];
    expect(said).toBe('✅ Thank you for contacting Wameed!');
    expect(/id="contact-said"[^>]*>([^<]*)</.exec((await open()).html)?.[1]).toBe('');
  });

  it('shows a refused form as it was filled in, with the defects beside the fields', async () => {
    const { status, html, isCacheable } = await open({
      refusedForm: {
        kind: 'contact',
        message: 'All fields are required.',
        values: { name: '<b>Sara', email: 'sara@', message: '' },
        issues: [
          { path: 'email', code: 'invalidEmail' },
          { path: 'message', code: 'required' },
        ],
      },
    });
    expect(status).toBe(400);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<input (?=[^>]*name="name")(?=[^>]*value="&lt;b&gt;Sara")(?![^>]*aria-invalid)/);
    expect(html).toMatch(/<input (?=[^>]*name="email")(?=[^>]*value="sara@")(?=[^>]*aria-invalid="true")/);
    expect(visibleText(html)).toMatch(
      /Please enter a valid e-mail address.*Please fill in this field.*All fields are required\./,
    );
    expect(isCacheable).toBe(false);
  });

  it('has the inquiry form for a product that is asked about without scripts, and the usual one for unknown products', async () => {
    const { html } = await open({ query: 'product=68' });
    expect(visibleText(html)).toMatch(/Ask about .?The Vision/);
    expect(html).toContain('<input type="hidden" name="kind" value="inquiry"/>');
    expect(html).toContain('<input type="hidden" name="product" value="68"/>');
    expect((await open({ query: 'product=99' })).html).toContain('name="kind" value="contact"');
    expect((await open({ query: 'sent=inquiry' })).html).toContain('>Inquiry sent successfully!<');
  });
});

describe('the offices', () => {
  const addressed = (address: string): MemoryContent => ({
    ...content,
    'settings/country-ae': office('ae', { address: { en: address, ar: address }, phone: '+971 4 000 0000' }),
  });
  const officesIn = (html: string) =>
    elementsWith(html, 'article', 'class="office"').map((each) => visibleText(each).replaceAll(/\s+/g, ' ').trim());

  it('stand beside each other, that of the country of the visitor first, each with its hours, number and way', async () => {
    const [own, other, ...more] = officesIn((await open({}, addressed('Business Bay, Dubai'))).html);
    expect(own).toMatch(/^Saudi Arabia .*Office hours Sunday to Thursday, 09:00–18:00 .*Get directions/);
    expect(other).toMatch(
      /^United Arab Emirates .*Business Bay, Dubai .*Monday to Friday, 09:00–18:00 .*971 4 000 0000 .*Get directions/,
    );
    expect(more).toEqual([]);
  });

  it('are one, without the name of its country, where the other has no address or the company sells in one alone', async () => {
    const [company] = content['settings/company'] ?? [];
    const alone = { ...addressed('Dubai'), 'settings/company': [{ fields: { ...company?.fields, soldIn: 'sa' } }] };
    for (const of of [addressed(''), alone]) {
      const offices = officesIn((await open({}, of)).html);
      expect(offices).toHaveLength(1);
      expect(offices.join()).not.toContain('Saudi Arabia');
    }
  });
});

it('opens with the picture of the settings, and with words alone where they have none', async () => {
  const [company] = content['settings/company'] ?? [];
  const pictured = { ...content, 'settings/company': [{ fields: { ...company?.fields, contactPicture: 'desk.jpg' } }] };
  expect((await open({}, pictured)).html).toMatch(/page-hero-low.*\/uploads\/desk\.jpg/s);
  expect((await open()).html).not.toContain('page-hero');
});

it('leads from the ways to reach the company to the calendar', async () => {
  const { html } = await open();
  const [channels = ''] = elementsWith(html, 'ul', 'class="ways');
  expect(channels).toMatch(/href="#book".*Choose a time/s);
  expect(html).toContain('id="book"');
});

describe('the map of the Contact page', () => {
  it.each(['sa', 'ae'] as const)(
    'is that of %s, sandboxed, without a referrer, with a link beside it [PUB-CONTACT-03] [PUB-CONTACT-04] [PUB-GEN-16]',
    async (country) => {
      const group = `settings/country-${country}`;
      const { html, foreign } = await open({ country }, { ...content, [group]: office(country, { mapOnClick: 0 }) });
      const [frame = ''] = framesIn(html);
      expect(frame).toContain(`src="${maps[country]}"`);
      expect(frame).toMatch(
        /loading="lazy".*referrerPolicy="no-referrer".*sandbox="allow-scripts allow-same-origin allow-popups"/,
      );
      expect(html).toContain(`href="https://maps.example/${country}"`);
      expect(foreign?.frames).toEqual(['https://maps.example']);
    },
  );

  it('waits for a click unless the settings say that it is loaded when it comes near', async () => {
    const { html } = await open();
    expect(html).toMatch(/name="map"[^>]* data="[^"]*https:\/\/maps\.example.*office-map-closed/s);
    expect(framesIn(html)).toEqual([]);
    const atOnce = await open({}, { ...content, 'settings/country-sa': office('sa', { mapOnClick: 0 }) });
    expect(framesIn(atOnce.html)).toHaveLength(1);
    expect(atOnce.html).not.toContain('office-map-closed');
  });

  it('of the site itself is refused, and without one the group is left out', async () => {
    const own = office('sa', { map: 'https://displays.example/dashboard' });
    expect((await open({}, { ...content, 'settings/country-sa': own })).html).not.toContain('office-map"');
    const none = office('sa', { map: '', mapLink: '' });
    expect((await open({}, { ...content, 'settings/country-sa': none })).html).not.toContain('office-map');
  });
});
