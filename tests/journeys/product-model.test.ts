import { describe, expect, it } from 'vitest';
import { islands as english } from '../../language/en/islands.ts';
import { catalogue as arabic } from '../../language/ar/catalogue.ts';
import { openPage } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';
import { violationsOn } from '../support/violations-on.ts';

const { site, browser } = await openSite('demo');
const visitor = { origin: site.origin, hasSeenOffer: true, path: '/product/8' };

describe('the model of a product [PUB-PROD-30]', () => {
  it('opens over the picture, turns by keys, and turns to a part whose number is pressed', async () => {
    const { page, problems } = await openPage(browser, { ...visitor, language: 'en', reducedMotion: true });
    await page.locator('#model').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: english.modelOpen }).click();
    const canvas = page.getByRole('img', { name: /Dalil 55/ });
    const marks = page.locator('.model-mark');
    await expect.poll(() => marks.count(), { timeout: 30_000 }).toBe(5);
    const left = page.getByRole('button', { name: english.modelLeft });
    await expect.poll(() => left.evaluate((element) => element === document.activeElement)).toBe(true);
    const door = marks.nth(2);
    await expect.poll(() => door.getAttribute('data-behind')).toBe('');
    const before = await canvas.screenshot();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
    await door.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => door.getAttribute('data-behind')).toBeNull();
    await expect.poll(() => marks.nth(0).getAttribute('data-behind')).toBe('');
    await page.locator('.model-points').getByText('1', { exact: true }).click();
    await expect.poll(() => marks.nth(0).getAttribute('data-behind')).toBeNull();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('is without scripts a picture with its parts', async () => {
    const { page } = await openPage(browser, { ...visitor, language: 'ar', javaScript: false });
    const parts = page.getByRole('list', { name: arabic.modelParts });
    await expect.poll(() => parts.getByRole('listitem').count()).toBe(5);
    await expect.poll(() => page.locator('.model-still').count()).toBe(1);
    await expect.poll(() => page.locator('.model-foot').isVisible()).toBe(false);
  });
});
