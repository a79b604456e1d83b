import { expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

const open = async (path: string) =>
  (await openPage(browser, { origin: site.origin, path, width: 1440, hasSeenOffer: true, reducedMotion: true })).page;

it.each(['ar', 'en'])(
  'sections are laid out in four ways in %s: full-bleed, split, type alone, and data',
  async (language) => {
    const product = await open(`/${language}/product/68`);
    const isFromEdgeToEdge = () =>
      product
        .locator('.media-banner')
        .first()
        .evaluate((banner) => banner.getBoundingClientRect().width === document.documentElement.clientWidth);
    await expect.poll(isFromEdgeToEdge).toBe(true);
    const isSplit = () =>
      product
        .locator('.alternating-row')
        .first()
        .evaluate((row) => {
          const [one, other] = [...row.children].map((half) => half.getBoundingClientRect());
          return one !== undefined && other !== undefined && (one.right <= other.left || other.right <= one.left);
        });
    await expect.poll(isSplit).toBe(true);
    await expect.poll(() => product.locator('#specification tbody tr').count()).toBeGreaterThan(10);

    const project = await open(`/${language}/project/1`);
    const typeAlone = () =>
      project.locator('.client-words').evaluate((words) => ({
        pictures: words.querySelectorAll('img, video').length,
        isLarge: Number.parseFloat(getComputedStyle(words.querySelector('blockquote') ?? words).fontSize) > 28,
      }));
    await expect.poll(typeAlone).toEqual({ pictures: 0, isLarge: true });
  },
);
