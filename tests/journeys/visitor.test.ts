import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

const read = async (path: string): Promise<string> => {
  const answer = await fetch(origin + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

const readJson = async (path: string): Promise<unknown> => JSON.parse(await read(`/api/en/${path}`));

/** Paths of one kind in the sitemap. */
const listed = async (kind: string): Promise<readonly string[]> =>
  [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.startsWith(`/en/${kind}/`));

describe('a visitor without an account', () => {
  it.each(['one-category', 'sub-category', 'product', 'project'])('opens every %s [PUB-GEN-02]', async (kind) => {
    const paths = await listed(kind);
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) expect(await read(path)).toContain('<h1');
  });

  it('browses the blogs of the community [PUB-GEN-02]', async () => {
    expect(await read('/en/our-community')).toContain('<h1');
  });

  it.each([
    [
      '/en',
      'LED Screens, Interactive Screens, Kiosks, Customized Monitors, Projects, Saudi Arabia, United Arab Emirates',
    ],
    ['/ar', 'شاشات LED, الشاشات التفاعلية, الأكشاك, الشاشات المخصصة, المشاريع, السعودية, الإمارات'],
  ])('reads at %s what the company offers, and in which countries [PUB-GEN-01]', async (path, offers) => {
    const page = await read(path);
    for (const offer of offers.split(', ')) expect(page).toContain(`>${offer}<`);
  });

  it.each([
    ['/en/about', 'Our Mission'],
    ['/en/privacy-policy', '6 August 2024'],
    ['/en/return-policy', '7 calendar days'],
    ['/en/the-vision', 'Download Spec'],
  ])('reads %s [PUB-GEN-05]', async (path, words) => {
    expect(await read(path)).toContain(words);
  });

  it('is sent the data sheet of The Vision of his language, a file of its own each [PUB-GEN-50]', async () => {
    const files = await Promise.all(
      ['/ar/the-vision', '/en/the-vision'].map(
        async (path) =>
          /href="([^"]+\.pdf)"[^>]*>(?:(?!<\/a>).)*(?:Download Spec|تنزيل المواصفات)/s.exec(await read(path))?.[1],
      ),
    );
    expect(new Set(files).size).toBe(2);
    for (const file of files) expect(await read(file ?? '')).toContain('%PDF');
  });

  it('finds the pictures and the spec sheet of a tile on Home [PUB-HOME-18, MSG-28, OP-070]', async () => {
    const home = await read('/en');
    expect(home.match(/<dialog class="?tile-dialog\b/g)).toHaveLength(3);
    expect(home.match(/Download Spec Sheet/g)).toHaveLength(1);
  });
});

describe('what pages of old read', () => {
  it('a product has its fields [PUB-PROD-03]', async () => {
    const product = await readJson('products/68');
    for (const field of ['id', 'name', 'description', 'banner', 'specsheet', 'image', 'headline', 'features']) {
      expect(product).toHaveProperty(field);
    }
  });

  it.each([
    ['productssectionone/category/68', ['icon', 'title', 'text', 'link', 'path'], 'PUB-PROD-16'],
    ['subcategorysectionthree/category/1', ['icon', 'title', 'info', 'path'], 'PUB-SUB-09'],
    ['projectcrew', ['id', 'icon', 'name', 'title', 'text', 'link'], 'PUB-PROJ-07'],
    ['clientslogos', ['icon', 'title'], 'PUB-ABOUT-09'],
  ])('every item of %s has %j [%s]', async (path, fields) => {
    const items = await readJson(path);
    if (!Array.isArray(items)) throw new TypeError('not a list');
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      for (const field of fields) expect(item).toHaveProperty(field);
    }
  });

  it.each(['herobanner', 'category', 'products', 'singleproject', 'communityonepost/category/1'])(
    'no record of %s tells a status [PUB-GEN-49]',
    async (path) => {
      expect(JSON.stringify(await readJson(path))).not.toMatch(/"(?:status|draft|publish_at)"/);
    },
  );
});

it('scripts of public pages call below one base address and accept any type [PUB-GEN-41, PUB-GEN-42, API-PUB-01]', async () => {
  const { page } = await openPage(browser, { origin, path: '/en/search', hasSeenOffer: true });
  const calls: { path: string; accept: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch')
      calls.push({ path: new URL(request.url()).pathname, accept: request.headers()['accept'] });
  });
  await page.reload();
  await page.locator('main input[type=search]').pressSequentially('led', { delay: 30 });
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  const newsletter = page.locator('react-island[name=newsletter]');
  await newsletter.locator('[name=email]').fill('reader@screens.example');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/en/newsletter');
  for (const { path, accept } of calls) {
    expect(path).toMatch(/^\/api\/en\//);
    expect(accept).toBe('*/*');
  }
});
