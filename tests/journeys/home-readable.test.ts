import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { heroOf, storiesOf, visitHome } from '../support/visit-home.ts';
import { measureWordsOnPictures } from '../support/words-on-pictures.ts';
import { useSite } from '../support/use-site.ts';

const { site, browser } = await useSite('demo');
const { origin } = site;

describe('words on pictures', () => {
  const screens = [
    { language: 'ar', width: 390 },
    { language: 'en', width: 820 },
    { language: 'ar', width: 1440 },
    { language: 'en', width: 1440 },
  ] as const;

  it.each(screens)(
    'can be read on every slide, tile and poster ($language, $width px)',
    async ({ language, width }) => {
      // The window is tall enough for the hero's largest height: taking a picture of the whole page makes it taller still.
      const page = await visitHome(browser, { origin, language, width, height: 1100, reducedMotion: true });
      await page.evaluate(() => {
        for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) picture.loading = 'eager';
      });
      await page.waitForLoadState('networkidle');
      const unreadable: unknown[] = [];
      const collect = async (selector: string) => {
        const measured = await measureWordsOnPictures(page, selector);
        expect(measured.length).toBeGreaterThan(1);
        unreadable.push(...measured.filter(({ contrast, needed }) => contrast < needed));
      };
      await collect(':is(.tile-title, .tile-info, .tile-link, .poster-title, .poster-info)');
      for (let turn = await heroOf(page).locator('[data-slide]').count(); turn > 0; turn -= 1) {
        await collect(':is(.hero [data-shown] :is(h2, p), .stories [data-shown] :is(h3, p))');
        await heroOf(page).locator('[data-step="1"]').click();
        await storiesOf(page).locator('[data-step="1"]').click();
        await page.waitForLoadState('networkidle');
      }
      expect(unreadable).toEqual([]);
      await page.context().close();
    },
  );
});
