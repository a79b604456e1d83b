import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { watchFetched } from '../support/fetched-bytes.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;
const visitor = { origin, hasSeenOffer: true, reducedMotion: true };

/** The phone that Lighthouse emulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Browsers prefetch lazy pictures by the type of the connection. */
const mobileNetwork = {
  offline: false,
  latency: 20,
  downloadThroughput: 2_000_000,
  uploadThroughput: 1_000_000,
  connectionType: 'cellular4g',
} as const;

/**
 * Opens a page for the first time on a phone, without interaction, until the network is idle.
 * @returns bytes with headers by address
 */
async function visitOnPhone(path: string): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  // The clock is paused, so that what timers start later does not count, even when the first pictures take long.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const bytes = await watchFetched(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', mobileNetwork);
  await page.goto(path);
  // The script is fetched after the first screen is rendered.
  await page.clock.runFor(500);
  await expect.poll(() => page.evaluate(() => customElements.get('react-island') !== undefined)).toBe(true);
  await page.waitForLoadState('networkidle');
  return bytes;
}

/** The sum of all layout shifts of a page so far. */
const movedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
          resolve(shifts.reduce((sum, shift) => sum + shift, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

describe('the first visit of a phone', () => {
  it('fetches at most 260 KB with 18 requests on Home in Arabic', async () => {
    const bytes = await visitOnPhone('/ar');
    const shown = [...bytes].map(([address, size]) => `${size} ${address}`).join('\n');
    expect(bytes.size, shown).toBeLessThanOrEqual(18);
    expect(
      [...bytes.values()].reduce((sum, size) => sum + size, 0),
      shown,
    ).toBeLessThanOrEqual(260_000);
  });

  it.each(['/en', '/ar'])('reads at most 115,000 bytes of HTML on %s, not compressed', async (path) => {
    const answer = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity' } });
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(115_000);
  });

  it.each([
    ['/ar', ['both']],
    ['/en', ['latin', 'word']],
  ])('fetches the letters that %s shows, and no others', async (path, files) => {
    const addresses = [...(await visitOnPhone(path)).keys()];
    const fonts = addresses.flatMap((address) => /\/readex-([a-z]+)[^/]*\.woff2$/.exec(address)?.[1] ?? []);
    expect(fonts.toSorted()).toEqual(files);
    expect(addresses.filter((address) => address.endsWith('.woff2'))).toHaveLength(files.length);
  });

  it('asks for no icon, and for no more scripts than what is seen needs', async () => {
    const addresses = [...(await visitOnPhone('/en')).keys()];
    expect(addresses.filter((address) => address.startsWith('/icons/'))).toEqual([]);
    const scripts = addresses.filter((address) => address.endsWith('.js'));
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(12);
  });
});

it('a script leaves the links of a page alone: for a new one browsers read all styles again', async () => {
  const { page } = await openPage(browser, { ...visitor, path: '/en/products' });
  await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
  const rels = await page.evaluate(() => [...document.querySelectorAll('link')].map(({ rel }) => rel));
  expect(rels).toContain('stylesheet');
  expect(rels).not.toContain('modulepreload');
});

describe('the first screen', () => {
  it.each([390, 1440])('does not move while style and scripts come (%i px)', async (width) => {
    const { page } = await openPage(browser, { ...visitor, path: '/robots.txt', width });
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto('/ar');
    await page.waitForLoadState('networkidle');
    expect(await movedOn(page)).toBeLessThan(0.001);
  });

  it('does not move while a slow computer still reads the page', async () => {
    const { page } = await openPage(browser, { ...visitor, path: '/robots.txt', width: 1440 });
    const processor = await page.context().newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/ar');
    await page.waitForLoadState('networkidle');
    expect(await movedOn(page)).toBeLessThan(0.001);
  });

  it.each([
    ['/ar', 360],
    ['/ar', 412],
    ['/en', 390],
    ['/ar/products', 412],
    ['/en/product/68', 412],
  ] as const)('of %s does not move when its letters come late (%i px)', async (path, width) => {
    const { page } = await openPage(browser, { ...visitor, path: '/robots.txt', width, height: 823, touch: true });
    const { promise: lettersMayCome, resolve: letLettersCome } = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await lettersMayCome;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('link[rel="stylesheet"]')].every((link) => 'sheet' in link && link.sheet !== null),
    );
    letLettersCome();
    const letters = path.startsWith('/en') ? 'Readex Latin' : 'Readex Pro Variable';
    await page.waitForFunction(
      (family) => [...document.fonts].some((file) => file.family.includes(family) && file.status === 'loaded'),
      letters,
    );
    await page.waitForLoadState('networkidle');
    expect(await movedOn(page)).toBeLessThan(0.005);
  });
});
