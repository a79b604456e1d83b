import { expect, it } from 'vitest';
import { sitePages } from '../audit/site-pages.ts';
import { openSite } from '../support/open-site.ts';
import { pageSources } from '../support/page-sources.ts';
import { sweep } from '../support/sweep.ts';

const { site, browser } = await openSite('demo');

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

/**
 * Returns, for every picture of a page, the number of loaded pixels for each displayed pixel, including cropped parts.
 */
async function densitiesOn(path: string, { deviceScaleFactor, ...viewport }: (typeof screens)[number]) {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport,
    deviceScaleFactor,
    reducedMotion: 'reduce',
  });
  // The popup would open after two seconds, before a busy machine has checked the pictures.
  await context.addInitScript(() => self.origin.startsWith('http') && sessionStorage.setItem('popupSeen', '1'));
  const page = await context.newPage();
  // The test checks which file is chosen. Making each file would take long.
  await page.route('**/images/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: blank }));
  await page.goto(path);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.currentSrc !== ''));
  const shown = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.clientWidth > 0)
      .map((image) => {
        const [own, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
        const [, step, shape] = /-(\d+)(?:-(tall|even)\d+)?\.(?:avif|webp)$/.exec(image.currentSrc) ?? [];
        const whole = shape === undefined ? own : Math.round(height * (shape === 'tall' ? 2 / 3 : 1));
        const [wide, high] = [image.clientWidth, (image.clientHeight * whole) / height];
        const isWithin = getComputedStyle(image).objectFit === 'contain';
        return {
          name: image.className,
          address: image.currentSrc,
          loaded: Math.min(Number(step), whole),
          whole,
          shown: (isWithin ? Math.min(wide, high) : Math.max(wide, high)) * devicePixelRatio,
        };
      })
      .filter(({ loaded }) => loaded > 0),
  );
  await context.close();
  // A picture that a page shows twice may be loaded once, in the larger size.
  const fileOf = (address: string) => /\/images\/([0-9a-f]+)-/.exec(address)?.[1];
  return shown.map((picture) => ({
    ...picture,
    most: Math.max(
      ...shown.filter(({ address }) => fileOf(address) === fileOf(picture.address)).map((each) => each.shown),
    ),
  }));
}

/** Every page of the sitemap, and two that it does not name. */
const paths = [...(await sitePages(site.origin)), '/en/compare?ids=1,2', '/ar/compare?ids=1,2', '/en/search?q=led'];

it.each(sweep('pages with pictures', paths, { keyOf: (path) => path, sourcesOf: pageSources }))(
  'the pictures of %s are sharp and not wasteful',
  async (path) => {
    for (const screen of screens) {
      const pictures = await densitiesOn(path, screen);
      expect(pictures.filter(({ loaded, shown, whole }) => loaded / shown < 0.99 && loaded < whole)).toEqual([]);
      expect(pictures.filter(({ loaded, most }) => loaded / most > 1.51)).toEqual([]);
    }
  },
);
