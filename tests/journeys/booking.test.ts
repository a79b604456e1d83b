import { violationsOn } from '../support/violations-on.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { callSite } from '../support/site-call.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('demo');

const success = 'Your request has been sent successfully. Thank you for contacting us!';

/** Opens a page with the browser's clock set to Wednesday, 12 August 2037, long after the date of the server. */
async function visit(path: string, options: Partial<PageOptions> = {}): Promise<Page> {
  const visitor = { origin: site.origin, path: '/robots.txt', language: 'en', hasSeenOffer: true } as const;
  const { page } = await openPage(browser, { ...visitor, ...options });
  await page.clock.setFixedTime(new Date('2037-08-12T09:00:00Z'));
  await page.goto(path);
  return page;
}

/** Opens Home and its booking card. */
async function openCard(path: string, options?: Partial<PageOptions>): Promise<Page> {
  const page = await visit(path, options);
  await page.locator('.booking-bar').click({ position: { x: 4, y: 36 } });
  return page;
}

const days = (page: Page) => page.locator('button.day');
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
const alertOf = (page: Page) => page.locator('.booking [role="alert"]');

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Time', { exact: true }).fill('10:30');
  await page.getByPlaceholder('Your Name').fill('Noura');
  await page.locator('.booking').getByPlaceholder('Phone Number').fill('0501234567');
  await page.locator('select[name="meetingType"]').selectOption('google_meet');
}

describe('the calendar', () => {
  it('shows days that have passed as unavailable, and the coming ones not', async () => {
    const page = await openCard('/en');
    const look = (day: string) =>
      page.locator(`.day[data-day="${day}"]`).evaluate((element) => {
        const { color, fontWeight, cursor } = getComputedStyle(element);
        return [element.getAttribute('aria-disabled'), color, fontWeight, cursor];
      });
    await expect.poll(() => look('2037-08-11')).toEqual(['true', 'rgb(91, 103, 133)', '400', 'not-allowed']);
    await expect.poll(() => look('2037-08-13')).toEqual([null, 'rgb(244, 246, 251)', '500', 'pointer']);
  });
});

const bar = (page: Page) => page.locator('.booking-bar');
const details = (page: Page) => page.locator('.booking-fold');
const isOpen = (page: Page) => details(page).evaluate((element) => element.hasAttribute('open'));

/** Where parts of a page are. */
const boxesOf = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { top, left, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return [selector, top, left, width, height];
      }),
    parts,
  );

describe('the bar of the card', () => {
  it.each([
    ['/en', 1440],
    ['/ar', 1440],
    ['/en', 390],
    ['/ar', 390],
    ['/ar', 360],
  ] as const)('is 72 px high, with everything in one row (%s, %s px) [PUB-BOOK-24]', async (path, width) => {
    const page = await visit(path, { width, height: 900 });
    const parts = ['.booking-bar', '.next-times-question', '.next-time', '.next-time:last-child'];
    const boxes = async () => (await boxesOf(page, parts)).map(([, , , , height]) => Number(height));
    await expect.poll(async () => (await boxes())[0]).toBe(72);
    expect(Math.max(...(await boxes()).slice(1))).toBeLessThanOrEqual(64);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('opens the card above itself and moves nothing, and the whole card is in the first screen [PUB-BOOK-24, PUB-BOOK-27]', async () => {
    for (const path of ['/en', '/ar']) {
      const page = await visit(path, { width: 1440, height: 900 });
      const parts = ['.booking-bar', '.hero', '.hero-words', '[aria-labelledby="tiles"]'];
      const before = await boxesOf(page, parts);
      await bar(page).click({ position: { x: 4, y: 36 } });
      await page.locator('.booking .form-send').waitFor();
      expect(await boxesOf(page, parts)).toEqual(before);
      const isInScreen = await page.locator('.booking-panel').evaluate((panel) => {
        const { top, bottom } = panel.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      expect([path, isInScreen]).toEqual([path, true]);
      await bar(page).click({ position: { x: 4, y: 36 } });
      await expect.poll(() => isOpen(page)).toBe(false);
    }
  });

  it('offers times that open the card with them chosen, a Sunday too [PUB-BOOK-25]', async () => {
    const page = await visit('/en', { width: 390, height: 844 });
    await page.clock.setFixedTime(new Date('2037-08-14T09:00:00Z'));
    await page.locator('.next-time').first().focus();
    const sunday = page.getByRole('link', { name: 'Sun 16 10:30' });
    await sunday.click();
    await expect.poll(() => isOpen(page)).toBe(true);
    const valueOf = (name: string) => page.locator(`.booking input[name="${name}"]`).inputValue();
    await expect.poll(() => Promise.all([valueOf('date'), valueOf('time')])).toEqual(['2037-08-16', '10:30']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('booking-name');
    await expect.poll(() => page.locator('.booking output').textContent()).toBe('Sun 16 August');
    await expect.poll(() => sunday.getAttribute('aria-current')).toBe('true');
  });
});

describe('the time field', () => {
  it('shows its whole value on a phone, and the notice is in letters of 14 px [PUB-BOOK-26]', async () => {
    for (const [path, width] of [
      ['/en/contact', 360],
      ['/ar/contact', 390],
      ['/en', 390],
    ] as const) {
      const page = await visit(path, { width, height: 844 });
      // The times lie upon the middle of the bar.
      if (path === '/en') await bar(page).click({ position: { x: 24, y: 24 } });
      const field = page.locator('.booking input[name="time"]');
      await field.fill('10:30');
      await expect
        .poll(() => field.evaluate((time) => [time.scrollWidth <= time.clientWidth, time.clientWidth >= 120]))
        .toEqual([true, true]);
      const sizeOf = (part: string) =>
        page.locator(`.booking ${part}`).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      expect(await sizeOf('.form-consent')).toBeGreaterThanOrEqual(14);
    }
  });
});

describe('a booking', () => {
  it('needs a day, is stored, and only then is called a success, which stays [PUB-BOOK-10, PUB-BOOK-17, PUB-BOOK-18, PUB-BOOK-19, MSG-01, OP-006, OP-098]', async () => {
    const page = await openCard('/en');
    await fill(page);
    // It is noon in Riyadh, and Enter chooses today.
    await page.getByLabel('Time', { exact: true }).fill('15:30');
    const send = page.locator('.booking .form-send');
    await send.click();
    await expect.poll(() => alertOf(page).textContent()).toBe('Please choose a day and fill in every field.');
    await expect.poll(() => page.locator('#booking-date-error').textContent()).toBe('Please choose a day.');
    await expect.poll(() => focusedDay(page)).toBe('2037-08-12');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#booking-date-error').textContent()).toBe('');
    await send.click();
    await page.getByText(success).waitFor();
    await expect.poll(() => page.locator('input[name="date"]').inputValue()).toBe('');
    const { answer } = await callSite(site, '/enquiries?kind=booking');
    expect(answer).toMatchObject([
      {
        kind: 'booking',
        sender: 'Noura',
        phone: '+966501234567',
        fields: { date: '2037-08-12', time: '15:30', meetingType: 'google_meet' },
      },
    ]);
    // The message of success stays until the next booking.
    await expect
      .poll(() => page.locator('react-island[name=booking]').getAttribute('data'))
      .not.toContain('clearAfter');
  });

  it('names everything that is missing at once, each beside its field, and leads to the calendar [PUB-BOOK-11..14]', async () => {
    const page = await visit('/ar/contact', { width: 390, height: 844, language: 'ar' });
    await page.locator('.booking .form-send').click();
    await expect.poll(() => alertOf(page).textContent()).toBe('يرجى اختيار اليوم وتعبئة جميع الحقول.');
    await expect
      .poll(() => page.locator('.booking .form-error').allTextContents())
      .toEqual(['يرجى اختيار اليوم.', ...Array.from({ length: 4 }, () => 'يرجى تعبئة هذا الحقل'), '']);
    await expect.poll(() => focusedDay(page)).toBe('2037-08-12');
  });

  it('at a time that has passed or leaves less notice than the office wants is refused in the page [PUB-BOOK-21, PUB-BOOK-23]', async () => {
    // It is noon in Riyadh.
    const page = await openCard('/en');
    await fill(page);
    const time = page.getByLabel('Time', { exact: true });
    const send = page.locator('.booking .form-send');
    await page.locator('.day[data-day="2037-08-12"]').click();
    const words = 'This time has passed or is too soon. Please choose a later time or another day';
    for (const early of ['11:59', '12:59']) {
      await time.fill(early);
      await expect.poll(() => alertOf(page).textContent()).toBe('');
      await send.click();
      await expect.poll(() => alertOf(page).textContent()).toBe(words);
      await expect.poll(() => page.locator('#booking-time-error').textContent()).toBe(words);
    }
    await time.fill('13:00');
    await send.click();
    await page.getByText(success).waitFor();
  });

  it('is not offered on days that leave less notice than the office wants [PUB-BOOK-21, PUB-BOOK-23]', async () => {
    await callSite(site, '/settings/country-sa', 'PUT', { meeting_notice: 2880 });
    const page = await openCard('/ar', { language: 'ar' });
    const isOffered = (day: string) => page.locator(`.day[data-day="${day}"]`).getAttribute('aria-disabled');
    await expect.poll(() => isOffered('2037-08-13')).toBe('true');
    await expect.poll(() => isOffered('2037-08-14')).toBeNull();
    await expect.poll(() => page.locator('.day[tabindex="0"]').getAttribute('data-day')).toBe('2037-08-14');
    await page.locator('.day[data-day="2037-08-13"]').click({ force: true });
    await expect.poll(() => alertOf(page).textContent()).toBe('هذا اليوم قريب جدًا. يرجى اختيار يوم لاحق.');
    const offered = () => page.locator('.next-time').allTextContents();
    await expect.poll(offered).toEqual(['الأحد 16 09:00', 'الأحد 16 10:30', 'الأحد 16 12:30']);
  });

  it('that the server refuses says so, keeps what was written, and takes a number that is sent again as it is [OP-006, PUB-GEN-90]', async () => {
    const page = await visit('/en/projects');
    await days(page).last().click();
    await fill(page);
    await page.locator('.booking').getByPlaceholder('Phone Number').fill('12');
    await page.locator('.booking .form-send').click();
    await page.getByText('Your meeting could not be booked.').waitFor();
    await expect
      .poll(() => page.locator('#booking-phone-error').textContent())
      .toBe('This does not look like a phone number. Please check it, or send it again as it is');
    await expect.poll(() => page.getByPlaceholder('Your Name').inputValue()).toBe('Noura');
    await expect.poll(() => page.getByText(success).count()).toBe(0);
    // A doubtful number is asked about again when it changes. The same number sent twice is accepted.
    const phone = page.locator('.booking').getByPlaceholder('Phone Number');
    for (const again of [false, true]) {
      await phone.fill('123');
      await expect.poll(() => page.locator('#booking-phone-error').textContent()).toBe('');
      await page.locator('.booking .form-send').click();
      if (!again) await page.locator('#booking-phone-error').filter({ hasText: 'phone number' }).waitFor();
    }
    await page.getByText(success).waitFor();
    const { answer } = await callSite(site, '/enquiries?kind=booking');
    expect(answer).toMatchObject([{ phone: null, phone_typed: '123', phone_shown: '123', phone_to_check: true }]);
  });

  it('is made without scripts in an ordinary form [PUB-BOOK-19]', async () => {
    const { page } = await openPage(browser, { origin: site.origin, path: '/en', javaScript: false, width: 390 });
    await expect.poll(() => page.locator('.booking .form').isVisible()).toBe(false);
    // A time is text of the bar.
    await page.locator('.next-time').first().click({ force: true });
    await expect.poll(() => page.locator('.booking .form').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.month').isVisible()).toBe(false);
    await page.locator('input[name="date"]').fill('2037-08-13');
    await fill(page);
    await page.locator('.booking .form-send').click();
    await page.getByText(success).waitFor();
  });
});

/** Where the card lies relative to the slider. Both are measured at once. */
const placeOfCard = (page: Page) =>
  page.evaluate(() => {
    const [hero, card] = ['.hero', '.booking-bar'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    if (hero === undefined || card === undefined) return 'nowhere';
    if (card.top >= hero.bottom) return 'below';
    if (card.top < hero.top || card.bottom > hero.bottom) return 'across';
    return card.left + card.width / 2 > innerWidth / 2 ? 'end' : 'start';
  });

describe('the card on Home', () => {
  it('lies on the slider at its end where there is room, and below it on a phone [PUB-HOME-09, PUB-HOME-10]', async () => {
    const page = await visit('/en');
    for (const [path, width, place] of [
      ['/en', 1440, 'end'],
      ['/en', 1023, 'below'],
      ['/en', 1024, 'end'],
      ['/ar', 1440, 'start'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      if (!page.url().endsWith(path)) await page.goto(path);
      await expect.poll(async () => [path, width, await placeOfCard(page)]).toEqual([path, width, place]);
    }
  });

  it('keeps its fields inside the card, however narrow the block it stands in', async () => {
    const page = await visit('/ar/contact', { width: 360, height: 844 });
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const beyond = () =>
        page.locator('.booking').evaluate((card) => {
          const { left, right } = card.getBoundingClientRect();
          return [...card.querySelectorAll('.form-control')]
            .filter((field) => field.checkVisibility())
            .map((field) => field.getBoundingClientRect())
            .filter((field) => field.left < left + 10 || field.right > right - 10).length;
        });
      await expect.poll(async () => [width, await beyond()]).toEqual([width, 0]);
    }
  });

  it('has nothing for axe to complain about, and no sideways scrolling on a phone', async () => {
    for (const path of ['/en', '/ar']) {
      const page = await visit(path, { width: 360, height: 740, reducedMotion: true });
      expect(await violationsOn(page, { include: '.booking' })).toEqual([]);
      await bar(page).click({ position: { x: 4, y: 36 } });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await violationsOn(page, { include: '.booking' })).toEqual([]);
    }
  });
});
