import { violationsOn } from './violations-on.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, type OpenPage } from './browser.ts';
import { administrator, type StartedSite } from './start-site.ts';

export type Language = 'en' | 'ar';

export interface DashboardRequest {
  /** Path below `/dashboard`, such as `/products`. */
  readonly path: string;
  readonly language?: Language;
  readonly width?: number;
  /** Notices stay until they are closed; false for tests about their timeout. */
  readonly keepsNotices?: boolean;
}

/** Logs in at the login screen. */
export async function logIn(page: Page, { username, password } = administrator): Promise<void> {
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(password);
  await page.locator('form:has([name=password]) [type=submit]').click();
}

/** Opens a screen of the dashboard as the administrator in a new browser context. */
export const openDashboard = (
  browser: Browser,
  { origin, session }: Pick<StartedSite, 'origin' | 'session'>,
  { path, language = 'en', width = 1440, keepsNotices = true }: DashboardRequest,
): Promise<OpenPage> =>
  openPage(browser, {
    origin,
    session,
    path: `/dashboard${path}`,
    language,
    width,
    asksNobodyElse: true,
    keepsNotices,
  });

/**
 * Calls an endpoint with the cookies of a page.
 * @returns status and answer
 */
export const callFrom = (page: Page, path: string, method = 'GET', body?: object) =>
  page.evaluate(
    async ([address, verb, content]) => {
      const answer = await fetch(address, {
        method: verb,
        ...(content !== '' && { headers: { 'content-type': 'application/json' }, body: content }),
      });
      const json: unknown = await answer.json();
      return { status: answer.status, answer: json };
    },
    [`/api/en${path}`, method, body === undefined ? '' : JSON.stringify(body)] as const,
  );

/**
 * Stops animations and finishes transitions, because text that is half faded in has too little contrast. Transitions
 * are finished, not cancelled: React Aria waits for their end before it moves the focus.
 */
const still = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { animation: none !important; transition-duration: 0s !important; transition-delay: 0s !important }',
    );
    document.adoptedStyleSheets = [sheet];
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });

/** Axe's violations on a page without animations (`violationsOn`). */
export async function complaintsOf(page: Page): Promise<readonly string[]> {
  await still(page);
  return violationsOn(page);
}

/** Axe's violations and the overflow of a page, on a phone and on a desktop. */
export async function flawsOf(page: Page): Promise<readonly unknown[]> {
  const flaws: unknown[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    flaws.push(...(await complaintsOf(page)));
    const rendered = await page.evaluate(() => document.documentElement.scrollWidth);
    if (rendered !== width) flaws.push({ width, rendered });
  }
  return flaws;
}

/** The notice with this sentence. */
export const noticeOf = (page: Page, text: string): Locator =>
  page.locator('.notice', { has: page.getByRole('alert').filter({ hasText: text }) });
