import { expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { logIn } from '../support/dashboard.ts';
import { ownBytes, watchFetched } from '../support/fetched-bytes.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

// Arabic has the larger words. Counted are the document, scripts, styles and answers of calls, with their headers.
it('the browser fetches at most 115 KB for the login, and at most 150 KB until the categories stand', async () => {
  const { page } = await openPage(browser, {
    origin: site.origin,
    path: '/robots.txt',
    language: 'ar',
    asksNobodyElse: true,
  });
  const fetched = await watchFetched(page);
  await page.goto('/dashboard');
  await page.locator('[name=username]').waitFor();
  expect(ownBytes(fetched), JSON.stringify([...fetched])).toBeLessThanOrEqual(115_000);

  await logIn(page);
  await page.waitForURL('**/dashboard/categories');
  await page.locator('.record-card').first().waitFor();
  expect(ownBytes(fetched), JSON.stringify([...fetched])).toBeLessThanOrEqual(150_000);
});

it('what opens over a list is fetched when somebody points at its button, and before it is pressed', async () => {
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
