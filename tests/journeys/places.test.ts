import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from '../support/violations-on.ts';
import { openPage, type PageOptions } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

const visit = (options: Omit<PageOptions, 'origin'>) =>
  openPage(browser, { origin: site.origin, hasSeenOffer: true, reducedMotion: true, ...options });
const listed = (page: Page) => page.locator('.listed');
const said = (page: Page) => page.locator('[data-count]').textContent();

describe('all projects', () => {
  it('are found from the header, and narrowed down as soon as a filter changes', async () => {
    const { page, problems } = await visit({ path: '/en', language: 'en' });
    await page.locator('.topbar').getByRole('link', { name: 'Projects' }).click();
    await page.waitForURL('**/en/projects');
    // The link is at the top of the page and again below the finished projects.
    const ways = page.locator('main').getByRole('link', { name: /^See all \d+ projects$/ });
    await expect.poll(() => ways.count()).toBe(2);
    await ways.first().click();
    await page.waitForURL('**/en/all-projects');
    const all = await listed(page).count();
    const sector = page.locator('input[name="sector"]').nth(1);
    await sector.check();
    await expect.poll(() => listed(page).count()).toBeLessThan(all);
    await expect.poll(() => new URL(page.url()).searchParams.get('sector')).toBe(await sector.inputValue());
    const left = await listed(page).count();
    await expect.poll(() => said(page)).toContain(String(left));
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(() => listed(page).count()).toBe(all);
    expect(problems).toEqual([]);
  });

  it('are narrowed down by what was chosen before the script had come', async () => {
    const { page } = await visit({ path: '/en/privacy-policy', language: 'en' });
    let letCome = () => {};
    const comes = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await comes;
      await route.continue();
    });
    await page.goto('/en/all-projects', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const all = await listed(page).count();
    await page.locator('input[name="sector"]').nth(1).check();
    letCome();
    await expect.poll(() => listed(page).count()).toBeLessThan(all);
  });

  it('are narrowed down without scripts, under an address that can be shared', async () => {
    const { page } = await visit({ path: '/ar/all-projects', javaScript: false, width: 390 });
    const all = await listed(page).count();
    await page.locator('.filters-summary').click();
    await page.locator('input[name="city"]').nth(1).check();
    await page.locator('.filters-apply').click();
    await page.waitForURL('**/ar/all-projects?*city=*');
    await expect.poll(() => listed(page).count()).toBeLessThan(all);
  });

  it('change at once below the filters on a phone, which cover none of them', async () => {
    const { page } = await visit({ path: '/ar/all-projects', language: 'ar', width: 390, height: 844, touch: true });
    const all = await listed(page).count();
    await page.locator('.filters-summary').click();
    await page.locator('input[name="city"]').nth(1).check();
    await expect.poll(() => listed(page).count()).toBeLessThan(all);
    const covers = () =>
      page.evaluate(() => {
        const filters = document.querySelector('.filters-fold')?.getBoundingClientRect();
        const list = document.querySelector('[data-list]')?.getBoundingClientRect();
        return filters !== undefined && list !== undefined && filters.bottom > list.top;
      });
    await expect.poll(covers).toBe(false);
    await page.locator('.filters-apply').click();
    await expect.poll(() => page.locator('.filters-fold').getAttribute('open')).toBeNull();
    await expect.poll(() => listed(page).first().isVisible()).toBe(true);
  });
});

describe('solutions', () => {
  it('lead from a kind of place to its page, and on to what was built there', async () => {
    const { page, problems } = await visit({ path: '/en/solutions', language: 'en' });
    const place = page.locator('.solution').first();
    const name = (await place.locator('h2').textContent()) ?? '';
    await place.getByRole('link', { name: `: ${name.trim()}` }).click();
    await page.waitForURL('**/en/solution/**');
    await expect.poll(() => page.locator('h1').textContent()).toContain(name.trim());
    await page.locator('main a[href*="/project/"]').first().click();
    await page.waitForURL('**/en/project/**');
    expect(problems).toEqual([]);
  });
});

describe.each([360, 1440])('at %i px', (width) => {
  const paths = ['/all-projects', '/all-projects?sector=retail', '/solutions', '/solution/1'];
  const everyPage = (['ar', 'en'] as const).flatMap((language) => paths.map((path) => `/${language}${path}`));

  it.each(everyPage)('%s has nothing for axe to complain about, and no sideways scrolling', async (path) => {
    const { page, problems } = await visit({ path, width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
