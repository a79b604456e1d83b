import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, type PageOptions } from './browser.ts';
import { openSite } from './open-site.ts';

/** The worker's site for tests that send forms. */
export interface FormSite {
  /** The stored enquiries of a kind, as JSON. */
  stored(kind: string): Promise<string>;
  /** Opens a page as a visitor who has seen the popup. */
  visit(browser: Browser, path: string, options?: Partial<PageOptions>): Promise<Page>;
}

/** Opens the worker's site with the demo content, and its browser. Must be called at the top level of a file. */
export async function openFormSite(): Promise<{ readonly site: FormSite; readonly browser: Browser }> {
  const { site, browser } = await openSite('demo');
  const { origin, session } = site;
  const headers = { cookie: `session=${session}` };
  return {
    browser,
    site: {
      stored: async (kind) => (await fetch(`${origin}/api/en/enquiries?kind=${kind}`, { headers })).text(),
      async visit(browser, path, options = {}) {
        const { page } = await openPage(browser, { origin, path, reducedMotion: true, hasSeenOffer: true, ...options });
        return page;
      },
    },
  };
}

/**
 * Presses Tab until an element has the focus.
 * @throws Error when it is not reached
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
}
