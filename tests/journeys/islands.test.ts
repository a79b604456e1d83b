import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const open = async (path: string) => {
  const opened = await openPage(browser, { origin: site.origin, hasSeenOffer: true, path: '/robots.txt' });
  return { ...opened, visit: () => opened.page.goto(path) };
};

const said = (page: Page) => page.locator('#newsletter-said');
const reviewed = /awaits our review/;
const subscribe = async (page: Page) => {
  await page.locator('#newsletter-email').fill('reem@screens.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
};

describe('a part of a page with state', () => {
  it('keeps a press and a form that come before its script, and answers them when it is there [PUB-GEN-85]', async () => {
    const { page, problems, visit } = await open('/en');
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?:newsletter-form|picture-dialog|slide-show)-/, async (route) => {
      await mayCome;
      await route.continue();
    });
    await visit();
    await page.locator('.stories').getByRole('button', { name: 'Next' }).click();
    await subscribe(page);
    await expect.poll(() => said(page).textContent()).toBe('');
    await page.locator('.tiles a[data-opens]').first().click();
    const pictures = page.locator('dialog[open] [data-cards]');
    await pictures.waitFor();
    await page.keyboard.press('ArrowRight');
    letCome();
    await expect.poll(() => pictures.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await page.locator('.stories [data-slide]:nth-child(2)[data-shown]').waitFor();
    await expect.poll(() => said(page).textContent()).toMatch(reviewed);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en');
    expect(problems).toEqual([]);
  });

  it('is what the server sent where its script cannot be had, and its form is sent without it [PUB-GEN-85]', async () => {
    const { page, problems, visit } = await open('/en/products');
    await page.route(/\/assets\/newsletter-form-/, (route) => route.fulfill({ status: 404 }));
    await visit();
    await subscribe(page);
    await page.waitForURL(/sent=newsletter/);
    await expect.poll(() => said(page).textContent()).toMatch(reviewed);
    expect(problems.filter((problem) => problem.startsWith('exception'))).toHaveLength(1);
  });

  it('keeps the server’s HTML if it fails, and reports the failure like others [PUB-GEN-85]', async () => {
    const { page, problems, visit } = await open('/en/products');
    await page.route(/\/en\/products$/, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      // Without its messages the component fails to render.
      await route.fulfill({
        response: answer,
        body: html.replace(/(name="newsletter"[^>]*) data="[^"]*"/, '$1 data="{}"'),
      });
    });
    await visit();
    await subscribe(page);
    await page.waitForURL(/sent=newsletter/);
    expect(problems.filter((problem) => problem.startsWith('exception')).length).toBeGreaterThan(0);
  });
});
