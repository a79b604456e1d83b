import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';
import { violationsOn } from '../support/violations-on.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

const words = {
  en: { tile: 'Noor 1.2', more: 'Learn More', sheet: 'Download Spec Sheet', next: 'ArrowRight', back: 'ArrowLeft' },
  ar: { tile: 'نور 1.2', more: 'اعرف المزيد', sheet: 'تنزيل ورقة المواصفات', next: 'ArrowLeft', back: 'ArrowRight' },
} as const;

async function visit(language: 'ar' | 'en', options: Omit<PageOptions, 'origin' | 'path'> = {}): Promise<Page> {
  const path = `/${language}`;
  const { page } = await openPage(browser, { origin, path, hasSeenOffer: true, reducedMotion: true, ...options });
  if (options.javaScript !== false) await page.locator('.tiles [role="button"]').first().waitFor();
  return page;
}

/** The button or link of a tile; its name is the visible label and the title. */
const openerOf = (page: Page, language: 'ar' | 'en', role: 'button' | 'link') =>
  page
    .locator('.tiles')
    .getByRole(role, { name: new RegExp(`^${words[language].more}\\s*: ${words[language].tile}$`) });
const windowOf = (page: Page, language: 'ar' | 'en') => page.getByRole('dialog', { name: words[language].tile });

/** The index of the visible picture, starting at 0. */
const shown = (page: Page) =>
  page
    .locator('dialog[open] [data-cards]')
    .evaluate((row) => Math.round(Math.abs(row.scrollLeft) / (row.firstElementChild?.clientWidth ?? 1)));

describe.each(['en', 'ar'] as const)('a tile with pictures (%s)', (language) => {
  const { tile, more, sheet, next, back } = words[language];

  it.each([390, 1440])(
    'opens them with its words, its link and its spec sheet, at %i px [PUB-HOME-39] [MSG-28]',
    async (width) => {
      const page = await visit(language, { width });
      const opener = openerOf(page, language, 'button');
      await opener.click();
      const dialog = windowOf(page, language);
      await dialog.waitFor();
      await expect.poll(() => dialog.getByRole('heading').textContent()).toBe(tile);
      await expect.poll(() => dialog.getByRole('listitem').getByRole('img').count()).toBe(4);
      await expect.poll(() => dialog.getByRole('link', { name: more }).getAttribute('href')).toContain('/product/1/');
      const file = await page.request.get(
        `${origin}${(await dialog.getByRole('link', { name: sheet }).getAttribute('href')) ?? ''}`,
      );
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
      const isInside = await dialog.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      });
      expect([isInside, await violationsOn(page)]).toEqual([true, []]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  it('turns its pictures by keys, buttons and swipe, in the direction of reading, and opens by keyboard [PUB-HOME-39]', async () => {
    const page = await visit(language, { width: 390 });
    await openerOf(page, language, 'button').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => shown(page)).toBe(0);
    await page.keyboard.press(next);
    await expect.poll(() => shown(page)).toBe(1);
    await page.keyboard.press(back);
    await expect.poll(() => shown(page)).toBe(0);
    await page.locator('dialog[open] [data-step="1"]').click();
    await expect.poll(() => shown(page)).toBe(1);
    // A swipe scrolls the row, by touch or by trackpad.
    const box = await page.locator('dialog[open] [data-cards]').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 50);
    await page.mouse.wheel(language === 'ar' ? -250 : 250, 0);
    await expect.poll(() => shown(page)).toBe(2);
    await page.mouse.click(4, 4);
    await windowOf(page, language).waitFor({ state: 'hidden' });
  });

  it('leads on where scripts are off [PUB-HOME-40]', async () => {
    const page = await visit(language, { javaScript: false });
    await openerOf(page, language, 'link').click();
    await page.waitForURL(/\/product\/1\//);
    await expect.poll(() => page.locator('h1').textContent()).toContain(tile);
  });
});

it('a tile without pictures is a link [PUB-HOME-40] [OP-070]', async () => {
  const page = await visit('en');
  await expect.poll(() => page.locator('.tiles [data-opens]').count()).toBe(3);
  await page
    .locator('.tiles')
    .getByRole('link', { name: /^Learn More\s*: The Vision$/ })
    .click();
  await page.waitForURL(/\/product\/68\//);
});
