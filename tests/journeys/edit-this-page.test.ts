import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { editThisPage } from '../../language/edit-this-page.ts';
import { openPage } from '../support/browser.ts';
import type { Language } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

// Tests the link that administrators see on public pages, and filters that change a page without loading it again.

async function visit(language: Language, path: string, width = 1440): Promise<Page> {
  const { page } = await openPage(browser, { ...site, path: '/', language, width, hasSeenOffer: true });
  await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  await page.goto(`/${language}${path}`);
  await page.getByRole('link', { name: editThisPage[language] }).waitFor();
  return page;
}

/** Milliseconds until the link is placed again. */
const untilPlaced = 500;

/** Returns the controls that the link covers; `null` while it is hidden. */
const coveredBy = (page: Page): Promise<readonly string[] | null> =>
  page.evaluate(() => {
    const link = document.querySelector('.edit-page');
    if (link === null || !link.checkVisibility({ visibilityProperty: true })) return null;
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const covered = new Set<string>();
    for (let x = left + 1; x < right; x += 6)
      for (let y = top + 1; y < bottom; y += 6) {
        const below = document.elementsFromPoint(x, y).find((element) => element !== link);
        const control = below?.closest('a, button, input, select, textarea, summary, label');
        if (control) covered.add(control.outerHTML.slice(0, 80));
      }
    return [...covered];
  });

describe.each([
  ['en', 1440],
  ['ar', 390],
] as const)('"Edit this page" (%s, %i px)', (language, width) => {
  it('covers no control, wherever the page is scrolled to [ADM-GEN-49]', async () => {
    const page = await visit(language, '/products', width);
    await expect.poll(() => coveredBy(page)).toEqual([]);
    for (const top of [700, 1500, 100_000]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await page.waitForTimeout(untilPlaced);
      // When cards fill the screen, no place is free and the link is hidden.
      await expect.poll(async () => (await coveredBy(page)) ?? []).toEqual([]);
    }
  });

  it('leads from Home to the card under it [ADM-GEN-49]', async () => {
    const page = await visit(language, '', width);
    const link = page.getByRole('link', { name: editThisPage[language] });
    await page
      .locator('.tiles h3')
      .last()
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    await expect.poll(() => coveredBy(page)).toEqual([]);
    await link.click();
    await page.waitForURL(/\/dashboard\/[\w-]+\?record=\d+$/);
    await page.locator('.record-card').first().waitFor();
  });

  it('keeps its look when filters were changed, and the other language shows the same list [ADM-GEN-49, PUB-GEN-10]', async () => {
    const page = await visit(language, '/products', width);
    await page.locator('form.filters').evaluate((form) => {
      const choice = form.querySelector<HTMLInputElement>('[name="category"]:not([value=""])');
      if (choice === null) throw new Error('There is no category to choose');
      choice.checked = true;
      choice.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?category=\d+$/);
    const { search } = new URL(page.url());
    const other = language === 'en' ? 'ar' : 'en';
    const toggles = page.locator('a[hreflang]');
    await expect.poll(() => toggles.first().getAttribute('href')).toBe(`/${other}/products${search}`);
    await expect
      .poll(() => page.locator('.edit-page').evaluate((link) => getComputedStyle(link).position))
      .toBe('fixed');
    await toggles.first().evaluate((link) => link.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await page.waitForURL(`**/${other}/products${search}`);
    await expect.poll(() => page.locator('[name="category"]:checked').getAttribute('value')).toBe(search.split('=')[1]);
  });
});
