import { describe, expect, it } from 'vitest';
import { companyContent } from '../../../tests/support/company-content.ts';
import type { MemoryContent } from '../../../tests/support/memory-reader.ts';
import { elementsWith, islandData, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const item = (name: string, path = '/our-community') => ({
  fields: { title: { en: name, ar: name }, text: { en: '', ar: '' }, path, icon: `${name}.jpg` },
});
const projects = ['One', 'Two', 'Three', 'Four'].map((name) => ({
  fields: { title: { en: name, ar: name }, icon: `${name}.jpg` },
}));
const [company] = companyContent['settings/company'] ?? [];
const content: MemoryContent = {
  ...companyContent,
  singleproject: projects,
  projectblogs: ['Pitch', 'Night', 'Light', 'Late'].map((name) => item(name)),
  'settings/company': [{ fields: { ...company?.fields, registerVideo: 'intro.mp4' } }],
};
const open = (visit: Visit = {}, of = content) => renderSite(of, { path: '/register', language: 'en', ...visit });
const formOf = async (visit: Visit = {}) =>
  elementsWith((await open(visit)).html, 'form', 'project_request-said')[0] ?? '';
const controlOf = (form: string, name: string) =>
  new RegExp(`<(?:input|textarea|select) [^>]*name="${name}"[^>]*>`).exec(form)?.[0] ?? '';
const optionsOf = (form: string, name: string) =>
  [
    ...(new RegExp(`<select [^>]*name="${name}".*?</select>`, 's').exec(form)?.[0] ?? '').matchAll(
      /<option value="([^"]+)"/g,
    ),
  ].map(([, value]) => value);

describe('the Register page', () => {
  it('shows form, strengths, banner and explore cards in this order [PUB-REG-01] [PUB-REG-04]', async () => {
    for (const language of ['ar', 'en'] as const) {
      const { status, html } = await open({ language });
      expect(status).toBe(200);
      expect(html.match(/<h1/g)).toHaveLength(1);
      const places = [
        '<react-island name="steps"',
        'class="project-strengths"',
        'class="excellence container-site"',
        'class="content-cards explore-cards"',
      ];
      expect(places.map((part) => html.indexOf(part)).every((at, index, all) => at > (all[index - 1] ?? 0))).toBe(true);
    }
  });

  it.each([
    ['fullName', 'text'],
    ['companyName', 'text'],
    ['jobTitle', 'text'],
    ['email', 'email'],
    ['phone', 'tel'],
    ['projectName', 'text'],
    ['location', 'text'],
    ['startDate', 'date'],
  ])('requires %s, of type %s [PUB-REG-08..12] [PUB-REG-14..16]', async (name, type) => {
    const control = controlOf(await formOf(), name);
    expect(control).toMatch(/ required=""/);
    expect(control).toContain(`type="${type}"`);
  });

  it('asks for website and specs without requiring them, and says so [PUB-REG-13] [PUB-REG-22] [PUB-REG-25] [OP-056]', async () => {
    const form = await formOf();
    expect(controlOf(form, 'website')).toContain('type="url"');
    for (const name of ['website', 'specs']) {
      expect(controlOf(form, name)).not.toContain('required');
      expect(form).toMatch(new RegExp(`for="project_request-${name}">[^<]*<span[^>]*> ?\\(optional\\)`));
    }
    expect(form.match(/\(optional\)/g)).toHaveLength(2);
    expect(controlOf(form, 'description')).toContain('required');
  });

  it.each([
    ['projectType', ['Visual Solutions', 'LED Installation', 'Customized Monitors', 'Event Setup', 'Other']],
    ['budget', ['50-100k', '100-250k', '250k+', 'Decide Later']],
    ['timeline', ['1-3 months', '3-6 months', '6+ months']],
    ['decisionMaker', ['Yes', 'No']],
    ['stage', ['Initial Inquiry', 'Shortlisting Vendors', 'Final Decision']],
  ])(
    'offers the options of %s and requires one [PUB-REG-17] [PUB-REG-18] [PUB-REG-20] [PUB-REG-21] [PUB-REG-23] [PUB-REG-24]',
    async (name, options) => {
      const form = await formOf();
      expect(controlOf(form, name)).toContain('required');
      expect(optionsOf(form, name)).toEqual(options);
    },
  );

  it('has all sixteen fields in its groups, each once', async () => {
    const names = [...(await formOf()).matchAll(/ for="project_request-(\w+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(16);
    expect(new Set(names).size).toBe(16);
  });

  it('names the currency of the country in the label of the budget [PUB-REG-19] [CONST-41] [PUB-GEN-15]', async () => {
    expect(visibleText(await formOf())).toContain('Budget (SAR)');
    expect(visibleText(await formOf({ country: 'ae' }))).toContain('Budget (AED)');
  });

  it('has the texts of success, refusal and exception [PUB-REG-26..29] [MSG-09..11]', async () => {
    expect(await formOf()).toContain('action="/api/en/send-email#project_request-said"');
    expect(islandData((await open()).html, 'steps')).toMatchObject({
      words: {
        success: 'Your project inquiry has been sent successfully!',
        refused: 'Failed to send inquiry, please try again.',
        exception: 'An error occurred while sending your inquiry.',
      },
    });
  });

  it('has six strengths and an excellence banner [PUB-REG-05] [PUB-REG-06] [CONST-31]', async () => {
    const { html } = await open();
    expect(html.match(/<li class="strength"/g)).toHaveLength(6);
    expect(elementsWith(html, 'section', 'class="excellence container-site"')).toHaveLength(1);
  });

  it('offers the first three projects and the first three blogs, with links that lead somewhere [PUB-REG-07] [CONST-30] [OP-045]', async () => {
    const [cards = ''] = elementsWith((await open()).html, 'ul', 'class="content-cards explore-cards"');
    const links = [...cards.matchAll(/<a class="card-link" href="([^"]*)">([^<]*)</g)].map(([, to, name]) => [
      to,
      name,
    ]);
    expect(links.slice(0, 3)).toEqual([
      ['/project/1/One', 'One'],
      ['/project/2/Two', 'Two'],
      ['/project/3/Three', 'Three'],
    ]);
    expect(links.slice(3).map(([, name]) => name)).toEqual(['Pitch', 'Night', 'Light']);
    const { html } = await open({}, { ...content, singleproject: [], projectblogs: [], community: [] });
    expect(html).not.toContain('content-cards');
  });

  it('leads from a blog to that blog, unless it has an address of its own [PUB-REG-31]', async () => {
    const named = (name: string, path: string) => ({ fields: { name: { en: name, ar: name }, path } });
    const community = [named('Guide', '/our-community'), named('Notes', ''), named('Films', '/projects')];
    const { html } = await open({}, { ...content, singleproject: [], projectblogs: [], community });
    expect([...html.matchAll(/<a class="card-link" href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      '/our-community?blog=1-Guide',
      '/our-community?blog=2-Notes',
      '/projects',
    ]);
  });

  it('a failing read leaves that group out and the form in place', async () => {
    const { status, html, logged } = await open({ failing: ['singleproject'] });
    expect([status, logged]).toEqual([200, ['Failed to fetch the projects']]);
    expect(html).toContain('<react-island name="steps"');
  });
});

describe('the link that adds to a quote request', () => {
  const signature = 'a'.repeat(40);
  const token = (endsAt: number) => `7-${endsAt.toString(36)}-${signature}`;
  const inMonth = Math.floor(Date.now() / 1000) + 86_400;

  it('is in the form, and the page shows nothing else of it [PUB-QUOTE-10, PUB-QUOTE-12]', async () => {
    const added = token(inMonth);
    const { html } = await open({ query: `adds_to=${added}` });
    expect(html).toContain('What you send here is added to your quote request.');
    expect(html).toContain(`<input type="hidden" name="adds_to" value="${added}"/>`);
    expect(html).not.toContain('name="intro"');
  });

  it('that has ended says so, and the form is a new request [PUB-QUOTE-11]', async () => {
    const { html } = await open({ query: `adds_to=${token(1_700_000_000)}` });
    expect(html).toContain('The link of your quote request has ended.');
    expect(await formOf({ query: `adds_to=${token(1_700_000_000)}` })).not.toContain('adds_to');
  });

  it('of another shape is ignored', async () => {
    expect((await open({ query: 'adds_to=1' })).html).not.toContain('quote request');
    expect(await formOf({ query: 'adds_to=1' })).not.toContain('adds_to');
  });
});

it('opens with the picture of the settings, and its header does not link to the page itself', async () => {
  const pictured = {
    ...content,
    'settings/company': [{ fields: { ...company?.fields, requestPicture: 'wave.jpg' } }],
  };
  const { html } = await open({}, pictured);
  expect(html).toMatch(/page-hero-low.*\/uploads\/wave\.jpg.*<react-island name="steps"/s);
  expect(html).toContain('class="button-quiet masthead-ask" href="/quote"');
  expect((await open()).html).not.toContain('page-hero');
});

describe('the film before the form', () => {
  it('is silent, can be skipped and closed, fades for 800 ms, and is not fetched by the page itself [PUB-REG-02] [PUB-REG-03] [CONST-07] [OP-057]', async () => {
    const [film = ''] = elementsWith((await open()).html, 'react-island', 'name="intro"');
    expect(film).toContain('/uploads/intro.mp4');
    expect(film).not.toMatch(/<video [^>]* src=/);
    expect(film).toMatch(/<video [^>]*muted=""/);
    expect(film.match(/<button/g)).toHaveLength(2);
    expect(film).not.toMatch(/<dialog[^>]* open/);
  });

  it('is left out where the settings name none', async () => {
    expect((await open({}, companyContent)).html).not.toContain('class="intro');
  });
});
