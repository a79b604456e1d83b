import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, type PageOptions } from './browser.ts';
import { openSite } from './open-site.ts';

/** The worker's site as those who send forms see it. */
export interface FormSite {
  /** What the administrator reads of the messages of a kind, as one text. */
  stored(kind: string): Promise<string>;
  /** Opens a page for somebody who has seen the popup before. */
  visit(browser: Browser, path: string, options?: Partial<PageOptions>): Promise<Page>;
}

/** The worker's site with the demo content and its browser. To be called at the top of a file. */
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

/** Presses the Tab key until something is reached. @throws where nobody gets to it */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
}
