import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site.ts';
import { heroOf, shownOf, storiesOf, visitHome } from '../support/visit-home.ts';
import { measureWordsOnPictures } from '../support/words-on-pictures.ts';

const { site, browser } = await openSite('demo');
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
      // The window is as tall as the largest hero needs, because a full-page screenshot makes the window taller.
      const page = await visitHome(browser, { origin, language, width, height: 1100, reducedMotion: true });
      // Loads the pictures of hidden slides in advance, so that each turn shows its picture at once.
      await page.evaluate(async () => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
        for (const picture of pictures) picture.loading = 'eager';
        await Promise.all(pictures.map((picture) => picture.decode()));
      });
      const unreadable: unknown[] = [];
      const collect = async (selector: string, atLeast: number) => {
        const measured = await measureWordsOnPictures(page, selector);
        expect(measured.length, selector).toBeGreaterThanOrEqual(atLeast);
        unreadable.push(...measured.filter(({ contrast, needed }) => contrast < needed));
        return measured.map(({ words }) => words).join();
      };
      await collect(':is(.tile, .poster) :is(h3, p, p + a)', 2);
      const shows = [
        { show: heroOf(page), words: '.hero [data-shown] :is(h2, p)' },
        { show: storiesOf(page), words: '.stories [data-shown] :is(h3, p)' },
      ];
      for (const { show, words } of shows) {
        const slides = await show.locator('[data-slide]').count();
        const read = new Set<string>();
        for (let turn = 0; turn < slides; turn += 1) {
          read.add(await collect(words, 1));
          await show.locator('[data-step="1"]').click();
          await expect.poll(() => shownOf(show)).toBe((turn + 1) % slides);
        }
        expect(read.size).toBe(slides);
      }
      expect(unreadable).toEqual([]);
    },
  );
});
