import { violationsOn } from '../support/violations-on.ts';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';
import { tabTo } from '../support/form-site.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const { origin } = site;

const open = async (options: Partial<PageOptions> = {}) =>
  openPage(browser, { origin, path: '/en/the-vision', hasSeenOffer: true, ...options });

const slider = (page: Page) => page.locator('.landing-slider');

describe('the slides of The Vision', () => {
  it('have arrows from a width of 768 on, and dots below it, too [PUB-VISION-08]', async () => {
    const { page } = await open({ width: 767 });
    for (const [width, hasArrows] of [
      [767, false],
      [768, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => slider(page).getByRole('button', { name: 'Next' }).isVisible()).toBe(hasArrows);
      await expect.poll(() => slider(page).getByRole('button', { name: 'Show slide 2' }).isVisible()).toBe(true);
    }
  });

  it('hide a picture that fails, and say so in the console [PUB-VISION-12, MSG-15]', async () => {
    const { page } = await open({ path: '/robots.txt', reducedMotion: true });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route(/\/(?:images|uploads)\//, (route) => route.abort());
    await page.goto('/en/the-vision');
    const picture = slider(page).locator('[data-shown] img');
    await picture.waitFor({ state: 'hidden' });
    await expect.poll(() => said).toContainEqual(expect.stringMatching(/^Failed to load image: http/));
    await expect.poll(() => slider(page).getByRole('heading').first().isVisible()).toBe(true);
  });
});

describe('asking about The Vision', () => {
  it('shows the form that was sent before the scripts were there, with its thanks', async () => {
    const { page } = await open({ path: '/en/the-vision?sent=vision_call' });
    const panel = page.getByRole('region', { name: 'Ask for a call' });
    await expect
      .poll(() => panel.getByRole('alert').textContent())
      .toBe('Thank you! We will answer within one working day.');
    await expect.poll(() => panel.isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('region', { name: 'Ask for a quote' }).isVisible()).toBe(false);
  });

  it('shows both without scripts', async () => {
    const { page } = await open({ javaScript: false });
    await expect.poll(() => page.locator('.landing-panel:visible').count()).toBe(2);
  });

  it('downloads the spec sheet in the language of the page [PUB-VISION-14, OP-062]', async () => {
    const { page } = await open();
    const sheet = page.getByRole('link', { name: 'Download Spec' });
    const answer = await page.request.get((await sheet.getAttribute('href')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});

describe('day and night in the gallery of The Vision', () => {
  const boxes = (page: Page) =>
    page
      .locator('.day-night figure')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().x));

  it.each(['ar', 'en'])('are parted by pointer and by keys, in %s [PUB-VISION-25]', async (language) => {
    const { page } = await open({ path: `/${language}/the-vision`, width: 390, height: 844 });
    const slider = page.locator('.day-night-slider');
    await slider.scrollIntoViewIfNeeded();
    await hydrated(slider);
    const share = () =>
      page.locator('.day-night').evaluate((stage) => getComputedStyle(stage).getPropertyValue('--share'));
    expect(new Set(await boxes(page)).size).toBe(1);
    await expect.poll(share).toBe('50%');
    const box = await page.locator('.day-night').boundingBox();
    if (box === null) throw new Error('Day and night do not show');
    await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
    await expect.poll(async () => Math.abs(Number.parseFloat(await share()) - 80)).toBeLessThan(2);
    await slider.press('Home');
    await expect.poll(share).toBe('0%');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violationsOn(page, { include: '.day-night' })).toEqual([]);
  });

  it('are beside each other without scripts, each with its time of day [PUB-VISION-25]', async () => {
    const { page } = await open({ javaScript: false });
    expect(new Set(await boxes(page)).size).toBe(2);
    await expect.poll(() => page.locator('.day-night-slider').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.day-night figcaption').allTextContents()).toEqual(['By day', 'At night']);
  });
});

describe('the sizes of The Vision', () => {
  const chosen = (page: Page) => page.locator('[name=size]:checked').inputValue();

  it('are dragged by mouse or finger and chosen by keys, and the one that is sent stands in the form for a quote', async () => {
    const { page } = await open({ width: 390 });
    const room = page.locator('.vision-room');
    await room.hover();
    await hydrated(room);
    // Fonts that load later would move what is below.
    await page.evaluate(() => document.fonts.ready);
    const corner = async (size: number) => {
      const box = await page.locator(`[data-size="${size}"]`).boundingBox();
      if (box === null) throw new Error('The size is not drawn');
      return [box.x + box.width - 2, box.y + 2] as const;
    };
    await page.mouse.move(...(await corner(178)));
    await page.mouse.down();
    await page.mouse.move(...(await corner(295)), { steps: 5 });
    await expect.poll(() => chosen(page)).toBe('295');
    await page.mouse.move(...(await corner(115)), { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => chosen(page)).toBe('115');
    await page.locator('[name=size]:checked').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => chosen(page)).toBe('147');
    await page.getByRole('button', { name: 'Send this size' }).click();
    const field = page.locator('#vision_quote-size');
    await expect.poll(() => field.inputValue()).toBe('147');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('are chosen and sent without scripts', async () => {
    const { page } = await open({ javaScript: false });
    await page.getByRole('radio', { name: /231/ }).check({ force: true });
    await page.getByRole('button', { name: 'Send this size' }).click();
    await page.waitForURL('**/the-vision?*size=231*');
    await expect.poll(() => page.locator('#vision_quote-size').inputValue()).toBe('231');
  });
});

describe('the language of The Vision', () => {
  it('turns by its own toggle and leaves the language of the site alone [PUB-VISION-04, PUB-VISION-05]', async () => {
    const { page } = await open({ path: '/the-vision', language: 'en' });
    const landing = page.locator('.landing');
    await expect.poll(() => landing.getAttribute('lang')).toBe('ar');
    await page.locator('.landing-toggle', { hasText: 'EN' }).click();
    await page.locator('.landing[lang="en"]').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
    await page.locator('.landing-toggle', { hasText: 'العربية' }).click();
    await page.locator('.landing[lang="ar"]').waitFor();
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('lang'), document.documentElement.lang]))
      .toEqual(['en', 'en']);
  });
});

describe('what The Vision takes from others', () => {
  const tag = 'https://tags.example/t.js';
  const form = 'https://forms.example/quote';

  beforeEach(async () => {
    const settings = { tags: [{ name: 'Counter', src: tag }], quote_form: form };
    const { status } = await callSite(site, '/settings/vision', 'PUT', settings);
    if (status !== 200) throw new Error(`The settings were refused: ${status}`);
  });

  it('is loaded after consent only, until it is withdrawn [PUB-VISION-22, OP-060]', async () => {
    const { page, foreignRequests } = await open();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.reload();
    expect(foreignRequests).toEqual([]);
    await expect.poll(() => page.getByRole('button', { name: 'Accept' }).isVisible()).toBe(false);

    await page.evaluate(() => localStorage.removeItem('tagConsent'));
    await page.reload();
    const loaded = page.waitForRequest(tag);
    await page.getByRole('button', { name: 'Accept' }).click();
    await loaded;

    const withdrawn = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Withdraw consent to tags' }).click();
    await withdrawn;
    const before = foreignRequests.length;
    await page.reload();
    expect(foreignRequests).toHaveLength(before);
  });

  it('is asked about and withdrawn by keyboard on an Arabic phone [PUB-VISION-22, OP-060]', async () => {
    const { page, foreignRequests } = await open({
      path: '/ar/the-vision',
      width: 390,
      height: 844,
    });
    const prompt = page.getByRole('region', { name: /^هل تسمح بتحميل وسوم/ });
    await expect.poll(() => prompt.isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violationsOn(page, { include: '.consent' })).toEqual([]);
    const loaded = page.waitForRequest(tag);
    await tabTo(page, prompt.getByRole('button', { name: 'موافق', exact: true }));
    await page.keyboard.press('Enter');
    await loaded;
    await expect.poll(() => prompt.isVisible()).toBe(false);
    const withdrawn = page.waitForEvent('load');
    await tabTo(page, page.getByRole('button', { name: 'سحب الموافقة على الوسوم' }));
    await page.keyboard.press('Enter');
    await withdrawn;
    const before = foreignRequests.length;
    await page.reload();
    expect(foreignRequests).toHaveLength(before);
  });

  it('is no form before it is asked for [PUB-VISION-17, PUB-VISION-18, PUB-VISION-21]', async () => {
    const { page, foreignRequests } = await open();
    expect(foreignRequests).toEqual([]);
    const loaded = page.waitForRequest(form);
    await page.getByRole('button', { name: 'Get Quote' }).click();
    expect((await loaded).headers()['referer']).toBeUndefined();
  });
});
