import type { Browser, Locator, Page } from 'playwright-core';
import { openPage, type PageOptions } from './browser.ts';

/** Opens Home with a paused clock, in English unless given, as a visitor who has seen the popup. */
export async function visitHome(browser: Browser, options: Omit<PageOptions, 'path'>): Promise<Page> {
  const { page } = await openPage(browser, { path: '/robots.txt', language: 'en', hasSeenOffer: true, ...options });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(2, 2);
  await page.goto('/');
  if (options.javaScript ?? true) await playing(heroOf(page));
  return page;
}

/** Waits until the script controls the slides. */
const playing = (show: Locator): Promise<void> => show.locator('[aria-live]').waitFor();

/** The index of the visible slide, starting at 0. */
export const shownOf = (show: Locator): Promise<number> =>
  show.locator('[data-slide]').evaluateAll((slides) => slides.findIndex((slide) => slide.hasAttribute('data-shown')));

export const heroOf = (page: Page): Locator => page.locator('.hero');
export const storiesOf = (page: Page): Locator => page.locator('.stories');
