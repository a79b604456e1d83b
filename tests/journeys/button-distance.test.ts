import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';
import { pageSources } from '../support/page-sources.ts';
import { sweep } from '../support/sweep.ts';

const { site, browser } = await openSite('demo');

/** Pairs of buttons that are nearer than 8 px. What floats is compared with all that can scroll past it. */
const nearButtonsOn = (page: Page) =>
  page.evaluate(() => {
    const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
    const isDrawn = (element: Element) => {
      const { backgroundColor, borderTopWidth, borderTopColor, borderLeftWidth } = getComputedStyle(element);
      const hasBorder = borderTopWidth !== '0px' && borderLeftWidth !== '0px' && !isClear(borderTopColor);
      return hasBorder || !isClear(backgroundColor);
    };
    const buttons = [...document.querySelectorAll('a[href], button, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.closest('.sr-only') === null && isDrawn(element))
      .map((element) => ({
        box: element.getBoundingClientRect(),
        name: `${element.className} ${element.textContent.trim().slice(0, 30)}`,
        isFloating: element.closest('.contact-dock') !== null,
        isInRow: element.closest('.cards') !== null,
        // A summary may not contain links, so the times lie upon the bar.
        layer: element.matches('.next-time') ? 1 : element.matches('.booking-bar') ? 2 : 0,
      }))
      .filter(({ box }) => box.width > 1 && box.right > 0 && box.left < innerWidth);
    const found: string[] = [];
    for (const [index, one] of buttons.entries()) {
      for (const other of buttons.slice(index + 1)) {
        if (one.layer + other.layer === 3) continue;
        // The bar of phones is below the page, and rows of cards reach to the edge of the window.
        const isPassing = one.isFloating !== other.isFloating;
        if (isPassing && (innerWidth < 1024 || one.isInRow || other.isInRow)) continue;
        const across = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
        const down = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
        if (across < 7.5 && (isPassing || down < 7.5)) found.push(`${one.name} | ${other.name}`);
      }
    }
    return found;
  });

const parts = ['', '/category/1', '/product/1', '/quote', '/planner', '/contact', '/register', '/our-community'];
const paths = ['/ar', '/en'].flatMap((language) =>
  [...parts, '/projects', '/project/1'].map((part) => language + part),
);

it.each(sweep('pages with buttons', paths, { keyOf: (path) => path, sourcesOf: pageSources }))(
  'the buttons of %s are 8 px apart [PUB-GEN-104]',
  async (path) => {
    const { page } = await openPage(browser, { origin: site.origin, path, reducedMotion: true, hasSeenOffer: true });
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => nearButtonsOn(page), { message: `${path} at ${width} px` }).toEqual([]);
    }
  },
);
