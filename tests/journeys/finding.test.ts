import { violationsOn } from '../support/violations-on.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

/** Opens a page as a visitor who has seen the popup. */
const visit = (options: Omit<PageOptions, 'origin'>) => openPage(browser, { origin, hasSeenOffer: true, ...options });
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id == null ? null : (document.querySelector(`#${id}`)?.textContent ?? '');
  });

describe('searching', () => {
  it('from the header by keyboard: suggestions are announced, chosen by arrows and opened by Enter', async () => {
    const { page, problems } = await visit({ path: '/en', language: 'en' });
    await page.locator('.masthead button[popovertarget="search-panel"]').press('Enter');
    const field = page.locator('.search-panel').getByRole('combobox');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === 'the visi');
    await field.pressSequentially('the visi');
    // The suggestions for fewer characters are rendered again.
    await (await answered).finished();
    const options = page.locator('.search-panel').getByRole('option');
    await options.first().waitFor();
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => page.locator('.search-panel [role="status"]').textContent()).toMatch(/^\d suggestions?$/);
    expect(await violationsOn(page)).toEqual([]);

    await expect.poll(() => active(page)).toBeNull();
    await field.press('ArrowUp');
    await expect.poll(() => active(page)).toBe('All results');
    await field.press('ArrowDown');
    await expect.poll(() => active(page)).toBeNull();
    await field.press('ArrowDown');
    await expect.poll(() => active(page)).toContain('The Vision');
    expect(problems).toEqual([]);
    await field.press('Enter');
    await page.waitForURL('**/en/product/68/The-Vision');
  });

  it('closes the suggestions with Escape, then the field; without a choice Enter leads to all results', async () => {
    const { page } = await visit({ path: '/ar', language: 'ar' });
    await page.locator('.masthead button[popovertarget="search-panel"]').click();
    const field = page.locator('.search-panel').getByRole('combobox');
    await field.pressSequentially('شاشه');
    await page.locator('.search-panel').getByRole('option').first().waitFor();
    await field.press('Escape');
    await expect.poll(() => page.locator('.search-panel').getByRole('listbox').isVisible()).toBe(false);
    await expect.poll(() => field.inputValue()).toBe('شاشه');
    await field.press('Enter');
    await page.waitForURL('**/ar/search?q=*');
    await expect.poll(() => page.locator('.result mark').first().textContent()).toMatch(/شاش/);
  });

  it('works without scripts', async () => {
    const { page } = await visit({ path: '/en', javaScript: false });
    await page.locator('.masthead button[popovertarget="search-panel"]').click();
    await page.locator('#search-anywhere').fill('vision');
    await page.locator('#search-anywhere').press('Enter');
    await page.waitForURL('**/en/search?q=vision');
    await expect.poll(() => page.locator('.result-title').first().textContent()).toBe('The Vision');
  });
});

describe('the products', () => {
  it('are narrowed down and compared without scripts', async () => {
    const { page } = await visit({ path: '/en/products', javaScript: false });
    const all = await page.locator('.listed').count();
    await page.locator('input[name="environment"][value="outdoor"]').check();
    await page.getByRole('button', { name: 'Show products' }).click();
    await page.waitForURL('**/en/products?*environment=outdoor*');
    const outdoor = await page.locator('.listed').count();
    expect(outdoor).toBeGreaterThan(0);
    expect(outdoor).toBeLessThan(all);
    await page.locator('input[name="ids"]').nth(0).check();
    await page.locator('input[name="ids"]').nth(1).check();
    await page.getByRole('button', { name: 'Compare now' }).click();
    await page.waitForURL('**/en/compare?ids=*&ids=*');
    await expect.poll(() => page.locator('.compared thead th').count()).toBe(2);
  });

  it('are narrowed down as soon as a filter changes, with what was chosen kept', async () => {
    const { page, problems } = await visit({ path: '/en/products', language: 'en' });
    const all = await page.locator('.listed').count();
    await page.locator('input[name="ids"]').nth(0).check();
    await page.locator('input[name="environment"][value="outdoor"]').check();
    await expect.poll(() => page.locator('.listed').count()).toBeLessThan(all);
    await expect.poll(() => new URL(page.url()).searchParams.get('environment')).toBe('outdoor');
    const listed = await page.locator('.listed').count();
    await expect.poll(() => page.locator('[data-count]').textContent()).toContain(String(listed));
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .waitFor();
    await expect.poll(() => page.locator('.compare-bar [role="status"]').textContent()).toBe('1 product chosen');
    expect(problems).toEqual([]);
  });
  it('side by side show only what differs when asked', async () => {
    const { page } = await visit({ path: '/en/compare?ids=1,2', language: 'en' });
    const rows = page.locator('.compared tbody tr:has(th[scope="row"])');
    const shown = () => rows.evaluateAll((all) => all.filter((row) => row.checkVisibility()).length);
    const all = await shown();
    await page.getByLabel('Differences only').check();
    const different = await page.locator('.compared tr[data-differs]').count();
    await expect.poll(() => shown()).toBe(different);
    expect(different).toBeGreaterThan(0);
    expect(different).toBeLessThan(all);
  });

  it('are seen three at once on a phone, and their names stay in sight', async () => {
    const { page } = await visit({ path: '/ar/compare?ids=1,2,3', language: 'ar', width: 390, touch: true });
    const names = page.locator('.compared thead th');
    const places = () =>
      names.evaluateAll((all) =>
        all.map((name) => {
          const { left, right, top } = name.getBoundingClientRect();
          return { isWhole: left >= 0 && right <= innerWidth, isInSight: top >= 0 && top < innerHeight / 2 };
        }),
      );
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect.poll(places).toEqual(Array.from({ length: 3 }, () => ({ isWhole: true, isInSight: true })));
    const values = page.locator('.compared tbody tr').nth(1).locator('td');
    const edges = await values.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    const heads = await names.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    expect(edges).toEqual(heads);
  });
});

describe('the pages of finding', () => {
  it.each([
    '/ar/products?environment=indoor&compare=68',
    '/en/compare?ids=68,1,2,3',
    '/ar/search?q=led',
    '/en/search?q=zzzzzzzz',
  ])('are accessible and fit a small phone: %s', async (path) => {
    const { page, problems } = await visit({ path, language: path.startsWith('/ar') ? 'ar' : 'en', width: 360 });
    expect(await violationsOn(page)).toEqual([]);
    await expect.poll(() => page.locator('main').evaluate((main) => main.scrollWidth)).toBe(360);
    expect(problems).toEqual([]);
  });
});
