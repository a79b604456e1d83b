import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

/** Each scene: the element that is scrolled into view and the element that changes with it. */
const scenes = [
  { path: '/en', room: '.waking', lit: '.waking', pseudo: '::before' },
  { path: '/ar/the-vision', room: '.vision-room', lit: '.vision-displays', pseudo: undefined },
] as const;

/** Scrolls so that the top edge of an element is at a fraction of the window's height. */
const scrollTo = (page: Page, room: string, share: number) =>
  page.locator(room).evaluate((element, part) => {
    const { top } = element.getBoundingClientRect();
    window.scrollTo({ top: scrollY + top - innerHeight * part, behavior: 'instant' });
  }, share);

const lightOf = (page: Page, { lit, pseudo }: Pick<(typeof scenes)[number], 'lit' | 'pseudo'>) =>
  page
    .locator(lit)
    .evaluate(
      (element, part) =>
        part !== undefined && getComputedStyle(element, part).content === 'none'
          ? 'still'
          : getComputedStyle(element, part).opacity,
      pseudo,
    );

it.each(scenes)('on $path the screen wakes and lights the room while it is scrolled into view', async (scene) => {
  const { page, problems } = await openPage(browser, { origin: site.origin, path: scene.path, hasSeenOffer: true });
  await scrollTo(page, scene.room, 0.98);
  await expect.poll(async () => Number(await lightOf(page, scene))).toBeLessThan(0.2);
  await scrollTo(page, scene.room, 0.05);
  await expect.poll(async () => Number(await lightOf(page, scene))).toBe(1);
  await scrollTo(page, scene.room, 0.98);
  await expect.poll(async () => Number(await lightOf(page, scene))).toBeLessThan(0.2);
  expect(problems).toEqual([]);
});

it.each(scenes)('on $path nothing moves for those who wish for stillness', async (scene) => {
  const { page } = await openPage(browser, {
    origin: site.origin,
    path: scene.path,
    hasSeenOffer: true,
    reducedMotion: true,
  });
  await scrollTo(page, scene.room, 0.98);
  await expect.poll(() => lightOf(page, scene)).toMatch(/^(?:1|still)$/);
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => !(timeline instanceof DocumentTimeline)).length,
    );
  await expect.poll(running).toBe(0);
});
