import { violationsOn } from '../support/violations-on.ts';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type OpenPage, openPage, type PageOptions } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

type Options = Omit<PageOptions, 'origin' | 'path'>;

/** Opens a page as a visitor who has seen the popup. */
async function visit(path: string, options: Options, story: (opened: OpenPage) => Promise<void>): Promise<void> {
  await story(await openPage(browser, { origin, path, language: 'en', hasSeenOffer: true, ...options }));
}

const boxes = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    }),
  );

/** The number of parts in the first row. */
const inFirstRow = async (parts: Locator) => {
  const all = await boxes(parts);
  return all.filter(({ y }) => y === all[0]?.y).length;
};

const everyPage = ['/one-category/1', '/sub-category/1', '/product/68', '/product/2?print'];

describe.each([
  { language: 'en', width: 1440 },
  { language: 'ar', width: 360 },
] as const)('the catalogue ($language, $width px)', (options) => {
  it.each(everyPage)('%s has nothing to complain about', async (path) => {
    await visit(path, { ...options, reducedMotion: true }, async ({ page, problems }) => {
      expect(await violationsOn(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.width);
      expect(problems).toEqual([]);
    });
  });
});

describe('a category page', () => {
  it('stands four product cards in four columns, and content cards three a row [PUB-CAT-11, PUB-CAT-16, CONST-20, CONST-21]', async () => {
    await visit('/one-category/1', {}, async ({ page }) => {
      await expect.poll(() => page.locator('.category-product').count()).toBe(4);
      await expect.poll(() => inFirstRow(page.locator('.category-product'))).toBe(4);
      await expect.poll(() => inFirstRow(page.locator('.content-card'))).toBe(3);
    });
  });

  it('draws its gallery in columns 4,4,4,8,4,4,8 with pictures 200 px high [PUB-CAT-14, PUB-GEN-46, CONST-18, CONST-26]', async () => {
    await visit('/one-category/1', {}, async ({ page }) => {
      const tiles = await boxes(page.locator('.tile'));
      const wide = Math.max(...tiles.map(({ width }) => width));
      const narrow = Math.min(...tiles.map(({ width }) => width));
      expect(tiles.map(({ width }) => (width === wide ? 8 : 4))).toEqual([4, 4, 4, 8, 4, 4, 8]);
      expect(Math.abs(wide - (2 * narrow + 20))).toBeLessThanOrEqual(1);
      await expect
        .poll(async () => (await boxes(page.locator('.tile img'))).map(({ height }) => height))
        .toEqual(Array(7).fill(200));
    });
  });

  it('plays its video only while it can be seen, and stops it when asked to [PUB-CAT-08]', async () => {
    await visit('/one-category/1', {}, async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => request.url().endsWith('.mp4') && fetched.push(request.url()));
      await page.reload();
      const video = page.locator('.media-banner video');
      const isPaused = () => video.evaluate((element) => (element instanceof HTMLVideoElement ? element.paused : null));
      expect(fetched).toEqual([]);
      await video.scrollIntoViewIfNeeded();
      await expect.poll(isPaused).toBe(false);
      await page.getByRole('button', { name: 'Pause the video' }).click();
      await expect.poll(isPaused).toBe(true);
      await page.getByRole('button', { name: 'Play the video', exact: true }).click();
      await expect.poll(isPaused).toBe(false);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(isPaused).toBe(true);
    });
  });

  it('leaves its video still for those who ask for less motion, and shows its poster without a byte of it', async () => {
    await visit('/one-category/1', { reducedMotion: true }, async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => request.url().endsWith('.mp4') && fetched.push(request.url()));
      await page.reload();
      const video = page.locator('.media-banner video');
      await expect.poll(() => video.getAttribute('poster')).toMatch(/^\/images\/.+\.webp$/);
      await video.scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Play the video', exact: true }).waitFor();
      await expect
        .poll(() => video.evaluate((element) => (element instanceof HTMLVideoElement ? element.paused : null)))
        .toBe(true);
      expect(fetched).toEqual([]);
    });
  });

  it('opens one question at a time, and closes the open one when it is pressed [PUB-CAT-17, PUB-GEN-43, PUB-GEN-44]', async () => {
    await visit('/one-category/1', {}, async ({ page }) => {
      const questions = page.locator('details');
      const open = () =>
        questions.evaluateAll((all) => all.flatMap((each, index) => (each.hasAttribute('open') ? [index] : [])));
      await expect.poll(() => open()).toEqual([0]);
      await questions.nth(2).locator('summary').click();
      await expect.poll(() => open()).toEqual([2]);
      await questions.nth(2).locator('summary').click();
      await expect.poll(() => open()).toEqual([]);
    });
  });

  it('keeps a long answer within 200 px and lets it scroll [PUB-GEN-45, CONST-25]', async () => {
    await visit('/one-category/1', {}, async ({ page }) => {
      const answer = page.locator('.question-answer').first();
      await answer.locator('p').evaluate((element) => (element.textContent = 'A long answer. '.repeat(400)));
      expect((await boxes(answer))[0]?.height).toBe(200);
      await expect.poll(() => answer.evaluate((element) => element.scrollHeight > 1000)).toBe(true);
      await expect.poll(() => answer.evaluate((element) => getComputedStyle(element).overflowY)).toBe('auto');
    });
  });

  it('leads to its sub-categories without scripts', async () => {
    await visit('/en/one-category/1', { javaScript: false }, async ({ page }) => {
      await page.locator('.strip a').first().click();
      await page.waitForURL('**/en/sub-category/1/Indoor-LED');
      await expect.poll(() => page.locator('h1').innerText()).toContain('LED walls for halls');
    });
  });
});

describe('a sub-category page', () => {
  it('draws its gallery in columns 8,4,4,4,4,4,8 [PUB-SUB-08, CONST-19]', async () => {
    await visit('/sub-category/1', {}, async ({ page }) => {
      const tiles = await boxes(page.locator('.tile'));
      const wide = Math.max(...tiles.map(({ width }) => width));
      expect(tiles.map(({ width }) => (width === wide ? 8 : 4))).toEqual([8, 4, 4, 4, 4, 4, 8]);
    });
  });

  it('turns its big slider by the arrows, and its slides lead on [PUB-SUB-07]', async () => {
    await visit('/sub-category/1', {}, async ({ page }) => {
      const slider = page.getByRole('group', { name: 'In pictures' });
      await slider.getByRole('button', { name: 'Next' }).click();
      await slider.getByRole('heading', { name: 'A stage that curves around its guests' }).waitFor();
      await expect
        .poll(() => slider.locator('[data-shown]').getByRole('link').getAttribute('href'))
        .toMatch(/^\/project\/8\//);
    });
  });
});

describe('a product page', () => {
  it.each(['en', 'ar'] as const)(
    'changes the side of the picture from row to row (%s) [PUB-PROD-08]',
    async (language) => {
      await visit('/product/68', { language }, async ({ page }) => {
        const sides = await page.locator('.alternating-row').evaluateAll((rows) =>
          rows.map((row) => {
            const picture = row.querySelector('picture')?.getBoundingClientRect().x ?? 0;
            return picture < (row.querySelector('h3')?.getBoundingClientRect().x ?? 0) ? 'left' : 'right';
          }),
        );
        const [odd, even] = language === 'en' ? ['left', 'right'] : ['right', 'left'];
        expect(sides).toEqual([odd, even, odd, even]);
      });
    },
  );

  it.each(['en', 'ar'] as const)(
    'is short enough on a phone, and its bar covers nothing and leaves for what closes the page (%s) [PUB-PROD-27, PUB-PROD-28]',
    async (language) => {
      await visit('/product/68', { language, width: 390 }, async ({ page }) => {
        // What is far from the window has a guessed height until it is laid out.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('*{content-visibility:visible!important}');
          document.adoptedStyleSheets = [sheet];
        });
        await expect
          .poll(() => page.evaluate(() => document.body.scrollHeight), { timeout: 10_000 })
          .toBeLessThanOrEqual(10_930);
        const bar = page.locator('.contact-dock');
        await expect.poll(() => bar.locator('.product-bar').isVisible()).toBe(true);
        const isClear = () =>
          page.evaluate(() => {
            scrollTo(0, document.body.scrollHeight);
            const [footer, dock] = ['footer', '.contact-dock'].map((css) =>
              document.querySelector(css)?.getBoundingClientRect(),
            );
            return (footer?.bottom ?? 0) <= (dock?.top ?? 0) + 1;
          });
        await expect.poll(isClear).toBe(true);
        await page.locator('.closing-band').scrollIntoViewIfNeeded();
        await page.locator('.closing-band').evaluate((band) => band.scrollIntoView({ block: 'center' }));
        await expect.poll(() => bar.isVisible()).toBe(false);
      });
    },
  );

  it('plays a chosen video in a window with controls, and lets it go with the window [PUB-PROD-14]', async () => {
    await visit('/product/8', {}, async ({ page }) => {
      const tile = page.getByRole('link', { name: 'Play the video: An evening in the hall' });
      await tile.click();
      const player = page.getByRole('dialog', { name: 'An evening in the hall' });
      const video = page.locator('dialog.player video');
      await expect.poll(() => video.getAttribute('controls')).toBe('');
      await expect
        .poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && !element.paused))
        .toBe(true);
      await page.keyboard.press('Escape');
      await player.waitFor({ state: 'hidden' });
      await expect.poll(() => video.getAttribute('src')).toBeNull();
      await expect.poll(() => tile.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  it('closes the window of a video by its button and by a press beside it', async () => {
    await visit('/product/8', {}, async ({ page }) => {
      const player = page.locator('dialog.player');
      for (const close of [
        () => player.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(5, 300),
      ]) {
        await page.locator('[data-video]').first().click();
        await player.waitFor();
        await close();
        await expect.poll(() => player.isVisible()).toBe(false);
      }
    });
  });

  it('without scripts leads to the file of a video', async () => {
    await visit('/product/8', { javaScript: false }, async ({ page }) => {
      await expect
        .poll(() => page.locator('[data-video]').first().getAttribute('href'))
        .toMatch(/^\/uploads\/.*\.mp4$/);
    });
  });

  it('without scripts shows the slides of a product in a row', async () => {
    await visit('/product/68', { javaScript: false }, async ({ page }) => {
      const slides = await boxes(page.locator('.stories [data-slide]'));
      expect(new Set(slides.map(({ x }) => x)).size).toBe(slides.length);
    });
  });

  it('prints as logo, one picture, figures and contact, black upon white', async () => {
    await visit('/ar/product/68', {}, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const shown = await page.evaluate(() => {
        const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) => part.checkVisibility());
        const isSeen = (selector: string) => seen.some((part) => part.matches(selector));
        const worded = seen.filter((part) =>
          [...part.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
        );
        return {
          parts: ['.logo img', '.specification', '.footer .contact-line'].filter(isSeen),
          left: ['.skip-link', '.topbar', 'nav', '.contact-dock', 'button', '.hero-actions'].filter(isSeen),
          pictures: seen.filter((part) => part.matches('main img, main video')).length,
          colours: [...new Set(worded.map((part) => getComputedStyle(part).color))],
        };
      });
      expect(shown).toEqual({
        parts: ['.logo img', '.specification', '.footer .contact-line'],
        left: [],
        pictures: 1,
        colours: ['rgb(0, 0, 0)'],
      });
      expect((await page.pdf({ format: 'A4' })).length).toBeLessThan(1_500_000);
    });
  });

  it('without a spec sheet leads to a data sheet that prints without header and footer [PUB-PROD-06]', async () => {
    await visit('/product/2', {}, async ({ page }) => {
      await page.getByRole('link', { name: 'Technical Parameters' }).click();
      await page.waitForURL('**/product/2/*?print');
      await page.getByRole('button', { name: 'Print' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      await expect
        .poll(() =>
          page
            .locator('header.header, footer.footer, .contact-dock, .sheet-actions')
            .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length),
        )
        .toBe(0);
      await expect.poll(() => page.locator('.specification').isVisible()).toBe(true);
    });
  });
});
