import { describe, expect, it } from 'vitest';
import { companyContent } from '../../../tests/support/company-content.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const open = (visit: Visit = {}, content = companyContent) =>
  renderSite(content, { path: '/projects', language: 'en', ...visit });

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

const members = (html: string) =>
  elementsWith(html, 'ul', 'cards-rows').map((list) =>
    elementsWith(list, 'li', 'member').map((each) => visibleText(each).trim()),
  );

describe('the Projects page', () => {
  it('shows its groups in their order [PUB-PROJ-01] [PUB-PROJ-02] [PUB-PROJ-14] [OP-044]', async () => {
    const main = mainOf((await open()).html);
    const marks = [
      'showcase',
      'The crew on your site',
      'The crew behind it',
      'logo-wall',
      'project-cards',
      'numbered-grid',
      'contact-block',
      'Step Into Our World',
      'On time',
      'Article 1',
      'Question 1',
    ].map((mark) => main.indexOf(mark));
    expect(marks).not.toContain(-1);
    expect(marks).toEqual(marks.toSorted((one, other) => one - other));
    expect(main.match(/<h1/g)).toHaveLength(1);
  });

  it('shows every media banner with its title [PUB-PROJ-03]', async () => {
    const banners = elementsWith((await open()).html, 'li', 'showcase-banner');
    const names = ['Tower', 'Stadium', 'Gallery'];
    expect(banners).toHaveLength(names.length);
    for (const [index, name] of names.entries()) {
      expect(visibleText(banners[index] ?? '')).toContain(name);
      expect(banners[index]).toContain(`/uploads/${name}.jpg`);
    }
  });

  it('puts crew members with the link 0 into the first slider, the last first [PUB-PROJ-04] [OP-011] [CONST-54]', async () => {
    expect(members((await open()).html)[0]).toEqual([
      expect.stringMatching(/^Lead B\s+About Lead B$/),
      expect.stringMatching(/^Lead A\s+About Lead A$/),
    ]);
  });

  it('puts the rest of the crew into the second slider [PUB-PROJ-05]', async () => {
    expect(members((await open()).html)[1]).toEqual([
      expect.stringMatching(/^Engineer/),
      expect.stringMatching(/^Designer/),
    ]);
  });

  it('names a crew member that has a name of its own, above its title [PUB-PROJ-15]', async () => {
    const named = { fields: { title: 'Engineer', text: 'Wires', path: '/about', name: 'Calibration' } };
    const { html } = await renderSite(
      { ...companyContent, projectcrew: [named] },
      { path: '/projects', language: 'en' },
    );
    expect(members(html)[0]).toEqual([expect.stringMatching(/^Calibration\s+Engineer\s+Wires$/)]);
  });

  it('shows each client by its logo, named by its title [PUB-PROJ-08]', async () => {
    const [wall = ''] = elementsWith((await open()).html, 'ul', 'logo-wall');
    expect(wall).toMatch(/src="\/uploads\/mall\.svg" alt="City Mall"/);
    expect(wall).toMatch(/src="\/uploads\/bank\.svg" alt="Sahara Bank"/);
  });

  it('shows the first two previous projects as cards [PUB-PROJ-09] [CONST-32] [OP-044]', async () => {
    const cards = elementsWith((await open()).html, 'li', 'class="project-card"');
    expect(cards.map((card) => /Previous \d/.exec(visibleText(card))?.[0])).toEqual(['Previous 1', 'Previous 2']);
    expect(cards[0]).toContain('/uploads/Previous 1.jpg');
  });

  it('numbers the five steps 01 to 05, and links them to the community [PUB-PROJ-10] [CONST-33] [PUB-PROJ-11] [OP-013]', async () => {
    const steps = elementsWith((await open()).html, 'li', 'numbered-card');
    expect(steps.map((step) => visibleText(step).trim().split(' ')[0])).toEqual(['01', '02', '03', '04', '05']);
    expect(visibleText(steps[4] ?? '')).toMatch(/Step 5.*About Step 5/);
    for (const step of steps) expect(step).toContain('href="/community"');
  });

  it('says how to reach the office of the country [PUB-PROJ-01] [PUB-PROJ-12] [CONST-45]', async () => {
    const block = async (country: 'sa' | 'ae') =>
      /<div class="contact-block">.*?<\/section>/s.exec((await open({ country })).html)?.[0];
    expect(await block('sa')).toContain('tel:+966110000000');
    expect(await block('ae')).toContain('tel:+97140000000');
    expect(await block('ae')).toContain('mailto:ae@wameed.example');
  });

  it('leads to every project by its id, title and subtitle [PUB-PROJ-13] [MSG-33]', async () => {
    const { html } = await open();
    expect(html).toContain('Step Into Our World');
    expect(html).toContain('href="/project/1/Grand-Arena-A-ribbon-of-light"');
    expect(html).toContain('href="/project/2/Palm-Hotel"');
    expect(html).not.toContain('Secret');
  });

  it('in Arabic has Arabic words and addresses [PUB-PROJ-01]', async () => {
    const { html } = await open({ language: 'ar' });
    expect(html).toContain('ادخل عالمنا');
    expect(html).toContain('href="/project/1/غراند-أرينا-شريط-من-الضوء"');
  });

  it.each([
    ['projectcrew', 'Failed to fetch the project crew'],
    ['projegridctcontent', 'Failed to fetch the project steps'],
    ['singleproject', 'Failed to fetch the projects'],
  ])('stays whole without %s when it cannot be read, and logs it', async (slug, message) => {
    const { status, html, logged, isCacheable } = await open({ failing: [slug] });
    expect(status).toBe(200);
    expect(html).toContain('logo-wall');
    expect([...new Set(logged)]).toEqual([message]);
    expect(isCacheable).toBe(false);
  });

  it('without any record still says what it is and how to reach the company', async () => {
    const { status, html } = await open({}, {});
    expect(status).toBe(200);
    expect(mainOf(html)).toContain('Projects that light up their places');
    expect(mainOf(html)).not.toMatch(/cards-rows|logo-wall|numbered-grid|showcase/);
  });
});
