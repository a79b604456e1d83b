import type { Browser } from 'playwright-core';
import { axeOn } from '../support/axe-on.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { overflowOf, setLetters } from '../support/overflow.ts';
import { sitePages } from './site-pages.ts';

type Log = (line: string) => void;

/** Widths in CSS pixels for axe: a phone and a desktop. */
const axeWidths = [390, 1440] as const;

/** Viewport width and font size, both in CSS pixels, at which nothing may overflow the page. */
const tight = [
  { width: 320, letters: 16 },
  { width: 390, letters: 32 },
  { width: 1024, letters: 32 },
] as const;

async function axeFaults(browser: Browser, origin: string, path: string, width: number): Promise<readonly string[]> {
  const { page } = await openPage(browser, { origin, path, width, hasSeenOffer: true, reducedMotion: true });
  const { violations } = await axeOn(page).analyze();
  await page.context().close();
  return violations.map(
    ({ id, nodes }) => `${width} px ${path}: ${id} (${nodes.map(({ target }) => target).join(', ')})`,
  );
}

async function overflowFaults(browser: Browser, origin: string, paths: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { width, letters } of tight) {
    const { page } = await openPage(browser, { origin, path: '/robots.txt', width, hasSeenOffer: true });
    await setLetters(page, letters);
    for (const path of paths) {
      await page.goto(path);
      const { beside, room } = await overflowOf(page);
      if (beside.length + room > 0)
        faults.push(
          `${width} px, letters of ${letters} px, ${path}: ${room} px too wide, beside: ${beside.join(', ')}`,
        );
    }
    await page.context().close();
  }
  return faults;
}

/**
 * Checks every page of the site with axe on a phone and on a desktop, and for overflow at 320 px and with a font size
 * of 32 px.
 * @returns whether no fault was found
 */
export async function checkPages(origin: string, log: Log): Promise<boolean> {
  const paths = await sitePages(origin);
  const browser = await launchBrowser();
  try {
    const faults: string[] = [];
    for (const path of paths)
      for (const width of axeWidths) faults.push(...(await axeFaults(browser, origin, path, width)));
    faults.push(...(await overflowFaults(browser, origin, paths)));
    for (const fault of faults) log(fault);
    log(`${paths.length} pages with axe, at 320 px and with large letters: ${faults.length} faults.`);
    return faults.length === 0;
  } finally {
    await browser.close();
  }
}
