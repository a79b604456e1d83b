import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';
import { openDashboard } from '../tests/support/dashboard.ts';
import { startSite } from '../tests/support/start-site.ts';

// Measures delays in the dashboard: from a key press to the painted letter in a form of more than sixty fields, and
// from the answer with a thousand records to the painted cards. For comparison, measures a plain text box and a plain
// list of the same records, in the same browser and the same run. The frame rate is not limited, because a limit would
// hide everything below sixteen milliseconds. The site must be built.

const records = 1000;
const keys = 40;
const rounds = 5;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds from each key press to the frame that shows it. The input must have the focus. */
async function typeKeys(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    const spent: number[] = [];
    Reflect.set(globalThis, 'spent', spent);
    const note = (event: KeyboardEvent) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // A message posted before a frame is painted arrives after it.
        port1.addEventListener('message', () => spent.push(performance.now() - event.timeStamp), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    addEventListener('keydown', note, { capture: true });
    Reflect.set(globalThis, 'stopNoting', () => removeEventListener('keydown', note, { capture: true }));
  });
  for (let count = 1; count <= keys; count += 1) {
    await page.keyboard.press('a');
    await page.waitForFunction((pressed) => Reflect.get(globalThis, 'spent').length >= pressed, count);
  }
  return page.evaluate(() => {
    Reflect.get(globalThis, 'stopNoting')();
    const spent: unknown = Reflect.get(globalThis, 'spent');
    return Array.isArray(spent) ? spent.map(Number) : [];
  });
}

/**
 * Milliseconds from the answer of a list to its first and its last painted item, and the longest time for which the
 * page did not respond.
 */
interface Rendering {
  readonly first: number;
  readonly last: number;
  readonly longest: number;
}

/** Waits in the page until a list has all its items; `begin` starts it. */
async function watchList(page: Page, selector: string, begin: () => Promise<unknown>): Promise<Rendering> {
  const rendering = page.evaluate(
    async ([part, count]) => {
      let longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      }).observe({ type: 'longtask' });
      const painted = () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
        });
      const until = async (wanted: number): Promise<number> => {
        while (document.querySelectorAll(part).length < wanted) await painted();
        return painted();
      };
      performance.clearResourceTimings();
      const [first, last] = await Promise.all([until(1), until(count)]);
      const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/products?'));
      const start = Math.max(
        ...answers.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
      );
      return { first: first - start, last: last - start, longest };
    },
    [selector, records] as const,
  );
  await begin();
  return rendering;
}

const words = (number: number) => ({ en: `Display ${number} for a lobby`, ar: `شاشة ${number} للبهو` });
const product = (number: number, rows: number) => ({
  name: words(number),
  headline: words(number),
  description: { en: words(number).en.repeat(8), ar: words(number).ar.repeat(8) },
  pitch: 1.5,
  size: 100 + (number % 90),
  specification: [
    {
      group: words(0),
      rows: Array.from({ length: rows }, (_, row) => ({ name: words(row), value: words(row), unit: words(row) })),
    },
  ],
});

async function addProducts(page: Page): Promise<void> {
  for (let number = 1; number <= records; number += 1) {
    const answer = await page.request.post('/api/en/products', {
      data: product(number, number === 1 ? 50 : 3),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    if (!answer.ok()) throw new Error(`A product was answered ${answer.status()}: ${await answer.text()}`);
  }
}

/** A page of the same origin without the product's content. */
async function openBare(page: Page): Promise<void> {
  await page.goto('/en/return-policy');
  await page.setContent('<!doctype html><textarea></textarea><ul></ul>');
}

/** Shows the same records as plain list items, with one statement. */
const showPlainList = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/en/products?languages=all');
    const list: readonly { readonly name: { readonly en: string }; readonly description: { readonly en: string } }[] =
      await answer.json();
    document.querySelector('ul')?.replaceChildren(
      ...list.map(({ name, description }) => {
        const item = document.createElement('li');
        item.className = 'plain';
        item.textContent = `${name.en} ${description.en}`;
        return item;
      }),
    );
  });

async function measureTyping(page: Page) {
  await openBare(page);
  await page.locator('textarea').focus();
  const bare = await typeKeys(page);

  await page.goto('/dashboard/products');
  await page
    .locator('.record-card')
    .nth(records - 1)
    .waitFor({ state: 'attached' });
  await page.getByRole('searchbox').focus();
  const search = await typeKeys(page);
  await page.getByRole('searchbox').fill('');
  await page.locator('.record-card button', { hasText: 'Edit' }).first().click();
  const boxes = page.getByRole('dialog').locator('input, textarea, select');
  await boxes.first().waitFor();
  const count = await boxes.count();
  await page.getByRole('dialog').locator('#field-name-en-').focus();
  const field = await typeKeys(page);
  await page.getByRole('dialog').locator('#field-specification-0-rows-45-name-en-').focus();
  const row = await typeKeys(page);
  return { bare, search, field, row, count };
}

async function measureLists(page: Page) {
  await openBare(page);
  const plain = await watchList(page, '.plain', () => showPlainList(page));
  await page.goto('/dashboard/banners');
  await page.getByRole('heading', { level: 2 }).waitFor();
  const cards = await watchList(page, '.record-card', () =>
    page.getByRole('link', { name: 'Products', exact: true }).click(),
  );
  return { plain, cards };
}

async function bench(browser: Browser, print: (line: string) => void): Promise<void> {
  const site = await startSite({ environment: { DEMO: '0' } });
  try {
    const { page } = await openDashboard(browser, site, { path: '/banners' });
    print(`Storing ${records} products ...`);
    await addProducts(page);
    const typing = await measureTyping(page);
    const bare = middle(typing.bare);
    print(`\nFrom a key to the painted letter, middle of ${keys}:\n`);
    for (const [name, spent] of [
      ['bare text box', typing.bare],
      [`field of a form of ${typing.count} fields`, typing.field],
      ['row of a table of fifty in that form', typing.row],
      [`search over a list of ${records}`, typing.search],
    ] as const) {
      const time = middle(spent);
      print(`${name.padEnd(36)} ${time.toFixed(1).padStart(7)} ms  ${(time / bare).toFixed(2)} × bare text box`);
    }
    const lists: Awaited<ReturnType<typeof measureLists>>[] = [];
    await measureLists(page);
    for (let round = 0; round < rounds; round += 1) lists.push(await measureLists(page));
    const plain = middle(lists.map((round) => round.plain.last));
    print(`\nFrom the answer with ${records} records to the painted list, middle of ${rounds} rounds:\n`);
    for (const [name, spent] of [
      ['plain list', plain],
      ['cards, the first ones', middle(lists.map(({ cards }) => cards.first))],
      ['cards, all of them', middle(lists.map(({ cards }) => cards.last))],
      ['longest task while they render', middle(lists.map(({ cards }) => cards.longest))],
    ] as const) {
      print(`${name.padEnd(36)} ${spent.toFixed(1).padStart(7)} ms  ${(spent / plain).toFixed(2)} × plain list`);
    }
  } finally {
    await site.stop();
  }
}

const browser = await launchBrowser(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
try {
  await bench(browser, (line) => console.log(line));
} finally {
  await browser.close();
}
