import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';
import { heroOf, shownOf, storiesOf, visitHome } from '../support/visit-home.ts';
import { openSite } from '../support/open-site.ts';
import { callSite } from '../support/site-call.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

const row = (page: Page, heading: string) =>
  page.locator('.card-slider', { has: page.getByRole('heading', { name: heading }) });

/** How many cards and gaps fit into the page's columns. The row itself extends to the edges of the window. */
const cardsPerView = (slider: Locator) =>
  slider.locator('[data-cards]').evaluate((list) => {
    const card = list.firstElementChild?.getBoundingClientRect().width ?? 0;
    const style = getComputedStyle(list);
    const gap = Number.parseFloat(style.columnGap);
    const room = list.clientWidth - 2 * Number.parseFloat(style.paddingInlineStart);
    return { perView: Math.round(((room + gap) / (card + gap)) * 100) / 100, gap };
  });

/** Waits for a rendered frame, independent of the page's paused clock. */
const nextFrame = (slider: Locator) =>
  slider.evaluate(
    (element) => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(element)),
  );

/** Compares `aria-disabled` of Previous and Next with the scroll position. */
const endsOf = (slider: Locator) =>
  slider.evaluate((element) => {
    const list = element.querySelector('[data-cards]');
    const position = Math.abs(list?.scrollLeft ?? 0);
    const end = (list?.scrollWidth ?? 0) - (list?.clientWidth ?? 0);
    const said = [...element.querySelectorAll('[data-step]')].map((button) => button.getAttribute('aria-disabled'));
    return { said, isTrue: [position <= 2, position >= end - 2].map(String) };
  });

describe('the hero', () => {
  it('stands still when it is paused, pointed at, or motion is unwelcome', async () => {
    const page = await visitHome(browser, { origin });
    await heroOf(page).getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(11_000);
    await expect.poll(() => shownOf(heroOf(page))).toBe(0);
    await heroOf(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.clock.runFor(11_000);
    await expect.poll(() => shownOf(heroOf(page))).toBe(0);
    await page.mouse.move(2, 2);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(5100);
    await expect.poll(() => shownOf(heroOf(page))).toBe(1);

    const still = await visitHome(browser, { origin, reducedMotion: true });
    await still.clock.runFor(11_000);
    await expect.poll(() => shownOf(heroOf(still))).toBe(0);
    await expect.poll(() => heroOf(still).getByRole('button', { name: 'Play the slides' }).isVisible()).toBe(true);
    const durations = await still
      .locator('body *')
      .evaluateAll((all) =>
        all
          .map((element) => getComputedStyle(element))
          .flatMap((style) => [style.transitionDuration, style.animationDuration]),
      );
    expect([...new Set(durations)]).toEqual(['0s']);
  });

  it('shows full-width pictures with title, lines and button, one slide at a time [PUB-HOME-03] [PUB-HOME-04] [PUB-HOME-05]', async () => {
    const page = await visitHome(browser, { origin });
    const slide = heroOf(page).locator('[data-shown]');
    await expect.poll(async () => (await slide.locator('img').boundingBox())?.width).toBe(1440);
    await expect.poll(() => slide.locator('.hero-info p').count()).toBeGreaterThan(1);
    await expect.poll(() => heroOf(page).getByRole('link').count()).toBe(1);
  });

  it('is led by its picture on a phone, nearly a third of the first screen', async () => {
    const page = await visitHome(browser, { origin, width: 390, height: 844 });
    const box = await heroOf(page).locator('[data-shown] img').boundingBox();
    expect(box?.width).toBe(390);
    expect(box?.height).toBeCloseTo(844 * 0.3, 0);
    const title = await heroOf(page).locator('[data-shown] h2').boundingBox();
    expect((title?.y ?? Infinity) + (title?.height ?? 0)).toBeLessThan(700);
  });

  it('fetches the pictures of the other slides only after the page has loaded', async () => {
    const { page } = await openPage(browser, { origin, path: '/', language: 'en' });
    await page.waitForLoadState('networkidle');
    // Both times are from the browser's own clock, because its events of loading and of requests arrive by different
    // ways.
    const early = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation');
      const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventStart : 0;
      const fetched = performance.getEntriesByType('resource');
      return fetched.filter(({ startTime }) => startTime < loaded).map(({ name }) => name);
    });
    expect(early.length).toBeGreaterThan(0);
    const later = await heroOf(page)
      .locator('[data-slide]:not([data-shown]) source[type="image/avif"]')
      .evaluateAll((sources) =>
        sources.map((source) => /[0-9a-f]{64}/.exec(source.getAttribute('srcset') ?? '')?.[0] ?? 'none'),
      );
    expect(early.filter((address) => later.some((hash) => address.includes(hash)))).toEqual([]);
  });
});

describe('the tiles', () => {
  it('stand in rows of 8 4, 4 4 4, 4 8 columns, with pictures 200 px high [PUB-HOME-12] [PUB-GEN-46] [CONST-17] [CONST-26]', async () => {
    const page = await visitHome(browser, { origin });
    const painted = () =>
      page.locator('.tiles').evaluate((list) => {
        const tiles = [...list.children].map((tile) => ({ tile, box: tile.getBoundingClientRect() }));
        return {
          columns: tiles.map(({ box }) => Math.round((12 * (box.width + 20)) / (list.clientWidth + 20))),
          rows: new Set(tiles.map(({ box }) => Math.round(box.top))).size,
          pictures: tiles.map(({ tile }) => tile.querySelector('img')?.clientHeight),
        };
      });
    await expect
      .poll(painted)
      .toEqual({ columns: [8, 4, 4, 4, 4, 4, 8], rows: 3, pictures: [200, 200, 200, 200, 200, 200, 200] });
  });

  it('have white or black words as their flag says [PUB-HOME-14] [PUB-HOME-15]', async () => {
    expect(await callSite(site, '/productbanner/2', 'PUT', { active: 0 })).toMatchObject({ status: 200 });
    const page = await visitHome(browser, { origin });
    const { banners } = await (await page.request.get('/api/en/productbanner')).json();
    const colours = await page
      .locator('.tile h3')
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).color));
    const wanted = banners.map(({ active }: { active: number }) =>
      active === 1 ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)',
    );
    expect(colours).toEqual(wanted);
    expect(new Set(wanted).size).toBe(2);
  });
});

describe('cards per view', () => {
  it('are 1.2 on a phone, 2.5 from 768 px and 3.5 from 1024 px, 4 of why choose us, 20 px apart [PUB-HOME-22] [PUB-HOME-30] [PUB-HOME-34] [CONST-09] [CONST-10] [CONST-11] [CONST-12]', async () => {
    const page = await visitHome(browser, { origin, width: 390 });
    for (const [width, few, four] of [
      [390, 1.2, 1.2],
      [767, 1.2, 1.2],
      [768, 2.5, 4],
      [1023, 2.5, 4],
      [1024, 3.5, 4],
      [1440, 3.5, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const seen = [];
      for (const heading of ['Get to Know More', 'Discover Our Products', 'Why Choose']) {
        seen.push(await cardsPerView(row(page, heading)));
      }
      expect([width, ...seen]).toEqual([width, ...[few, few, four].map((perView) => ({ perView, gap: 20 }))]);
    }
  });
});

describe.each([
  { language: 'en', index: 0, name: 'Get to Know More' },
  { language: 'ar', index: 0, name: 'Get to Know More' },
  { language: 'en', index: 2, name: 'Why Choose us' },
  { language: 'ar', index: 2, name: 'Why Choose us' },
] as const)('the cards of $name ($language)', ({ language, index }) => {
  it('have buttons that say where the row ends, by keyboard and at every width [PUB-HOME-21] [PUB-HOME-33]', async () => {
    const page = await visitHome(browser, { origin, language });
    const slider = page.locator('section > react-island > .card-slider').nth(index);
    await hydrated(slider);
    const count = await slider.locator('[data-cards] > *').count();
    /** Presses a button once and waits for the animation. Its last frames move less than a pixel. */
    const step = async (direction: 1 | -1) => {
      await slider.locator(`[data-step="${direction}"]`).press('Enter');
      await page.clock.runFor(1490);
      await nextFrame(slider);
      await page.clock.runFor(50);
      await nextFrame(slider);
      return (await endsOf(slider)).said;
    };
    await expect.poll(async () => (await endsOf(slider)).said).toEqual(['true', 'false']);
    expect((await step(1))[0]).toBe('false');
    for (let steps = 2; steps < count && (await endsOf(slider)).isTrue[1] === 'false'; steps += 1) await step(1);
    await expect.poll(() => endsOf(slider)).toEqual({ said: ['false', 'true'], isTrue: ['false', 'true'] });
    expect(await step(1)).toEqual(['false', 'true']);
    for (const width of [777, 1033, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await nextFrame(slider);
      await expect
        .poll(async () => {
          const { said, isTrue } = await endsOf(slider);
          return said.map((word, place) => word === isTrue[place]);
        })
        .toEqual([true, true]);
    }
    for (let steps = 0; steps < count && (await endsOf(slider)).isTrue[0] === 'false'; steps += 1) await step(-1);
    await expect.poll(async () => (await endsOf(slider)).said).toEqual(['true', 'false']);
  });
});

describe('Discover Our Products', () => {
  it('goes round in both directions [PUB-HOME-29]', async () => {
    const page = await visitHome(browser, { origin, reducedMotion: true });
    const slider = row(page, 'Discover Our Products');
    const cards = slider.locator('[data-cards] > *');
    const names = await cards.locator('h3').allTextContents();
    /** The name of the card at the start of the row. */
    const first = () =>
      slider.locator('[data-cards]').evaluate((list) => {
        // The row extends to the edges of the window; its first card is aligned to the page's first column.
        const start = list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).paddingLeft);
        return [...list.children]
          .find((card) => Math.abs(card.getBoundingClientRect().left - start) < 3)
          ?.querySelector('h3')?.textContent;
      });
    await hydrated(slider);
    await slider.getByRole('button', { name: 'Previous' }).click();
    await page.clock.runFor(100);
    await expect.poll(() => first()).toBe(names.at(-1));
    for (const name of [...names, names[0]]) {
      await slider.getByRole('button', { name: 'Next' }).click();
      await page.clock.runFor(100);
      await expect.poll(() => first()).toBe(name);
    }
  });

  it('leads to the products [PUB-HOME-27] [PUB-HOME-28]', async () => {
    const page = await visitHome(browser, { origin });
    const link = row(page, 'Discover Our Products').getByRole('link').first();
    await expect.poll(() => link.getAttribute('href')).toMatch(/^\/product\/\d+\/[^/]+$/);
  });
});

describe('the body slider', () => {
  it('fades in 0.8 s and wraps in both directions [PUB-HOME-24] [PUB-HOME-25] [CONST-13]', async () => {
    const page = await visitHome(browser, { origin });
    const last = (await storiesOf(page).locator('[data-slide]').count()) - 1;
    const fade = await storiesOf(page)
      .locator('[data-shown]')
      .evaluate((slide) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(slide);
        return [transitionProperty, transitionDuration];
      });
    expect(fade).toEqual(['opacity', '0.8s']);
    await storiesOf(page).getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => shownOf(storiesOf(page))).toBe(last);
    await storiesOf(page).getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => shownOf(storiesOf(page))).toBe(0);
  });
});

describe('why choose us', () => {
  it('has its buttons below the cards, and every icon is drawn [PUB-HOME-32] [PUB-HOME-33]', async () => {
    const page = await visitHome(browser, { origin });
    const slider = row(page, 'Why Choose');
    const room = () =>
      slider.evaluate((row) => {
        const [cards, button] = ['[data-cards]', '[data-step="1"]'].map((part) =>
          row.querySelector(part)?.getBoundingClientRect(),
        );
        return (button?.top ?? 0) - (cards?.bottom ?? Infinity);
      });
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    const painted = () =>
      slider
        .locator('svg.reason-icon > *')
        .evaluateAll((all) => all.map((icon) => icon instanceof SVGGraphicsElement && icon.getBBox().width > 0));
    await expect.poll(async () => (await painted()).length).toBeGreaterThan(3);
    await expect.poll(painted).not.toContain(false);
  });
});

describe('without scripts', () => {
  it('all slides and cards can be reached by scrolling, and nothing offers what does not work', async () => {
    const { page } = await openPage(browser, { origin, path: '/en', javaScript: false });
    const slides = await heroOf(page)
      .locator('.slides')
      .evaluate((list) => [list.scrollWidth, list.clientWidth, list.children.length]);
    expect(slides[0]).toBe((slides[1] ?? 0) * (slides[2] ?? 0));
    await expect.poll(() => page.locator('[data-controls]:visible').count()).toBe(0);
    await expect.poll(() => page.locator('.popup').isVisible()).toBe(false);
  });
});
