import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';
import { pageSources } from '../support/page-sources.ts';
import { sweep } from '../support/sweep.ts';
import { overflowOf, setLetters } from '../support/overflow.ts';

const { site, browser } = await openSite('demo');

const paths = [
  '',
  '/one-category/1',
  '/sub-category/1',
  '/product/68',
  '/products',
  '/compare?ids=68,1,2,3',
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
  ['letters of 32 px on a desk of 1024 px', 1024, 32],
] as const)('on %s', (name, width, letters) => {
  it.each(['ar', 'en'] as const)(
    'no page in %s is wider than the screen, and nothing stands beside it',
    async (language) => {
      const { page } = await openPage(browser, { origin: site.origin, path: '/robots.txt', width, hasSeenOffer: true });
      await setLetters(page, letters);
      for (const path of sweep(`pages ${name}`, paths, { keyOf: (path) => path, sourcesOf: pageSources })) {
        await page.goto(`/${language}${path}`);
        await expect.poll(() => overflowOf(page), { message: path }).toEqual({ beside: [], room: 0 });
      }
    },
  );
});
