import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { collections } from '../../content/collections/index.ts';
import { toScreens } from '../../content/derive/screens.ts';
import { complaintsOf, type Language, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';
import { sweep } from '../support/sweep.ts';

const { site, browser } = await openSite('demo');
async function go(path: string, language: Language = 'en'): Promise<Page> {
  const { page } = await openDashboard(browser, site, { path, language });
  await page.locator('main h2').first().waitFor();
  return page;
}

/** Shows a screen on a phone and checks that nothing overflows. Returns the direction and axe's violations. */
async function onPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.record-card, main h3, main li').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  return {
    direction: await page.locator('html').getAttribute('dir'),
    complaints: await complaintsOf(page),
  };
}

const addresses: readonly (readonly [path: string, heading: string | RegExp, ids: string])[] = [
  ['/', 'Overview', 'ADM-GEN-08'],
  ['/banners', 'Banners & Sliders Management', 'ADM-GEN-09 ADM-BANNER-01'],
  ['/hero-banners', 'Hero Banners', 'ADM-GEN-10 ADM-BANNER-13'],
  ['/product-banners', 'Product Banners', 'ADM-GEN-11 ADM-BANNER-14'],
  ['/content-slider', 'Content Cards Slider', 'ADM-GEN-12'],
  ['/cards-slider', 'Card Slider', 'ADM-GEN-13 ADM-BANNER-15'],
  ['/body-slider', 'Body Slider', 'ADM-GEN-14 ADM-BANNER-16'],
  ['/categories', 'Categories', 'ADM-GEN-15'],
  ['/categories/1', 'LED Screens', 'ADM-GEN-16 ADM-CATMAN-01'],
  ['/sub_category', 'Sub Categories', 'ADM-GEN-17'],
  ['/sub_category/1', /./, 'ADM-GEN-18 ADM-SUBMAN-01'],
  ['/products', 'Products', 'ADM-GEN-19'],
  ['/product/68', 'The Vision', 'ADM-GEN-20 ADM-PRODMAN-01'],
  ['/projects', 'Projects', 'ADM-GEN-21'],
  ['/single_project', 'Single Projects', 'ADM-GEN-22'],
  ['/manage_singel_project/1', /./, 'ADM-GEN-23 ADM-SPROJ-08'],
  ['/community', 'Community', 'ADM-GEN-24'],
  ['/community_blogs', 'Community Blogs', 'ADM-GEN-25'],
  ['/community/post/1', /./, 'ADM-GEN-26 ADM-COMM-07'],
];

const byPath = { keyOf: ([path]: readonly [string, ...unknown[]]) => path };

describe('every address of content', () => {
  it.each(sweep('screens', addresses, byPath))(
    '%s shows its screen: %s, without a flaw on a phone [%s ADM-GEN-07]',
    async (path, heading) => {
      const page = await go(path);
      await expect.poll(async () => (await page.locator('main h2').first().textContent())?.trim()).toMatch(heading);
      expect(await onPhone(page)).toEqual({ direction: 'ltr', complaints: [] });
    },
  );

  it.each(sweep('screens in Arabic', addresses, byPath))('%s has no flaw on an Arabic phone', async (path) => {
    const page = await go(path, 'ar');
    expect(await onPhone(page)).toEqual({ direction: 'rtl', complaints: [] });
  });

  it('is the overview without a path, too', async () => {
    const page = await go('');
    await expect.poll(async () => (await page.locator('main h2').first().textContent())?.trim()).toBe('Overview');
  });

  it.each([
    ['/products', 'Products', 'page'],
    ['/hero-banners', 'Banners', 'true'],
    ['/product/68', 'Products', 'true'],
    ['/community/post/1', 'Community', 'true'],
  ])('%s is marked in the navigation bar as part of %s', async (path, name, current) => {
    const page = await go(path);
    const marked = page.locator('.pill-bar [aria-current]');
    await expect.poll(() => marked.allTextContents()).toEqual([name]);
    await expect.poll(() => marked.getAttribute('aria-current')).toBe(current);
    await page.getByRole('link', { name: 'Single Projects', exact: true }).click();
    await expect.poll(() => marked.allTextContents()).toEqual(['Single Projects']);
  });

  it('belongs to a declared screen, and every declared screen is among them', () => {
    const paths = addresses.map(([path]) => path.slice(1).replace(/\d+$/, ':id'));
    expect(
      toScreens(collections)
        .map(({ path }) => path)
        .filter((path) => !paths.includes(path)),
      // These screens are not in the specification. Three are in the second menu; the tables of products link to the
      // last.
    ).toEqual(['places', 'cabinets', 'certificates', 'row-templates']);
  });
});

describe.each<[Language, string]>([
  ['en', 'Categories · Dashboard'],
  ['ar', 'الفئات · لوحة التحكم'],
])('a navigation (%s)', (language, tab) => {
  it('names the tab, puts the focus on the heading and starts at the top; Back returns [ADM-GEN-81]', async () => {
    const page = await go('/products?view=cards', language);
    const last = page.locator('main .record-card').last();
    await last.scrollIntoViewIfNeeded();
    const position = () => page.evaluate(() => Math.round(scrollY));
    const before = await position();
    expect(before).toBeGreaterThan(400);
    // Clicked without scrolling it into view.
    await page.locator('.pill-bar a[href="/dashboard/categories"]').dispatchEvent('click');
    await expect.poll(() => page.title()).toBe(tab);
    await expect.poll(position).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await page.goBack();
    await last.waitFor();
    await expect.poll(position).toBe(before);
  });
});

it('while a screen waits for its words, the header around it stays', async () => {
  const page = await go('/categories');
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/dashboard-late-*', async (route) => {
    await sent;
    await route.continue();
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard/community/post/1');
    location.reload();
  });
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  send();
  await expect.poll(() => page.locator('main h2').first().isVisible()).toBe(true);
});

it('the site has fifteen kinds of address, the last of them the dashboard with its nineteen [CONST-01]', async () => {
  const ofSite =
    '/ /about /contact /projects /our-community /the-vision /register /adding_soon /privacy-policy /return-policy ' +
    '/one-category/1 /sub-category/1 /product/1 /project/1';
  for (const path of `${ofSite} /dashboard`.split(' ')) {
    expect([path, (await fetch(`${site.origin}${path}`)).status]).toEqual([path, 200]);
  }
  expect(ofSite.split(' ')).toHaveLength(14);
  expect(addresses).toHaveLength(19);
});

const accordions: readonly (readonly [path: string, sections: readonly string[], ids: string])[] = [
  [
    '/categories/1',
    ['Sub Categories', 'Info & Products', 'Media Upload', 'Products Upload', 'Gallary', 'Names', 'Qustionair'],
    'ADM-CATMAN-02 ADM-CATMAN-03',
  ],
  [
    '/product/68',
    [
      'Product Info',
      'Product Fliped Cards',
      'Product Video Banner',
      'Product Headlines',
      'Product Slider Cards',
      'Product Content Grid Sector',
      'Product Qustions Sections',
      'Product Tickets Slider Sections',
      'Product videos Tickets Slider Sections',
    ],
    'ADM-PRODMAN-03',
  ],
  [
    '/sub_category/1',
    [
      'Navbar Products',
      'Three Tickets',
      'Sub Category Slider',
      'Sub Category Grid Layout',
      'Sub Category Tickets Slider',
      'Sub Category Questions & Awnsers',
    ],
    'ADM-SUBMAN-02 ADM-SUBMAN-03',
  ],
  [
    '/projects',
    [
      'Project Crew',
      'Project Content slider',
      'Project Media',
      'Project Clients Logos',
      'Project Grid Content',
      'Project Big cards',
      'Big Cards Slider - Previous Projects',
      'Team Members',
      'Project Questions',
    ],
    'ADM-PROJ-01 ADM-PROJ-02',
  ],
  ['/manage_singel_project/1', ['Project Content', 'Project Questions'], 'ADM-SPROJ-09'],
];

describe('the accordion', () => {
  it.each(sweep('accordions', accordions, byPath))(
    'of %s has its sections in order, one open at a time: %j [%s ADM-GEN-31 CONST-52]',
    async (path, sections) => {
      const page = await go(path);
      const buttons = page.locator('main .accordion-button');
      await buttons.first().waitFor();
      const titles = async () => (await buttons.allTextContents()).map((title) => title.replace(/^\d\d\s*/, '').trim());
      await expect.poll(titles).toEqual(sections);
      const open = () => buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded') === 'true'));
      await expect.poll(() => open()).toEqual(sections.map((_, index) => index === 0));
      await buttons.nth(1).click();
      await expect.poll(() => open()).toEqual(sections.map((_, index) => index === 1));
      await buttons.nth(1).click();
      await expect.poll(() => open()).toEqual(sections.map(() => false));
    },
  );
});

it('the banners menu has five cards, each with the way to its screen [ADM-BANNER-02 ADM-BANNER-03 CONST-50]', async () => {
  const page = await go('/banners');
  const links = page.locator('main li a');
  await expect
    .poll(async () => (await links.allTextContents()).map((title) => title.trim()))
    .toEqual(['Hero Banners', 'Content Cards Slider', 'Product Banners', 'Card Slider', 'Body Slider']);
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual([
      '/dashboard/hero-banners',
      '/dashboard/content-slider',
      '/dashboard/product-banners',
      '/dashboard/cards-slider',
      '/dashboard/body-slider',
    ]);
});

it('lists stand three cards a row, and each leads to its sections [ADM-PATTERN-07 CONST-53 ADM-CAT-04 ADM-PROD-01 ADM-SUB-02 ADM-SPROJ-03 ADM-COMM-02]', async () => {
  const page = await go('');
  for (const [path, word, target] of [
    ['/categories', 'Manage', '/dashboard/categories/1'],
    ['/sub_category', 'Manage', '/dashboard/sub_category/'],
    ['/single_project', 'Manage Project', '/dashboard/manage_singel_project/'],
    ['/community', 'Manage', '/dashboard/community/post/'],
    ['/products', 'Manage', '/dashboard/product/'],
  ] as const) {
    await page.goto(`/dashboard${path}`);
    const link = page.locator('.record-card a', { hasText: word }).first();
    await expect.poll(() => link.getAttribute('href')).toContain(target);
    await expect.poll(async () => (await link.textContent())?.trim()).toBe(word);
  }
  const rowsOfFour = () =>
    page.locator('.record-card').evaluateAll((cards) => {
      const tops = cards.slice(0, 4).map((card) => card.getBoundingClientRect().top);
      return tops.map((top) => (top > (tops[0] ?? 0) ? 'below' : 'first'));
    });
  await expect.poll(rowsOfFour).toEqual(['first', 'first', 'first', 'below']);
});

it.each(['en', 'ar'] as const)(
  'the window of an item, with a form of both languages, has nothing for axe to complain about (%s)',
  async (language) => {
    const page = await go('/product/68', language);
    await page
      .locator('.record-card button')
      .filter({ hasText: /^(?:Edit|تعديل)$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('form').waitFor();
    const inLanguage = (of: string) => dialog.locator(of).count();
    await expect
      .poll(async () => (await inLanguage('[lang=ar][dir=rtl]')) - (await inLanguage('[lang=en][dir=ltr]')))
      .toBe(0);
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  },
);
