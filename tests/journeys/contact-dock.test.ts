import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

const open = async (width: number, language: 'ar' | 'en', path: string): Promise<Page> =>
  (await openPage(browser, { origin: site.origin, path, width, language, reducedMotion: true, hasSeenOffer: true }))
    .page;

describe('WhatsApp and call on a narrow screen', () => {
  it.each([
    [360, 'ar', '/product/1'],
    [390, 'en', '/the-vision'],
    [820, 'en', '/privacy-policy'],
  ] as const)(
    'stand in a bar at the lower edge, with the way to a quote, that covers no end of a page (%i px, %s, %s)',
    async (width, language, path) => {
      const page = await open(width, language, path);
      const boxes = await page.locator('.contact-dock a').evaluateAll((links) =>
        links.map((link) => {
          const { top, bottom, width, height } = link.getBoundingClientRect();
          return { top, bottom, width, height };
        }),
      );
      expect(boxes).toHaveLength(3);
      for (const box of boxes) {
        expect(box.height).toBeGreaterThanOrEqual(44);
        expect(Math.round(box.bottom)).toBe(900);
      }
      const [ask = 0, chat = 0, call = 0] = boxes.map(({ width }) => Math.round(width));
      expect(call).toBe(chat);
      expect(ask).toBeGreaterThan(chat);
      // What is laid out only near the window makes the page a little longer once it is reached.
      const footer = () =>
        page.locator('footer').evaluate((element) => {
          window.scrollTo(0, document.body.scrollHeight);
          return element.getBoundingClientRect().bottom;
        });
      await expect.poll(footer).toBeLessThanOrEqual((boxes[0]?.top ?? 0) + 1);
    },
  );
});

describe('WhatsApp and call on a wide screen', () => {
  it.each([
    [1024, 'en', '/products'],
    [1280, 'ar', '/products'],
    // The landing page is Arabic even on the English site, so its text begins on the side of the buttons.
    [1440, 'en', '/the-vision'],
  ] as const)(
    "stand beside the page's columns and cover none of them (%i px, %s, %s)",
    async (width, language, path) => {
      const page = await open(width, language, path);
      const { dock, column } = await page.evaluate(() => {
        const sides = (element: Element | null) => {
          const { left, right } = element?.getBoundingClientRect() ?? { left: 0, right: 0 };
          return { left, right };
        };
        const container = document.querySelector('main .container-site');
        const gutter = Number.parseFloat(container === null ? '0' : getComputedStyle(container).paddingInlineStart);
        const { left, right } = sides(container);
        return {
          dock: sides(document.querySelector('.contact-dock a:not(.contact-dock-ask)')),
          column: { left: left + gutter, right: right - gutter },
        };
      });
      expect(dock.right - dock.left).toBeGreaterThanOrEqual(44);
      expect(Math.min(dock.left, width - dock.right)).toBeGreaterThanOrEqual(0);
      expect(dock.left >= column.right || dock.right <= column.left).toBe(true);
    },
  );
});
