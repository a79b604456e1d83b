import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser.ts';

/** CPU throttling: a phone is this many times slower. */
const slower = 4;
const visits = 5;
/** Milliseconds from a press to the next paint: of the first press, which hydrates an island, and of later ones. */
const longest = { first: 200, later: 100 } as const;

interface Action {
  readonly name: string;
  readonly path: string;
  /** Runs once before the action, to open what it needs. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Restores the page, so that the action can run again. */
  readonly undo?: (page: Page) => Promise<void>;
}

const escape = (page: Page) => page.keyboard.press('Escape');

const actions: readonly Action[] = [
  {
    name: 'next slide',
    path: '/en',
    act: (page) => page.locator('.stories').getByRole('button', { name: 'Next' }).click(),
  },
  { name: 'open the menu', path: '/en', act: (page) => page.locator('button:has(+ .side-menu)').click(), undo: escape },
  {
    name: 'open a dialog',
    path: '/en/product/68/the-vision',
    act: (page) => page.locator('.hero-actions [data-opens]').click(),
    undo: escape,
  },
  {
    name: 'choose a day',
    path: '/en/contact',
    act: (page) =>
      page.locator('.booking .day:not([aria-disabled], [data-outside], [aria-selected="true"])').last().click(),
  },
  {
    name: 'type in the search',
    path: '/en',
    before: (page) => page.locator('.masthead [popovertarget="search-panel"]').click(),
    act: (page) => page.keyboard.type('v'),
  },
  {
    name: 'change a filter',
    path: '/en/products',
    before: (page) => page.locator('.filters-summary').click(),
    act: (page) => page.locator('.filters :is([type=checkbox], [type=radio]):not(:checked)').first().click(),
  },
];

/** Returns the longest interaction since the last call, in milliseconds; 0 when all were shorter than a frame. */
const longestSince = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const measured = (dataset['interactions'] ?? '').split(' ').map(Number);
    dataset['interactions'] = '';
    return Math.max(0, ...measured);
  });

/**
 * Runs an action twice on a new page.
 * @returns the milliseconds of each
 */
async function visit(browser: Browser, origin: string, action: Action) {
  const { page } = await openPage(browser, {
    origin,
    path: '/robots.txt',
    width: 390,
    height: 844,
    language: 'en',
    touch: true,
    hasSeenOffer: true,
    asksNobodyElse: true,
  });
  await page.addInitScript(() => {
    // The DOM types lack `durationThreshold`.
    const watched = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      const durations = list
        .getEntries()
        .filter((entry) => 'interactionId' in entry && entry.interactionId !== 0)
        .map(({ duration }) => duration);
      dataset['interactions'] = [dataset['interactions'] ?? '', ...durations].join(' ').trim();
    }).observe(watched);
  });
  const throttle = await page.context().newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(action.path, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  await action.before?.(page);
  await page.waitForTimeout(1000);
  await longestSince(page);
  const durations: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    await action.act(page);
    await page.waitForTimeout(1500);
    durations.push(await longestSince(page));
    await action.undo?.(page);
    await page.waitForTimeout(1000);
    await longestSince(page);
  }
  await page.context().close();
  return { first: durations[0] ?? Number.NaN, later: durations[1] ?? Number.NaN };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * Measures on a throttled phone how soon a press is painted, five times for each of six actions, and prints the
 * medians.
 * @returns whether every action is within its limit
 */
export async function checkInteractions(origin: string, print: (line: string) => void): Promise<boolean> {
  const browser = await launchBrowser();
  let isQuick = true;
  try {
    for (const action of actions) {
      const measured = [];
      for (let time = 0; time < visits; time += 1) measured.push(await visit(browser, origin, action));
      const first = median(measured.map((times) => times.first));
      const later = median(measured.map((times) => times.later));
      print(`${action.name}: ${first} ms, then ${later} ms (at most ${longest.first}, then ${longest.later})`);
      isQuick &&= first <= longest.first && later <= longest.later;
    }
  } finally {
    await browser.close();
  }
  return isQuick;
}
