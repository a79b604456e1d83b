import { violationsOn } from '../support/violations-on.ts';
import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

const open = async (path: string, options: Partial<PageOptions> = {}) =>
  openPage(browser, { origin, path, hasSeenOffer: true, ...options });

describe('the taglines of About', () => {
  it('stand still where motion is unwelcome, and are all there without scripts', async () => {
    const still = await open('/en/about', { reducedMotion: true });
    await expect.poll(() => still.page.getByRole('button', { name: 'Continue writing' }).isVisible()).toBe(true);
    const plain = await open('/en/about', { javaScript: false });
    await expect.poll(() => plain.page.locator('.typed-lines li:visible').count()).toBe(3);
  });
});

describe('the logos of About', () => {
  it('pass by until they are stopped, without scripts too [PUB-ABOUT-08]', async () => {
    const { page } = await open('/ar/about', { javaScript: false });
    const state = () => page.locator('.marquee-track').evaluate((track) => getComputedStyle(track).animationPlayState);
    await expect.poll(() => state()).toBe('running');
    await page.locator('.marquee-stop').click();
    await expect.poll(() => state()).toBe('paused');
  });
});

describe('the staff sliders of Projects', () => {
  it.each([
    [320, 1],
    [768, 2],
    [1024, 3],
  ])('at a width of %i show %i columns of two members [PUB-PROJ-06, CONST-14]', async (width, columns) => {
    const { page } = await open('/en/projects', { width });
    const seen = await page
      .locator('.cards-rows')
      .first()
      .evaluate((row) => {
        // The demo's team fits into the row; a larger team must scroll.
        row.append(...[...row.children, ...row.children].map((card) => card.cloneNode(true)));
        const edges = row.getBoundingClientRect();
        const cards = [...row.children].map((card) => card.getBoundingClientRect());
        const inView = cards.filter(({ left, right }) => left >= edges.left - 1 && right <= edges.right + 1);
        return { inView: inView.length, rows: new Set(inView.map(({ top }) => Math.round(top))).size };
      });
    expect(seen).toEqual({ inView: columns * 2, rows: 2 });
  });
});

describe('the crew of the demo', () => {
  it('stands three abreast at 1280 px, and none is stretched [PUB-PROJ-06]', async () => {
    const { page } = await open('/en/projects', { width: 1280 });
    const seen = await page.locator('.cards-rows').evaluateAll((rows) =>
      rows.map((row) => {
        const boxes = [...row.children].map((card) => card.getBoundingClientRect());
        return [
          new Set(boxes.map(({ left }) => Math.round(left))).size,
          new Set(boxes.map(({ top }) => Math.round(top))).size,
        ];
      }),
    );
    expect(seen).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });
});

describe('the clients of Projects', () => {
  it.each([390, 768, 1440])('fill every row of their wall, at any number (%i px)', async (width) => {
    const { page } = await open('/en/projects', { width });
    const rows = await page.locator('.logo-wall').evaluate((wall) => {
      wall.firstElementChild?.remove();
      const ends = new Map<number, number>();
      for (const cell of wall.children) {
        const { top, right } = cell.getBoundingClientRect();
        ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
      }
      return [...ends.values()].map((end) => Math.round(wall.getBoundingClientRect().right - end));
    });
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows)).toEqual(new Set([0]));
  });
});

describe('the pages about the company', () => {
  const paths = ['/projects', '/project/3', '/about', '/privacy-policy', '/return-policy', '/the-vision'];
  const everyPage = (['ar', 'en'] as const).flatMap((language) => paths.map((path) => `/${language}${path}`));

  it.each(everyPage)('%s has nothing for axe to complain about, and no sideways scrolling on a phone', async (path) => {
    const { page, problems } = await open(path, { width: 360, height: 740, reducedMotion: true });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
