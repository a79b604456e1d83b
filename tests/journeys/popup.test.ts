import { violationsOn } from '../support/violations-on.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { islandRuns } from '../support/island-runs.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

describe('the promo popup', () => {
  /** Opens a page whose clock is paused; the test moves it. */
  async function visitAtRest(options: Omit<PageOptions, 'origin' | 'path'> = {}, path = '/en') {
    const { page } = await openPage(browser, { origin, path: '/robots.txt', ...options });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    if (path !== '/robots.txt') await visitNext(page, path);
    return page;
  }
  /** Opens a page and waits until the timer of its popup runs. */
  async function visitNext(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await islandRuns(page, 'popup');
  }
  const popupOf = (page: Page) => page.locator('.popup');

  it('comes 2 s after the page has loaded, not before [PUB-GEN-51] [PUB-GEN-53] [CONST-06]', async () => {
    const page = await visitAtRest();
    await page.clock.runFor(1900);
    await expect.poll(() => popupOf(page).isVisible()).toBe(false);
    await page.clock.runFor(200);
    await expect.poll(() => popupOf(page).isVisible()).toBe(true);
  });

  it('has its picture before it opens, so that it stands there as a whole', async () => {
    const page = await visitAtRest();
    await page.clock.runFor(1400);
    const picture = page.locator('.popup-picture img');
    const isThere = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(isThere).toBe(false);
    await page.clock.runFor(200);
    await expect.poll(isThere).toBe(true);
    await expect.poll(() => popupOf(page).isVisible()).toBe(false);
  });

  it.each([
    ['"No Thanks"', (page: Page) => page.getByRole('button', { name: 'No Thanks' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])(
    'left by %s is gone for the session and comes back in a new one [PUB-GEN-52] [PUB-GEN-54] [PUB-GEN-61] [PUB-GEN-62]',
    async (_, leave) => {
      const page = await visitAtRest();
      await page.clock.runFor(2100);
      await expect.poll(() => popupOf(page).isVisible()).toBe(true);
      await leave(page);
      await popupOf(page).waitFor({ state: 'hidden' });
      await expect
        .poll(() => page.evaluate(() => [sessionStorage.length, localStorage.getItem('popupSeen')]))
        .toEqual([1, null]);
      await visitNext(page, '/en/adding_soon');
      await page.clock.runFor(5000);
      await expect.poll(() => popupOf(page).isVisible()).toBe(false);
      await page.evaluate(() => sessionStorage.clear());
      await visitNext(page, '/en/adding_soon');
      await page.clock.runFor(2100);
      await expect.poll(() => popupOf(page).isVisible()).toBe(true);
    },
  );

  it('leads to /product/68/the-vision, and that page does not show it [PUB-GEN-60]', async () => {
    const page = await visitAtRest({}, '/en/adding_soon');
    await page.clock.runFor(2100);
    await page.getByRole('link', { name: 'Discover The Vision' }).click();
    await page.waitForURL('**/en/product/68/the-vision');
    await expect.poll(() => popupOf(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('popupSeen'))).toBe('1');
  });

  it('shows a quiet surface when its picture cannot be loaded [PUB-GEN-64] [MSG-16]', async () => {
    const page = await visitAtRest({}, '/robots.txt');
    await page.route(/\/(?:images|uploads)\//, (route) => route.abort());
    await visitNext(page, '/en');
    await page.clock.runFor(2100);
    await page.locator('.popup img').waitFor({ state: 'hidden' });
    const surface = page.locator('.popup-picture .picture-missing');
    await expect.poll(async () => (await surface.boundingBox())?.width).toBeGreaterThan(200);
  });

  it('passes axe while it is open', async () => {
    const page = await visitAtRest({ reducedMotion: true });
    await page.clock.runFor(2100);
    await popupOf(page).waitFor({ state: 'visible' });
    // Axe uses timers of the page.
    await page.clock.resume();
    expect(await violationsOn(page, { include: '.popup' })).toEqual([]);
  });
});
