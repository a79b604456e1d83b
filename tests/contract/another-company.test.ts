import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formerRoutes, routes } from '../../content/routes.ts';
import { demoInMemory } from '../support/demo-in-memory.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';
import { renderSite } from '../support/render-site.ts';

/** Replacements that turn the demo content into another company, which sells in the Emirates only. */
const words: readonly (readonly [RegExp, string])[] = [
  [/Wameed/g, 'Lumora'],
  [/wameed/g, 'lumora'],
  [/وميض|الوميض/g, 'لومورا'],
  [/the Kingdom of Saudi Arabia|Saudi Arabia|the Kingdom/g, 'the Emirates'],
  [/المملكة العربية السعودية|السعودية|المملكة/g, 'الإمارات'],
  [/Saudi/g, 'Emirati'],
  [/سعودي/g, 'إماراتي'],
  [/Riyadh|Jeddah|Dammam|Madinah|Makkah|Khobar/g, 'Sharjah'],
  [/الرياض|جدة|الدمام|المدينة المنورة|مكة المكرمة|الخبر/g, 'الشارقة'],
  [/\bSAR\b/g, 'AED'],
  [/ريال/g, 'درهم'],
  [/\+966/g, '+971'],
  [/#FF9A52/g, '#3355CC'],
  // The country of a project.
  [/^sa$/, 'ae'],
];
const become = (text: string): string => words.reduce((said, [from, to]) => said.replace(from, to), text);

/** Texts that reveal the first company, its country or its colour. */
const traces = /wameed|وميض|\bSAR\b|Saudi|السعودي|Riyadh|الرياض|ريال|\+966|#ff9a52|255 154 82|riyal/gi;
const tracesIn = (text: string): readonly string[] => [...new Set(text.match(traces) ?? [])];

const demo = demoInMemory(become);
const [company] = demo['settings/company'] ?? [];
const content = { ...demo, 'settings/company': [{ ...company, fields: { ...company?.fields, soldIn: 'ae' } }] };

const recordPages = ['/one-category/1', '/sub-category/1', '/product/68', '/product/1', '/project/1', '/solution/1'];
const pages = [
  ...Object.values(routes).filter((path) => !path.includes(':')),
  ...Object.values(formerRoutes),
  ...recordPages,
];

describe.each(['ar', 'en'] as const)('the demo as another company, in %s', (language) => {
  it.each(pages)('shows nothing of the first at %s', async (path) => {
    const { html, status } = await renderSite(content, { path, language, country: 'ae', pinned: true });
    expect(status).toBeLessThan(400);
    expect(tracesIn(html)).toEqual([]);
  });
});

it('the demo as another company stands in its own colour, glow and all', async () => {
  const { inlineStyle } = await renderSite(content, { country: 'ae' });
  expect(inlineStyle).toMatch(/--accent:#3355cc/);
  expect(inlineStyle).toMatch(/--glow-heart:#(?!ffd9a0)/);
  expect(inlineStyle).toMatch(/--glow-edge:#(?!f2553d)/);
});

it('a company of one country does not ask for a country', async () => {
  expect((await renderSite(content, { country: 'ae' })).html).not.toContain('<react-island name="country"');
  expect((await renderSite(demo, { country: 'ae' })).html).toContain('<react-island name="country"');
});

describe('a server whose settings are those of another company', () => {
  const open: { app?: OpenApp } = {};
  const site = (): OpenApp => {
    if (open.app === undefined) throw new Error('The server is not open');
    return open.app;
  };
  const write = async (group: string, payload: object) => {
    const { statusCode, body } = await site().administer({ method: 'PUT', url: `/api/en/settings/${group}`, payload });
    expect(statusCode, body).toBe(200);
  };

  beforeAll(async () => {
    open.app = await openApp({ environment: { PUBLIC_URL: 'https://lumora.example', SMTP_URL: 'smtp://127.0.0.1:9' } });
    await write('company', { name: { en: 'Lumora', ar: 'لومورا' }, accent: '#3355CC', sold_in: 'ae' });
    await write('country-ae', {
      email: 'hello@lumora.example',
      office_days: 'sat-thu',
      opens: '08:00',
      closes: '16:00',
    });
  });
  afterAll(() => open.app?.close());

  it('answers every visitor in its country, for any earlier choice', async () => {
    for (const cookie of ['', 'country=sa', 'country=ae']) {
      const { body } = await site().visit({ url: '/en/contact', headers: { cookie } });
      expect(body).toContain('Dubai time');
      expect(tracesIn(body)).toEqual([]);
    }
  });

  it('books meetings in the time zone of its country, and names no other', async () => {
    const fields = {
      date: '2030-01-07',
      time: '10:00',
      name: 'Huda',
      phone: '050 123 4567',
      meetingType: 'zoom',
      email: 'huda@visitor.example',
    };
    const sent = await site().visit({
      method: 'POST',
      url: '/api/en/send-email',
      headers: { cookie: 'country=sa' },
      payload: { kind: 'booking', country: 'sa', fields },
    });
    expect(sent.statusCode, sent.body).toBe(201);
    const { id } = sent.json<{ id: number }>();
    const read = await site().administer({ method: 'GET', url: `/api/en/enquiries/${id}` });
    const enquiry = read.json<{ country: string; phone: string; meeting_at: string }>();
    expect(enquiry).toMatchObject({ country: 'ae', phone: '+971501234567', meeting_at: '2030-01-07T06:00:00.000Z' });
    expect(tracesIn(read.body)).toEqual([]);

    const calendar = await site().administer({ method: 'GET', url: `/api/en/enquiries/${id}/calendar` });
    expect(calendar.body).toContain('PRODID:-//Lumora//');
    expect(calendar.body).toContain('ORGANIZER:mailto:hello@lumora.example');
    expect(tracesIn(calendar.body)).toEqual([]);

    const emails = await site().administer({ method: 'GET', url: '/api/en/outbox' });
    expect(emails.statusCode, emails.body).toBe(200);
    for (const { id: email } of emails.json<{ id: number }[]>()) {
      const shown = await site().administer({ method: 'GET', url: `/api/en/outbox/${email}` });
      expect(shown.body).toContain('Lumora');
      expect(tracesIn(shown.body)).toEqual([]);
    }
  });

  it('expects answers by the hours of its own office', async () => {
    const sent = await site().visit({
      method: 'POST',
      url: '/api/en/send-email',
      payload: { kind: 'contact', fields: { name: 'Huda', email: 'huda@visitor.example', message: 'A wall' } },
    });
    const { id } = sent.json<{ id: number }>();
    const read = await site().administer({ method: 'GET', url: `/api/en/enquiries/${id}` });
    const { answer_by: by } = read.json<{ answer_by: string }>();
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Dubai',
      hour: '2-digit',
      minute: '2-digit',
      weekday: 'short',
    });
    const shown = clock.format(new Date(by));
    expect(shown).not.toMatch(/^Fri/);
    expect(shown).toMatch(/(?:0[89]|1[0-5]):|16:00/);
  });

  it('sells The Vision in its own sizes, and takes a question about one of them', async () => {
    await write('vision', { sizes: [98, 136] });
    const { body } = await site().visit({ url: '/en/the-vision' });
    expect([...body.matchAll(/<option value="(\d+)"/g)].map(([, size]) => size)).toEqual(['98', '136']);
    expect(body).not.toMatch(/\b(?:115|147|178|231|295) inches/);
    const send = (size: string) =>
      site().visit({
        method: 'POST',
        url: '/api/en/send-email',
        payload: { kind: 'vision_quote', fields: { name: 'Huda', phone: '050 123 4567', size } },
      });
    const taken = await send('136');
    expect(taken.statusCode, taken.body).toBe(201);
    const read = await site().administer({
      method: 'GET',
      url: `/api/en/enquiries/${taken.json<{ id: number }>().id}`,
    });
    expect(read.json()).toMatchObject({ fields: { size: '136' } });
    const refused = await send('XL');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'size', code: 'notAnOption' }] });
  });

  it('offers in its own currency, with the tax of its country', async () => {
    const made = await site().administer({
      method: 'POST',
      url: '/api/en/offers',
      payload: { country: 'ae', language: 'en' },
    });
    expect(made.statusCode, made.body).toBeLessThan(300);
    const { id } = made.json<{ id: number }>();
    const { body } = await site().administer({ method: 'GET', url: `/api/en/offers/${id}` });
    expect(body).toContain('"currency":"AED"');
    expect(body).toContain('"taxRate":500');
    expect(tracesIn(body)).toEqual([]);
  });
});
