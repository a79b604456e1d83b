import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';
import { pageSources } from '../support/page-sources.ts';
import { sweep } from '../support/sweep.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

/** Pages, and their elements with a picture and text: heroes, tiles, posters and banners. */
const pictures = [
  ['/', '.hero-slide'],
  ['/one-category/1', '.page-hero'],
  ['/sub-category/1', '.page-hero'],
  ['/product/1', '.page-hero'],
  ['/project/1', '.page-hero'],
  ['/solution/1', '.page-hero'],
  ['/the-vision', '.landing-slide'],
  ['/projects', '.showcase-banner'],
  ['/', '.tile'],
  ['/', '.poster'],
  ['/one-category/1', '.tile'],
  ['/one-category/1', '.media-banner'],
  ['/project/1', '.poster'],
] as const;

const byPath = {
  keyOf: (picture: readonly [string, string]) => picture.join(' '),
  sourcesOf: ([path]: readonly [string, string]) => pageSources(path),
};

describe.each([390, 1023])('in a window of %i px', (width) => {
  it.each(sweep(`words below pictures at ${width} px`, pictures, byPath))(
    'on %s the words of %s stand below its picture, in both languages',
    async (path, part) => {
      for (const language of ['ar', 'en'] as const) {
        const { page } = await openPage(browser, {
          origin,
          path: `/${language}${path === '/' ? '' : path}`,
          width,
          height: 900,
          hasSeenOffer: true,
          reducedMotion: true,
        });
        const first = page.locator(part).first();
        const picture = await first.locator('img, video').first().boundingBox();
        const words = await first.locator(':is(h1, h2, p):visible').first().boundingBox();
        if (picture === null || words === null) throw new Error('It shows no picture or no words');
        expect(Math.round(words.y), language).toBeGreaterThanOrEqual(Math.round(picture.y + picture.height));
        await page.close();
      }
    },
  );
});

it.each([
  ['/', '.poster'],
  ['/projects', '.showcase-banner'],
] as const)('on %s the words of %s stand below its picture on a desk too', async (path, part) => {
  const { page } = await openPage(browser, { origin, path, language: 'en', width: 1440, hasSeenOffer: true });
  const first = page.locator(part).first();
  const picture = await first.locator('img').boundingBox();
  const words = await first.locator(':is(h2, h3)').boundingBox();
  expect(words?.y).toBeGreaterThanOrEqual((picture?.y ?? Infinity) + (picture?.height ?? 0));
});

it('where there is room, words stand upon the picture', async () => {
  const { page } = await openPage(browser, { origin, path: '/en/product/1', width: 1024, hasSeenOffer: true });
  const picture = await page.locator('.page-hero img').first().boundingBox();
  const title = await page.locator('.page-hero h1').boundingBox();
  expect(title?.y ?? 0).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
});

/**
 * The horizontal ranges of the text and of the middle third of the picture beside it, in CSS pixels from the start of
 * the line.
 */
const placesOf = async (page: Page, part: string) =>
  page.locator(part).evaluate((hero) => {
    const fromStart = ({ left, right }: DOMRect) =>
      document.dir === 'rtl' ? { from: innerWidth - right, to: innerWidth - left } : { from: left, to: right };
    const words = [...hero.querySelectorAll('h1, .hero-info, .story-words')].flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const ends: number[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNode(texts.currentNode);
        ends.push(fromStart(range.getBoundingClientRect()).to);
      }
      return ends;
    });
    const picture = hero.querySelector('picture')?.getBoundingClientRect();
    if (picture === undefined) throw new Error('It shows no picture');
    const { from, to } = fromStart(picture);
    return { words: Math.max(...words), middle: from + (to - from) / 3, end: to };
  });

const openWide = async (path: string): Promise<Page> =>
  (await openPage(browser, { origin, path, width: 1440, hasSeenOffer: true })).page;

it.each(['/one-category/1', '/product/1', '/product/2', '/product/68', '/sub-category/2', '/sub-category/6'])(
  'on %s the middle of the picture is free of words, and it reaches the edge of the window',
  async (path) => {
    for (const language of ['ar', 'en'] as const) {
      const page = await openWide(`/${language}${path}`);
      const { words, middle, end } = await placesOf(page, '.page-hero');
      expect(words, language).toBeLessThan(middle);
      expect(end, language).toBeCloseTo(await page.evaluate(() => document.documentElement.clientWidth), 0);
      await page.close();
    }
  },
);

it.each(['', '/product/68', '/sub-category/9'])(
  'on the large slides of "%s" the middle of the picture is free of words',
  async (path) => {
    for (const language of ['ar', 'en'] as const) {
      const page = await openWide(`/${language}${path}`);
      await page.locator('.story[data-shown]').scrollIntoViewIfNeeded();
      const { words, middle } = await placesOf(page, '.story[data-shown]');
      expect(words, language).toBeLessThan(middle);
      await page.close();
    }
  },
);
