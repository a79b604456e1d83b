import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, type PageOptions } from './browser.ts';
import { administrator, startSite } from './start-site.ts';

/** A site of its own to which forms are sent. */
export interface FormSite {
  readonly origin: string;
  /** What the administrator reads of the messages of a kind, as one text. */
  stored(kind: string): Promise<string>;
  /** Opens a page for somebody who has seen the popup before. */
  visit(browser: Browser, path: string, options?: Partial<PageOptions>): Promise<Page>;
  stop(): Promise<void>;
}

export async function startFormSite(): Promise<FormSite> {
  const site = await startSite();
  const { origin } = site;
  const login = await fetch(`${origin}/api/session`, {
    method: 'POST',
    body: JSON.stringify(administrator),
    headers: { 'content-type': 'application/json', origin },
  });
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return {
    origin,
    stop: () => site.stop(),
    stored: async (kind) => (await fetch(`${origin}/api/en/enquiries?kind=${kind}`, { headers: { cookie } })).text(),
    async visit(browser, path, options = {}) {
      const { page } = await openPage(browser, { origin, path: '/robots.txt', reducedMotion: true, ...options });
      if (options.javaScript !== false) await page.evaluate(() => sessionStorage.setItem('popupSeen', '1'));
      await page.goto(path);
      return page;
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
