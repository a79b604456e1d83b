import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

const paths = [
  '',
  '/one-category/1',
  '/sub-category/1',
  '/product/68',
  '/products',
  '/compare?ids=68,1,2',
  '/projects',
  '/all-projects',
  '/solutions',
  '/solution/1',
  '/planner?width=3&height=2',
  '/search?q=led',
  '/project/1',
  '/about',
  '/contact',
  '/register',
  '/our-community',
  '/privacy-policy',
  '/the-vision',
  '/nothing-here',
];

describe.each([
  ['letters of 32 px on a phone of 390 px', 390, 32],
  ['a phone of 320 px', 320, 16],
] as const)('on %s', (_, width, letters) => {
  it.each(['ar', 'en'] as const)(
    'no page in %s is wider than the screen, and nothing stands beside it',
    async (language) => {
      const { page } = await openPage(browser, { origin: site.origin, path: '/robots.txt', width, hasSeenOffer: true });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.enable');
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      for (const path of paths) {
        await page.goto(`/${language}${path}`);
        const beside = () =>
          page.evaluate(() => {
            const isCut = (element: Element): boolean => {
              for (
                let above = element.parentElement;
                above !== null && above !== document.body;
                above = above.parentElement
              )
                if (getComputedStyle(above).overflowX !== 'visible') return true;
              return getComputedStyle(element).position === 'fixed';
            };
            return [...document.body.querySelectorAll('*')]
              .filter((element) => {
                const { left, right, width } = element.getBoundingClientRect();
                return (
                  width > 1 && (left < -1 || right > innerWidth + 1) && element.checkVisibility() && !isCut(element)
                );
              })
              .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
          });
        await expect.poll(beside, { message: path }).toEqual([]);
        const room = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(room, { message: path }).toBeLessThanOrEqual(0);
      }
    },
  );
});
