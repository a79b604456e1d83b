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
    const page = await visit('/en');
    const look = (day: string) =>
      page.locator(`.day[data-day="${day}"]`).evaluate((element) => {
        const { color, fontWeight, cursor } = getComputedStyle(element);
        return [element.getAttribute('aria-disabled'), color, fontWeight, cursor];
      });
    await expect.poll(() => look('2037-08-11')).toEqual(['true', 'rgb(91, 103, 133)', '300', 'not-allowed']);
    await expect.poll(() => look('2037-08-13')).toEqual([null, 'rgb(244, 246, 251)', '500', 'pointer']);
  });
});

describe('the proposed times', () => {
  it('stand in one row on a phone and on the slider, and move nothing when they come', async () => {
    for (const [path, width] of [
      ['/ar', 390],
      ['/en', 1440],
    ] as const) {
      const page = await visit(path, { width, height: 900 });
      await page.locator('.booking').scrollIntoViewIfNeeded();
      const tops = () =>
        page
          .locator('.slot')
          .evaluateAll((slots) => new Set(slots.map((each) => each.getBoundingClientRect().top)).size);
      await expect.poll(tops).toBe(1);
      const height = () => page.locator('.booking-when').evaluate((when) => when.getBoundingClientRect().height);
      const rendered = await height();
      await page.locator('.slots').evaluate((slots) => slots.remove());
      await expect.poll(height).toBe(rendered);
    }
  });
});

describe('a booking', () => {
  it('needs a day, is stored, and only then is called a success, which stays [PUB-BOOK-10, PUB-BOOK-17, PUB-BOOK-18, PUB-BOOK-19, MSG-01, OP-006, OP-098]', async () => {
    const page = await visit('/en');
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
    const page = await visit('/en');
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
    const page = await visit('/ar', { language: 'ar' });
    const isOffered = (day: string) => page.locator(`.day[data-day="${day}"]`).getAttribute('aria-disabled');
    await expect.poll(() => isOffered('2037-08-13')).toBe('true');
    await expect.poll(() => isOffered('2037-08-14')).toBeNull();
    await expect.poll(() => page.locator('.day[tabindex="0"]').getAttribute('data-day')).toBe('2037-08-14');
    await page.locator('.day[data-day="2037-08-13"]').click({ force: true });
    await expect.poll(() => alertOf(page).textContent()).toBe('هذا اليوم قريب جدًا. يرجى اختيار يوم لاحق.');
    await page.locator('.day[data-day="2037-08-14"]').click();
    const disabled = () => page.locator('.slot:disabled').allTextContents();
    await expect.poll(disabled).toEqual(['09:00', '10:30']);
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
    const [hero, card] = ['.hero', '.booking'].map((part) => document.querySelector(part)?.getBoundingClientRect());
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
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await violationsOn(page, { include: '.booking' })).toEqual([]);
    }
  });
});
