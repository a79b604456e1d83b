import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyContent } from '../../tests/support/company-content.ts';
import { homeContent } from '../../tests/support/home-content.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../tests/support/render-site.ts';

const open = (visit: Visit = {}) => renderSite(homeContent, { language: 'en', ...visit });
const cardOf = ({ html }: { readonly html: string }) => elementsWith(html, 'section', 'class="booking"')[0] ?? '';
const daysOf = (card: string) => elementsWith(card, 'button', 'class="day"');
const inputOf = (card: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(card)?.[0];

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('the booking card', () => {
  it('stands on the hero of Home, and in the contact block of Projects and Contact [PUB-BOOK-01] [PUB-HOME-09] [PUB-PROJ-12] [PUB-CONTACT-02]', async () => {
    const home = await open();
    expect(home.html).toMatch(
      /<div class="hero-stage"><react-island.*<\/react-island><div class="hero-booking[^>]*><section/s,
    );
    for (const path of ['/projects', '/contact']) {
      const { html } = await renderSite(companyContent, { path, language: 'en' });
      expect(/class="contact-block".*?<react-island name="booking"/s.test(html)).toBe(true);
      expect(html.match(/<react-island name="booking"/g)).toHaveLength(1);
    }
  });

  it.each([
    ['en', 'When shall we meet?', ['Wed 18 14:00', 'Wed 18 16:00', 'Thu 19 09:00']],
    ['ar', 'متى نلتقي؟', ['الأربعاء 18 14:00', 'الأربعاء 18 16:00', 'الخميس 19 09:00']],
  ] as const)(
    'is closed to a bar with the question and the next times (%s) [PUB-BOOK-24, PUB-BOOK-25]',
    async (language, question, times) => {
      const card = cardOf(await open({ language }));
      const bar = elementsWith(card, 'summary', 'class="booking-bar"')[0] ?? '';
      expect(card).toMatch(/<details class="booking-fold">/);
      expect(visibleText(bar)).toContain(question);
      expect(elementsWith(card, 'a', 'class="next-time"').map((time) => visibleText(time).trim())).toEqual(times);
    },
  );

  it('is open where the server answers a form that was posted without scripts [PUB-BOOK-24]', async () => {
    expect(cardOf(await open({ query: 'sent=booking' }))).toMatch(/<details class="booking-fold" open="">/);
  });

  it('is headed "Book a Meeting Now", in Arabic in Arabic words [PUB-BOOK-02] [MSG-34]', async () => {
    expect(visibleText(cardOf(await open()))).toContain('Book a Meeting Now');
    expect(visibleText(cardOf(await open({ language: 'ar' })))).toContain('احجز اجتماعك الآن');
  });

  it('shows 25 days under the letters M, T, W, T, F [PUB-BOOK-03] [PUB-BOOK-04] [PUB-BOOK-05] [CONST-40]', async () => {
    const card = cardOf(await open());
    const lettersOf = (html: string) =>
      [...(/class="month-grid"><div>(.*?)<\/div><\/div>/.exec(html)?.[1] ?? '').matchAll(/<div>(.)/g)].map(
        ([, letter]) => letter,
      );
    expect(lettersOf(card)).toEqual(['M', 'T', 'W', 'T', 'F']);
    expect(daysOf(card)).toHaveLength(25);
    expect(visibleText(daysOf(card)[0] ?? '').trim()).toBe('26');
    const arabic = cardOf(await open({ language: 'ar' }));
    expect(lettersOf(arabic)).toEqual(['ن', 'ث', 'ر', 'خ', 'ج']);
  });

  it('marks today, dims what lies outside the month and refuses what has passed [PUB-BOOK-06] [PUB-BOOK-07] [OP-052]', async () => {
    const days = daysOf(cardOf(await open()));
    expect(days.filter((day) => day.includes('aria-current="date"')).map((day) => visibleText(day).trim())).toEqual([
      '18',
    ]);
    expect(days.filter((day) => day.includes('data-outside'))).toHaveLength(5);
    expect(days.filter((day) => day.includes('aria-disabled'))).toHaveLength(17);
  });

  it('opens with the next month where none of this one can be booked, with today in a line above [PUB-BOOK-20]', async () => {
    const above = (card: string) => visibleText(elementsWith(card, 'p', 'class="month-today"')[0] ?? '').trim();
    const isHidden = (card: string) => /<p class="month-today" hidden/.test(card);
    expect(isHidden(cardOf(await open()))).toBe(true);
    vi.setSystemTime(new Date('2026-08-29T09:00:00Z'));
    const card = cardOf(await open());
    expect(visibleText(card)).toContain('September 2026');
    expect([isHidden(card), above(card)]).toEqual([false, 'Today: Saturday 29 August 2026']);
    const arabic = cardOf(await open({ language: 'ar' }));
    expect(visibleText(arabic)).toContain('سبتمبر 2026');
    expect([isHidden(arabic), above(arabic)]).toEqual([false, 'اليوم: السبت، 29 أغسطس 2026']);
    // The first week of September contains the last Monday of August, so today is in the grid again.
    vi.setSystemTime(new Date('2026-08-31T09:00:00Z'));
    const monday = cardOf(await open());
    expect(visibleText(monday)).toContain('September 2026');
    expect([isHidden(monday), monday.includes('aria-current="date"')]).toEqual([true, true]);
  });

  it('leaves days of the next month open to choose though they are dimmed [OP-052]', async () => {
    vi.setSystemTime(new Date('2026-02-25T09:00:00Z'));
    const february = daysOf(cardOf(await open()));
    expect(february.findLast((day) => !day.includes('data-outside'))).toMatch(/^[^>]*class="day">27</);
    vi.setSystemTime(new Date('2026-09-01T09:00:00Z'));
    expect(daysOf(cardOf(await open()))[0]).toMatch(/aria-disabled="true">31</);
  });

  it('asks for time, name, phone and kind of meeting, in the words of the specification [PUB-BOOK-10] [PUB-BOOK-11] [PUB-BOOK-12] [PUB-BOOK-13] [PUB-BOOK-14] [PUB-BOOK-16] [MSG-35]', async () => {
    const card = cardOf(await open());
    for (const name of ['date', 'time', 'name', 'phone', 'meetingType'])
      expect(inputOf(card, name)).toContain('required=""');
    expect(inputOf(card, 'date')).toMatch(/type="date"/);
    expect(inputOf(card, 'time')).toMatch(/type="time"/);
    expect(inputOf(card, 'name')).toContain('placeholder="Your Name"');
    expect(inputOf(card, 'phone')).toMatch(/type="tel"/);
    expect(inputOf(card, 'phone')).toContain('placeholder="Phone Number"');
    expect(card).toContain('<option value="" selected="">Select Meeting Type</option>');
    expect(inputOf(card, 'email')).not.toContain('required');
  });

  it('offers Zoom, Google Meet, Teams and a meeting in person [PUB-BOOK-15] [OP-053]', async () => {
    const options = (card: string) =>
      [...card.matchAll(/<option value="(\w+)">([^<]+)</g)].map(([, value, name]) => [value, name]);
    expect(options(cardOf(await open()))).toEqual([
      ['zoom', 'Zoom'],
      ['google_meet', 'Google Meet'],
      ['teams', 'Teams'],
      ['physical', 'Physical'],
    ]);
    expect(options(cardOf(await open({ language: 'ar' }))).map(([, name]) => name)).toEqual([
      'زووم',
      'غوغل ميت',
      'تيمز',
      'حضوري',
    ]);
  });

  it('names the time zone of the country and the days on which its office is closed, and takes its first day that leaves enough notice [OP-052, PUB-BOOK-23]', async () => {
    // One hour later it is midnight in Dubai, but not yet in Riyadh.
    vi.setSystemTime(new Date('2026-11-18T19:30:00Z'));
    const [riyadh, dubai] = [await open(), await open({ country: 'ae' })];
    expect(visibleText(cardOf(riyadh))).toContain('Riyadh time (UTC+3)');
    expect(visibleText(cardOf(dubai))).toContain('Dubai time (UTC+4)');
    expect(visibleText(cardOf(riyadh))).toContain('Friday: online');
    expect(visibleText(cardOf(dubai))).not.toContain(': online');
    expect(inputOf(cardOf(riyadh), 'date')).toContain('min="2026-11-18"');
    expect(inputOf(cardOf(dubai), 'date')).toContain('min="2026-11-19"');
  });

  it('keeps its page fresh until its first time or today can no longer be booked [PUB-BOOK-06, PUB-BOOK-23, PUB-BOOK-25]', async () => {
    expect((await open()).freshUntil).toEqual(new Date('2026-11-18T10:00:00Z'));
    vi.setSystemTime(new Date('2026-11-18T16:00:00Z'));
    expect((await open()).freshUntil).toEqual(new Date('2026-11-18T20:00:00Z'));
    expect((await open({ country: 'ae', path: '/projects' })).freshUntil).toEqual(new Date('2026-11-18T19:00:00Z'));
  });

  it('without scripts says that it was sent once the server has taken it [PUB-BOOK-18] [PUB-BOOK-19] [MSG-01]', async () => {
    const success = 'Your request has been sent successfully. Thank you for contacting us!';
    expect(visibleText(cardOf(await open({ query: 'sent=booking' })))).toContain(success);
    expect(visibleText(cardOf(await open()))).not.toContain(success);
  });

  it.each([
    ['en', 'This time has passed or is too soon. Please choose a later time or another day'],
    ['ar', 'مضى هذا الموعد أو اقترب كثيرًا. يرجى اختيار وقت لاحق أو يوم آخر'],
  ] as const)(
    'without scripts (%s) says what is wrong with a time that leaves too little notice, and keeps what was typed [PUB-BOOK-21]',
    async (language, words) => {
      const values = { date: '2026-11-18', time: '12:30', name: 'Sara', phone: '050 123 4567', meetingType: 'zoom' };
      const card = cardOf(
        await open({
          language,
          refusedForm: { kind: 'booking', message: 'x', values, issues: [{ path: 'time', code: 'meetingTooSoon' }] },
        }),
      );
      expect(visibleText(elementsWith(card, 'p', 'id="booking-time-error"')[0] ?? '').trim()).toBe(words);
      for (const name of ['date', 'time', 'name', 'phone'] as const)
        expect(inputOf(card, name)).toContain(`value="${values[name]}"`);
      expect(card).toMatch(/<option value="zoom" selected/);
    },
  );

  it('stands alone where Home has no hero', async () => {
    const { html } = await renderSite({ ...homeContent, herobanner: [] }, { language: 'en' });
    expect(html).not.toContain('hero-stage');
    expect(html).toContain('<react-island name="booking"');
  });
});
