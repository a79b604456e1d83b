import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldSlot, guardSlot } from '../../tests/support/form-slots.tsx';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import type { Country } from '../../content/countries.ts';
import { BookingForm } from './booking-form.tsx';
import { Island } from './island.tsx';

const data = {
  kind: 'booking',
  label: 'Meeting',
  names: 'date time name',
  renderedOn: '2037-08-12',
  firstDay: '2037-08-12',
  times: '09:00 10:30 16:00',
  days: [0, 1, 2, 3, 4],
  starts: '2037-08-12T16:00 2037-08-13T09:00 2037-08-13T10:30',
  words: {
    send: 'Book',
    busy: 'Sending...',
    success: 'It was sent',
    refused: 'Not booked',
    exception: 'Not sent',
    missing: 'Fields are missing',
    unfilled: 'Fill in this field',
  },
};

interface Options {
  readonly language?: 'ar' | 'en';
  readonly country?: Country;
  /** Default: Wednesday, 12 August 2037, noon in Riyadh. */
  readonly now?: string;
  /** Minutes in advance that a meeting must be booked. */
  readonly notice?: number;
  readonly isFolded?: boolean;
}

async function open({ language, country = 'sa', now = '2037-08-12T09:00:00Z', notice = 60, isFolded }: Options = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const rendered = await renderIsland(
    <Island
      name="booking"
      of={BookingForm}
      data={{ ...data, country, notice, isFolded }}
      slots={[
        'Book a Meeting Now',
        guardSlot,
        fieldSlot({ kind: 'booking', name: 'date', label: 'Day', said: { required: 'Choose a day' } }),
        fieldSlot({ kind: 'booking', name: 'time', label: 'Time', said: { refused: 'Too soon' } }),
        'Riyadh time',
        fieldSlot({ kind: 'booking', name: 'name', label: 'Name' }),
        'We use this to answer you',
      ]}
    />,
    { language },
  );
  return { ...rendered, requests: holdRequests() };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const dayButton = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? document.body;
const focusedDay = () => document.activeElement?.getAttribute('data-day');
const month = () => document.querySelector('.month-name')?.textContent;
const selected = () => screen.queryAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent);
const said = () => screen.getByRole('alert').textContent;
const errorOf = (name: string) => document.getElementById(`booking-${name}-error`)?.textContent;
const nextTimes = () => within(screen.getByRole('group', { name: 'When shall we meet?' })).getAllByRole('link');
const shownTimes = () => nextTimes().map(({ textContent }) => textContent);
const chosenTimes = () =>
  nextTimes().flatMap((time) => (time.getAttribute('aria-current') === 'true' ? [time.textContent] : []));
const nextTime = (name: string) => screen.getByRole('link', { name });

describe('the calendar', () => {
  it('opens at the month of today and steps through the months [PUB-BOOK-05, PUB-BOOK-06, PUB-BOOK-08]', async () => {
    const { user } = await open();
    expect(month()).toBe('August 2037');
    expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('12');
    expect(screen.getAllByRole('gridcell')).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(month()).toBe('September 2037');
    expect(document.querySelector('[aria-current="date"]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(month()).toBe('July 2037');
  });

  it('takes the pressed day, and stays in its month [PUB-BOOK-09]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Thursday,? 13 August 2037$/ }));
    expect([field('Day').value, selected()]).toEqual(['2037-08-13', ['13']]);
    expect(document.querySelector('output')?.textContent).toMatch(/13/);
    await user.click(dayButton('2037-08-14'));
    expect([field('Day').value, selected(), month()]).toEqual(['2037-08-14', ['14'], 'August 2037']);
  });

  it.each([
    ['en', /^Tuesday,? 11 August 2037, in the past$/, 'That day has passed. Please choose a later one.'],
    ['ar', /، يوم مضى$/, 'مضى هذا اليوم. يرجى اختيار يوم لاحق.'],
  ] as const)(
    'refuses a day that has passed, until another is chosen (%s) [PUB-BOOK-09, OP-052]',
    async (language, name, words) => {
      const { user } = await open({ language });
      await user.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
      expect([field('Day').value, said(), errorOf('date')]).toEqual(['', words, words]);
      await user.click(dayButton('2037-08-12'));
      expect([field('Day').value, said(), errorOf('date')]).toEqual(['2037-08-12', '', '']);
    },
  );

  it('knows today by the clock of the country, whenever the page was rendered [OP-052]', async () => {
    // It is Thursday in Dubai and in Riyadh, while the page was rendered on Wednesday.
    await open({ country: 'ae', now: '2037-08-12T20:30:00Z' });
    expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('13');
    expect(dayButton('2037-08-12').getAttribute('aria-disabled')).toBe('true');
  });

  it('refuses a day that has passed since it was chosen', async () => {
    const { user, requests } = await open();
    await user.click(dayButton('2037-08-12'));
    await user.type(field('Time'), '16:00');
    await user.type(field('Name'), 'Sara');
    vi.setSystemTime(new Date('2037-08-12T21:30:00Z'));
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(errorOf('date')).toBe('That day has passed. Please choose a later one.');
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}'],
    ['ar', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('is walked along the line of reading, over weekends and months (%s)', async (language, onwards, back) => {
    const { user } = await open({ language });
    document.querySelector<HTMLElement>('.day[tabindex="0"]')?.focus();
    expect(focusedDay()).toBe('2037-08-12');
    for (const [key, day] of [
      [onwards, '2037-08-13'],
      [onwards, '2037-08-14'],
      [onwards, '2037-08-17'],
      [back, '2037-08-14'],
      ['{Home}', '2037-08-10'],
      ['{End}', '2037-08-14'],
      ['{ArrowDown}', '2037-08-21'],
      ['{ArrowUp}', '2037-08-14'],
      ['{ArrowDown}{ArrowDown}', '2037-08-28'],
      [onwards, '2037-08-31'],
      ['{PageDown}', '2037-09-28'],
      ['{PageUp}', '2037-08-31'],
    ] as const) {
      await user.keyboard(key);
      expect([key, focusedDay()]).toEqual([key, day]);
    }
    expect(document.querySelectorAll('.day[tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(field('Day').value).toBe('2037-08-31');
  });

  it('leaves keys with which the browser does something else', async () => {
    const { user } = await open();
    document.querySelector<HTMLElement>('.day[tabindex="0"]')?.focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}x');
    expect(focusedDay()).toBe('2037-08-12');
  });
});

describe('the next times', () => {
  it('are those of the clock of the office that leave the notice [PUB-BOOK-23, PUB-BOOK-25]', async () => {
    // The page was rendered before noon, and a notice of five hours ends at five.
    await open({ notice: 300 });
    expect(shownTimes()).toEqual(['Thu 13 09:00', 'Thu 13 10:30', 'Thu 13 16:00']);
  });

  it('fill in day and time, take back what was missed, and lead on to the name [PUB-BOOK-25, PUB-GEN-80]', async () => {
    const { user } = await open();
    expect(shownTimes()).toEqual(['Wed 12 16:00', 'Thu 13 09:00', 'Thu 13 10:30']);
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(errorOf('time')).toBe('Fill in this field');
    await user.click(nextTime('Thu 13 10:30'));
    expect([field('Day').value, field('Time').value]).toEqual(['2037-08-13', '10:30']);
    expect([errorOf('date'), errorOf('time'), selected()]).toEqual(['', '', ['13']]);
    expect(document.activeElement).toBe(field('Name'));
    expect(chosenTimes()).toEqual(['Thu 13 10:30']);
    await user.clear(field('Time'));
    expect(chosenTimes()).toEqual([]);
    await user.type(field('Time'), '09:00');
    expect(chosenTimes()).toEqual(['Thu 13 09:00']);
  });

  it('name a Sunday, which the calendar has not [PUB-BOOK-25]', async () => {
    const { user } = await open({ now: '2037-08-15T09:00:00Z' });
    await user.click(nextTime('Sun 16 09:00'));
    expect(field('Day').value).toBe('2037-08-16');
    expect(document.querySelector('output')?.textContent).toBe('Sun 16 August');
  });

  it('open the card that is closed, and another one keeps it open [PUB-BOOK-24, PUB-BOOK-25]', async () => {
    const { user } = await open({ isFolded: true });
    const isOpen = () => document.querySelector('details')?.open;
    expect(isOpen()).toBe(false);
    await user.click(nextTime('Thu 13 09:00'));
    expect([isOpen(), field('Day').value, field('Time').value]).toEqual([true, '2037-08-13', '09:00']);
    await user.click(nextTime('Thu 13 10:30'));
    expect([isOpen(), field('Time').value]).toEqual([true, '10:30']);
  });
});

describe('the notice before a meeting', () => {
  it('refuses a time of today that leaves less of it [PUB-BOOK-21]', async () => {
    const { user, requests } = await open();
    await user.click(dayButton('2037-08-12'));
    await user.type(field('Name'), 'Sara');
    for (const early of ['11:59', '12:59']) {
      await user.clear(field('Time'));
      await user.type(field('Time'), early);
      expect(said()).toBe('');
      await user.click(screen.getByRole('button', { name: 'Book' }));
      expect([said(), errorOf('time'), document.activeElement]).toEqual(['Too soon', 'Too soon', field('Time')]);
    }
    expect(requests).toHaveLength(0);
    await user.clear(field('Time'));
    await user.type(field('Time'), '13:00');
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['en', /^Thursday,? 13 August 2037, too soon to book$/, 'That day is too soon. Please choose a later one.'],
    ['ar', /، قريب جدًا ولا يمكن حجزه$/, 'هذا اليوم قريب جدًا. يرجى اختيار يوم لاحق.'],
  ] as const)('offers no day that leaves less of it (%s) [PUB-BOOK-23]', async (language, name, words) => {
    const { user } = await open({ language, notice: 2880 });
    expect(document.querySelector('.day[tabindex="0"]')?.getAttribute('data-day')).toBe('2037-08-14');
    await user.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
    expect([field('Day').value, errorOf('date')]).toEqual(['', words]);
    await user.click(dayButton('2037-08-14'));
    expect([field('Day').value, errorOf('date')]).toEqual(['2037-08-14', '']);
  });
});

describe('a booking', () => {
  it('names everything that is missing, and leads to the calendar [PUB-BOOK-10, PUB-BOOK-11]', async () => {
    const { user, requests } = await open();
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(said()).toBe('Fields are missing');
    expect(['date', 'time', 'name'].map(errorOf)).toEqual(['Choose a day', 'Fill in this field', 'Fill in this field']);
    expect(focusedDay()).toBe('2037-08-12');
    expect(requests).toHaveLength(0);
  });

  it('that was sent forgets its day and its time, and its thanks stay [PUB-BOOK-18, OP-006]', async () => {
    const { user, requests } = await open();
    await user.click(nextTime('Thu 13 10:30'));
    await user.type(field('Name'), 'Sara');
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(requests[0]?.body).toMatchObject({ fields: { date: '2037-08-13', time: '10:30', name: 'Sara' } });
    requests[0]?.answer({ success: true });
    await expect.poll(said).toBe('It was sent');
    await expect.poll(selected).toEqual([]);
    expect(chosenTimes()).toEqual([]);
    expect(document.querySelector('output')?.textContent).toBe('Choose a day');
  });

  it('that is refused says so, and keeps its day [OP-006]', async () => {
    const { user, requests } = await open();
    await user.click(dayButton('2037-08-13'));
    await user.type(field('Time'), '16:00');
    await user.type(field('Name'), 'Sara');
    await user.click(screen.getByRole('button', { name: 'Book' }));
    requests[0]?.answer({ success: false, issues: [{ path: 'date', code: 'past' }] }, 400);
    await expect.poll(said).toBe('Not booked');
    expect([selected(), focusedDay()]).toEqual([['13'], '2037-08-13']);
  });
});
