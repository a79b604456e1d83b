import { expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const visitor = { origin: site.origin, hasSeenOffer: true, language: 'en' } as const;

it.each(['/en', '/en/product/68'])('the picture of %s moves after the first screen [PUB-GEN-102]', async (path) => {
  const { page, problems } = await openPage(browser, { ...visitor, path });
  const time = () =>
    page.evaluate(() => Math.max(-1, ...[...document.querySelectorAll('video')].map((video) => video.currentTime)));
  await page.mouse.move(200, 200);
  await expect.poll(time).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
