import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { enquiryMessages as arabicLate } from '../../language/ar/dashboard-enquiries.ts';
import { enquiryMessages as englishLate } from '../../language/en/dashboard-enquiries.ts';
import { planner as arabic } from '../../language/ar/planner.ts';
import { planner as english } from '../../language/en/planner.ts';
import { islands as arabicIslands } from '../../language/ar/islands.ts';
import { islands as englishIslands } from '../../language/en/islands.ts';
import { violationsOn } from '../support/violations-on.ts';
import { openPage } from '../support/browser.ts';
import { openDashboard } from '../support/dashboard.ts';
import { fillRequest } from '../support/fill-request.ts';
import { watchFetched } from '../support/fetched-bytes.ts';
import { hydrated } from '../support/hydrated.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');
const words = { en: english, ar: arabic };
const islandWords = { en: englishIslands, ar: arabicIslands };
const lateWords = { en: englishLate, ar: arabicLate };

/** The colour of a point of the photo, given as fractions of its width and height. */
const colourOf = (page: Page, x: number, y: number) =>
  page.locator('.photo-picture').evaluate(
    (canvas, [across, down]) => {
      if (!(canvas instanceof HTMLCanvasElement)) return [];
      const at = [Math.round(across * canvas.width), Math.round(down * canvas.height)] as const;
      return [...(canvas.getContext('2d')?.getImageData(at[0], at[1], 1, 1).data.subarray(0, 3) ?? [])];
    },
    [x, y] as const,
  );

/** Fills in the rest of the request's form and sends it. */
async function sendRequest(page: Page): Promise<void> {
  const form = page.locator('.form-steps');
  await fillRequest(form);
  await form.locator('.form-send').click();
  await page.locator('.form-alert[data-good]').first().waitFor();
}

/** Opens the plan of the newest request as administrator, changes it, and inserts its address into the reply. */
async function takePlanIntoAnswer(language: 'en' | 'ar'): Promise<void> {
  const late = lateWords[language];
  const { page } = await openDashboard(browser, site, { path: '/enquiries', language });
  await page.getByRole('link', { name: 'Sara Nasser' }).first().click();
  await page.getByRole('button', { name: late.enquiryPlanOpen }).click();
  const frame = page.frameLocator('iframe');
  const own = words[language];
  await frame.getByRole('table', { name: own.planFigures }).waitFor();
  await expect.poll(() => frame.locator('.wall-drawing').isVisible()).toBe(true);
  await expect.poll(() => frame.locator('.masthead').isVisible()).toBe(false);
  await frame.getByRole('textbox', { name: own.planWidth }).fill('4');
  await frame.locator('.wall-planner:not([data-busy]) .wall-drawing').waitFor();
  await expect
    .poll(() => frame.locator('body').evaluate(({ ownerDocument }) => ownerDocument.location.search))
    .toContain('width=4');
  // The page in the frame is checked separately.
  expect(await violationsOn(page, { exclude: 'iframe' })).toEqual([]);
  await page.getByRole('button', { name: late.enquiryPlanTake }).click();
  await expect
    .poll(() => page.locator('form[data-sends] textarea').inputValue())
    .toMatch(/\/planner\?(?=.*width=4)(?=.*height=2)(?!.*frame)/);
}

describe.each([
  ['en', 1440],
  ['ar', 390],
] as const)('planning a wall in %s at %i px', (language, width) => {
  const t = words[language];

  it('answers to what was written before its script came', async () => {
    const { page } = await openPage(browser, {
      origin: site.origin,
      path: '/robots.txt',
      language,
      width,
      hasSeenOffer: true,
    });
    const written = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await written.promise;
      await route.continue();
    });
    await page.goto(`/${language}/planner?width=3&height=2`, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: t.planWidth }).fill('4');
    written.resolve();
    await expect.poll(() => new URL(page.url()).searchParams.get('width')).toBe('4');
  });

  it('answers while one types, keeps the plan in the address, and takes it along to the request', async () => {
    const { page } = await openPage(browser, {
      origin: site.origin,
      path: `/${language}/planner`,
      language,
      width,
      hasSeenOffer: true,
    });
    await page.getByText(t.planInvitation).waitFor();
    const field = (word: string) => page.getByRole('textbox', { name: word });
    await field(t.planWidth).fill('٦');
    await field(t.planHeight).fill('340 cm');
    const specs = page.getByRole('table', { name: t.planFigures });
    await specs.getByRole('rowheader', { name: t.planWeight }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toContain('height=340+cm');
    expect(await violationsOn(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await field(t.planNearest).fill('near');
    await page.getByText(t['issue-notALength']).waitFor();
    await expect.poll(() => field(t.planNearest).inputValue()).toBe('near');
    await expect.poll(() => field(t.planNearest).getAttribute('aria-invalid')).toBe('true');
    await field(t.planNearest).fill('4');
    await expect.poll(() => field(t.planNearest).getAttribute('aria-invalid')).toBe(null);

    await page.getByRole('radio', { name: t.drawingNight }).check();
    await page.getByRole('radio', { name: t['view-room'] }).check();
    await field(t.planFarthest).fill('20');
    await page.locator('.room-drawing').getByText(/20/).waitFor({ state: 'attached' });
    await expect.poll(() => page.getByRole('radio', { name: t['view-room'] }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: t['view-wall'] }).check();
    await expect.poll(() => page.getByRole('radio', { name: t.drawingNight }).isChecked()).toBe(true);

    await page.getByRole('link', { name: t.planQuote }).click();
    await page.waitForURL('**/register?*');
    await expect.poll(() => page.locator('[name=specs]').inputValue()).toContain(t.planWeight);
  });

  it('leads from a photo of the wall to a request, whose plan the administrator changes and sends back', async () => {
    const { page, problems } = await openPage(browser, {
      origin: site.origin,
      path: `/${language}/planner?width=3&height=2`,
      language,
      width,
      hasSeenOffer: true,
      // A busy browser skips view transitions and reports that as an error.
      reducedMotion: true,
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const choose = page.locator('.photo input[type=file]');
    // It works once it has come near the viewport.
    await page.locator('.photo').scrollIntoViewIfNeeded();
    await choose.setInputFiles({ name: 'wall.heic', mimeType: 'image/heic', buffer: Buffer.from('no photo') });
    await page.getByText(t.photoHeic).waitFor();

    // A phone stores the rotation of a photo in its EXIF data.
    const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#808080' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await choose.setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer });
    const corner = page.getByRole('button', { name: t['photo-upperLeft'] });
    await corner.waitFor();
    const canvas = page.locator('.photo-picture');
    await expect
      .poll(() => canvas.evaluate((element) => [element.clientWidth, element.clientHeight]))
      .toSatisfy(([across = 0, down = 0]) => Math.abs(down / across - 4 / 3) < 0.01);
    const middle = () => colourOf(page, 0.5, 0.45);
    await expect.poll(middle).not.toEqual([128, 128, 128]);
    // Far from the display the photo receives almost none of its light.
    await expect.poll(async () => Math.max(...(await colourOf(page, 0.02, 0.98)))).toBeLessThan(140);

    const placeOf = () => corner.evaluate((element) => [element.style.insetInlineStart, element.style.insetBlockStart]);
    await expect.poll(placeOf).toEqual(['25%', '25%']);
    await corner.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(placeOf).toEqual(['24.5%', '21.25%']);
    await corner.scrollIntoViewIfNeeded();
    const box = await corner.boundingBox();
    const stage = await canvas.boundingBox();
    if (box === null || stage === null) throw new Error('The photo is not shown');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - stage.width / 10, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    // The display moves by a tenth of the photo from 24.5 %; rounding to pixels may differ by one.
    await expect
      .poll(async () => Number.parseFloat((await placeOf())[0] ?? ''))
      .toSatisfy((across: number) => across > 14 && across < 15.5);

    await page.getByRole('textbox', { name: t.photoKnown }).fill('wide');
    await page.getByText(t['issue-notALength']).waitFor();
    await page.getByRole('textbox', { name: t.photoKnown }).fill('٤٫٥ م');
    await page.getByText(t['issue-notALength']).waitFor({ state: 'hidden' });
    expect(await violationsOn(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t.photoSave }).click();
    const { format, width: across, height: down } = await sharp(await (await saved).path()).metadata();
    expect([format, across, down]).toEqual(['jpeg', 900, 1200]);
    expect(sent).toEqual([]);

    await page.getByRole('link', { name: t.planQuote }).click();
    await page.waitForURL('**/register?*');
    await sendRequest(page);
    expect(problems).toEqual([]);
    await takePlanIntoAnswer(language);
  });

  it('is seen for a photo, on its wall or from above, and its link is copied [PUB-GEN-96] [PUB-GEN-97]', async () => {
    const { page } = await openPage(browser, {
      origin: site.origin,
      path: `/${language}/planner?width=3&height=2&nearest=3`,
      language,
      width,
      hasSeenOffer: true,
    });
    const parts = { photo: '.photo', wall: '.wall-drawing', room: '.room-drawing' } as const;
    const seen = () =>
      page.evaluate(
        (all) =>
          Object.entries(all).flatMap(([name, css]) => (document.querySelector(css)?.checkVisibility() ? [name] : [])),
        parts,
      );
    // The drawing is shown until there is a photo.
    await expect.poll(seen).toEqual(['photo', 'wall']);
    await page.getByRole('radio', { name: t['view-wall'] }).check();
    await expect.poll(seen).toEqual(['wall']);
    await page.getByRole('radio', { name: t['view-room'] }).check();
    await expect.poll(seen).toEqual(['room']);
    await page.getByRole('textbox', { name: t.planWidth }).fill('4');
    await page.waitForURL('**width=4*');
    await expect.poll(seen).toEqual(['room']);
    expect(await violationsOn(page)).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: islandWords[language].copyLink }).click();
    await page.getByText(islandWords[language].linkCopied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/${language}/planner?width=4`);
  });

  it('shows one picture at two pitches, parted by a slider that the keyboard moves', async () => {
    const { page } = await openPage(browser, {
      origin: site.origin,
      path: `/${language}/planner?width=3&height=2&nearest=2`,
      language,
      width,
      hasSeenOffer: true,
    });
    const slider = page.locator('.plan-lens input');
    const picture = () =>
      page
        .locator('.lens-picture')
        .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
    await hydrated(slider);
    await expect.poll(async () => (await picture()).length).toBeGreaterThan(5000);
    const before = await picture();
    await slider.press('End');
    await expect.poll(picture).not.toBe(before);
    const first = await picture();
    await slider.press('Home');
    await expect.poll(picture).not.toBe(first);
  });

  it('prints as one sheet, whether one wall is planned or three are compared', async () => {
    const { page } = await openPage(browser, {
      origin: site.origin,
      path: '/robots.txt',
      language,
      hasSeenOffer: true,
    });
    for (const more of ['nearest=4', 'unit=ft&nearest=13&farthest=50&cabinet=1&cabinet=4&cabinet=2']) {
      await page.goto(`/${language}/planner?width=20&height=11&${more}`);
      await page.locator('.wall-drawing').first().waitFor();
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(/\/Count (\d+)/.exec(sheets)?.[1], more).toBe('1');
    }
  });

  it('answers without scripts, by an address that others can open', async () => {
    const { page } = await openPage(browser, {
      origin: site.origin,
      path: `/${language}/planner`,
      language,
      width,
      javaScript: false,
    });
    await page.getByRole('textbox', { name: t.planWidth }).fill('6');
    await page.getByRole('textbox', { name: t.planHeight }).fill('3');
    await page.getByRole('button', { name: t.planShow }).click();
    await page.waitForURL('**/planner?*width=6*');
    await expect.poll(() => page.getByRole('table', { name: t.planFigures }).isVisible()).toBe(true);
  });
});

it('keeps its form beside the drawing, and off the figures below it', async () => {
  const { page } = await openPage(browser, {
    origin: site.origin,
    path: '/en/planner?width=6&height=3',
    width: 1440,
    height: 900,
    hasSeenOffer: true,
  });
  await page.locator('.plan-ways').scrollIntoViewIfNeeded();
  const edge = (selector: string, side: 'top' | 'bottom') =>
    page.locator(selector).evaluate((element, of) => element.getBoundingClientRect()[of], side);
  await expect
    .poll(async () => (await edge('.plan-figures:not(.plan-cabinets)', 'top')) - (await edge('.plan-asking', 'bottom')))
    .toBeGreaterThan(0);
});

it('scripts and styles of its own weigh at most 60 KB, and other pages fetch none of them', async () => {
  const scriptsOf = async (path: string) => {
    const { page } = await openPage(browser, {
      origin: site.origin,
      path: '/robots.txt',
      language: 'en',
      hasSeenOffer: true,
      asksNobodyElse: true,
    });
    const fetched = await watchFetched(page);
    await page.goto(path);
    // React is loaded after everything that is visible first.
    await page.waitForLoadState('networkidle');
    return { page, fetched };
  };
  const others = new Set<string>();
  for (const path of ['/en', '/en/contact', '/en/products']) {
    const { fetched } = await scriptsOf(path);
    for (const file of fetched.keys()) others.add(file);
  }
  expect([...others].filter((file) => /planner|photo|lens|size-choice|length/.test(file))).toEqual([]);

  const { page, fetched } = await scriptsOf('/en/planner?width=6&height=3');
  await hydrated(page.locator('.plan-lens'));
  await hydrated(page.locator('.photo'));
  const own = [...fetched].filter(([file]) => /\.(?:js|css)$/.test(file) && !others.has(file));
  const inPage = brotliCompressSync((await page.locator('head style').allTextContents()).join('')).length;
  expect(own.length).toBeGreaterThan(1);
  const weight = own.reduce((sum, [, bytes]) => sum + bytes, inPage);
  expect(weight, JSON.stringify(own)).toBeLessThanOrEqual(60_000);
});

it('a plan without a photo leaves no empty row below its figures', async () => {
  const { page } = await openPage(browser, { origin: site.origin, path: '/en/planner', hasSeenOffer: true });
  const gap = () =>
    page.evaluate(() => {
      const boxOf = (css: string) => document.querySelector(css)?.getBoundingClientRect();
      return (boxOf('.wall-planner')?.bottom ?? 0) - (boxOf('.plan-ways')?.bottom ?? 0);
    });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(gap).toBeLessThan(2);
  }
});

it.each(['en', 'ar'] as const)(
  'in %s a plan without an answer stays as it is, and is asked for again',
  async (language) => {
    const { page } = await openPage(browser, {
      origin: site.origin,
      path: `/${language}/planner?width=3&height=2`,
      hasSeenOffer: true,
    });
    await page.locator('.plan-result').waitFor();
    const unanswered = page.locator('[data-unanswered]');
    await page.route('**/planner?*', (route) => route.abort());
    await page.locator('#plan-width').fill('4');
    await unanswered.getByText(islandWords[language].notAnswered).waitFor();
    // Both are beside the form, not below it.
    for (const part of ['[data-unanswered]', '.plan-seen']) {
      const top = () =>
        page
          .locator(part)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await expect.poll(top).toBeLessThan(600);
    }
    await expect.poll(() => page.locator('#plan-width').inputValue()).toBe('4');
    await page.locator('.plan-result').waitFor();
    await page.unroute('**/planner?*');
    await unanswered.getByRole('button', { name: islandWords[language].tryAgain }).click();
    await unanswered.waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).searchParams.get('width')).toBe('4');
  },
);

it('takes a photo also where it was chosen before the script came', async () => {
  const { page } = await openPage(browser, { origin: site.origin, path: '/robots.txt', hasSeenOffer: true });
  const opened = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto('/en/planner?width=3&height=2', { waitUntil: 'commit' });
  const buffer = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
  await page.locator('.photo-file').setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer });
  opened.resolve(undefined);
  await expect.poll(() => page.locator('.photo-handle').count()).toBe(5);
  await page.close();
});
