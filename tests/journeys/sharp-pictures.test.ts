import { expect, it } from 'vitest';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Of every card's and tile's picture: pixels that are loaded for each that is shown, cut sides included. */
async function densitiesOn(path: string, width: number, deviceScaleFactor: number) {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width, height: 844 },
    deviceScaleFactor,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // Which file is chosen is the subject; making each would take long.
  await page.route('**/images/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: blank }));
  await page.goto(path);
  const pictures = page.locator('.poster-picture, .tile-picture');
  await pictures.evaluateAll((images) => {
    for (const image of images) if (image instanceof HTMLImageElement) image.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('img')].every((image) => image.loading === 'lazy' || image.currentSrc !== ''),
  );
  return pictures.evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      const [own, ownHeight] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
      const step = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1] ?? Infinity);
      const shown = Math.max(image.clientWidth, (image.clientHeight * own) / ownHeight) * devicePixelRatio;
      return [{ loaded: Math.min(step, own) / shown, isWhole: step >= own }];
    }),
  );
}

it.each([
  ['/ar', 390, 1],
  ['/ar', 390, 2],
  ['/en', 820, 2],
  ['/en', 1440, 1],
  ['/en', 1440, 2],
  ['/en/projects', 390, 2],
  ['/en/projects', 1440, 1],
] as const)('posters and tiles of %s are sharp and not wasteful at %i px, %i×', async (path, width, scale) => {
  const densities = await densitiesOn(path, width, scale);
  expect(densities.length).toBeGreaterThan(0);
  expect(densities.filter(({ loaded, isWhole }) => loaded < 0.99 && !isWhole)).toEqual([]);
  expect(densities.filter(({ loaded }) => loaded > 1.6)).toEqual([]);
});
