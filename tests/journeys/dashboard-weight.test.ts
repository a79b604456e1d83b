import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { logIn } from '../support/dashboard.ts';
import { ownBytes, watchFetched } from '../support/fetched-bytes.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

/** Sets a performance mark when the first card is rendered. */
const noteCards = (page: Page) =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('.record-card') === null) return;
      performance.mark('cards');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });

/**
 * The paths that the page requested before the first card. Later ones are prefetched; a busy machine requests them at
 * the same time as the cards appear.
 */
const askedBeforeCards = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(
    await page.evaluate(() => {
      const at = performance.getEntriesByName('cards')[0]?.startTime ?? 0;
      const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < at);
      return [...asked.map(({ name }) => new URL(name).pathname), '/dashboard'];
    }),
  );

// Arabic messages are larger. The document, scripts, styles and answers of calls count, including headers.
it('the browser fetches at most 145 KB for the login, and at most 200 KB until the categories stand', async () => {
  const { page } = await openPage(browser, {
    origin: site.origin,
    path: '/robots.txt',
    language: 'ar',
    asksNobodyElse: true,
  });
  const fetched = await watchFetched(page);
  await noteCards(page);
  await page.goto('/dashboard');
  await page.locator('[name=username]').waitFor();
  expect(ownBytes(fetched), JSON.stringify([...fetched])).toBeLessThanOrEqual(145_000);

  await logIn(page);
  await page.waitForURL('**/dashboard/categories');
  await page.locator('.record-card').first().waitFor();
  const asked = await askedBeforeCards(page);
  const until = new Map([...fetched].filter(([path]) => asked.has(path)));
  expect(until.size).toBeGreaterThan(10);
  expect(ownBytes(until), JSON.stringify([...until])).toBeLessThanOrEqual(200_000);
});

it('what opens over a list is fetched when the pointer is over its button, before it is pressed', async () => {
  const { page } = await openPage(browser, {
    origin: site.origin,
    session: site.session,
    path: '/dashboard/categories',
    language: 'en',
    asksNobodyElse: true,
  });
  const card = page.locator('.record-card').first();
  await card.waitFor();
  const fetched = await watchFetched(page);
  await card.getByRole('button', { name: /^Edit/ }).hover();
  await expect.poll(() => [...fetched.keys()].some((path) => path.includes('record-window'))).toBe(true);
  await card.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog', { name: 'Edit Item' }).waitFor();
});
