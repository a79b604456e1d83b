import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';
import { overflowOf } from '../support/overflow.ts';
import { violationsOn } from '../support/violations-on.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

const visit = (options: Omit<PageOptions, 'origin'>) => openPage(browser, { origin, hasSeenOffer: true, ...options });

describe.each(['en', 'ar'] as const)('the product menu in %s', (language) => {
  it('opens by the keyboard, is gone through in the order of reading, and closes by Escape [PUB-GEN-95]', async () => {
    const { page, problems } = await visit({ path: `/${language}/about`, width: 1440, language });
    await page.locator('.masthead .navlink').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const panel = page.locator('.menu-panel');
    await panel.waitFor();
    await expect.poll(() => panel.locator('.menu-product img').count()).toBe(4);
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        panel
          .locator('a')
          .first()
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
    const startOf = (css: string) =>
      panel.locator(css).evaluate((part) => {
        const { left, right } = part.getBoundingClientRect();
        return getComputedStyle(part).direction === 'rtl' ? innerWidth - right : left;
      });
    await expect.poll(async () => (await startOf('.menu-families')) < (await startOf('.menu-products'))).toBe(true);
    expect(await violationsOn(page, { exclude: 'iframe' })).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('menu-opener');
    expect(problems).toEqual([]);
  });

  it('opens where the hand rests, moves nothing, and leads on [PUB-GEN-95]', async () => {
    const { page } = await visit({ path: `/${language}/about`, width: 1024, language });
    const link = page.locator('.masthead .navlink').first();
    const before = await link.boundingBox();
    await link.hover();
    await page.locator('.menu-panel').waitFor();
    await expect.poll(() => link.boundingBox()).toEqual(before);
    await expect.poll(() => overflowOf(page)).toEqual({ beside: [], room: 0 });
    await page.locator('.menu-panel .menu-product').first().click();
    await page.waitForURL(`**/${language}/product/**`);
  });

  it('on a phone opens a category below its name, with pictures, and country and language at the top [PUB-GEN-95]', async () => {
    const { page } = await visit({ path: `/${language}/about`, width: 390, height: 844, language });
    await page.locator('button:has(+ .side-menu)').click();
    const menu = page.locator('#side-menu');
    await menu.locator('summary').nth(1).waitFor();
    const topOf = async (css: string) => (await menu.locator(css).first().boundingBox())?.y ?? 0;
    await expect.poll(async () => (await topOf('.side-menu-choices')) < (await topOf('nav'))).toBe(true);
    await menu.locator('summary').nth(1).click();
    await menu.locator('summary').first().click();
    await expect.poll(() => menu.locator('details[open]').count()).toBe(1);
    await expect.poll(() => menu.locator('[open] .menu-product img').count()).toBe(4);
    await expect.poll(() => menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await violationsOn(page, { exclude: 'iframe' })).toEqual([]);
    await menu.locator('[open] .menu-overview').click();
    await page.waitForURL(`**/${language}/one-category/**`);
  });
});

it('without scripts the categories of both headers are links [PUB-GEN-95]', async () => {
  const { page } = await openPage(browser, { origin, path: '/en/about', javaScript: false, width: 1440 });
  await expect.poll(() => page.locator('.menu-opener:visible').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('button:has(+ .side-menu)').click();
  await page.locator('#side-menu nav a').first().click();
  await page.waitForURL('**/en/one-category/**');
});
