import { describe, expect, it } from 'vitest';
import type { Field } from '../../fields/field.ts';
import { meetingStart, todayIn } from '../meeting-time.ts';
import { assertEnquiries } from '../model/assert-enquiries.ts';
import { booking, contact, enquiries, inquiry, newsletter, projectRequest, quote } from './index.ts';

const requiredOf = (fields: Readonly<Record<string, Field>>) =>
  Object.entries(fields).flatMap(([name, { options }]) => (options.required === true ? [name] : []));
const kindsOf = (fields: Readonly<Record<string, Field>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, kind]));

it('the inquiry asks for name, e-mail and phone, all of them required [PUB-PROD-17, PUB-PROD-18]', () => {
  expect(kindsOf(inquiry.fields)).toEqual({ name: 'plain-text', email: 'email', phone: 'phone' });
  expect(requiredOf(inquiry.fields)).toEqual(['name', 'email', 'phone']);
});

it('the contact form asks for name, e-mail and message, all of them required [PUB-CONTACT-05, PUB-CONTACT-06]', () => {
  expect(requiredOf(contact.fields)).toEqual(['name', 'email', 'message']);
});

it('a request for a quote needs four answers, and takes three more [PUB-REG-32]', () => {
  expect(requiredOf(quote.fields)).toEqual(['name', 'phone', 'what', 'city']);
  expect(Object.keys(quote.fields).slice(4)).toEqual(['email', 'wallSize', 'message']);
});

it('the project request has its sixteen fields, of which website and specs are optional [PUB-REG-08..18, PUB-REG-20..25]', () => {
  const names = Object.keys(projectRequest.fields);
  expect(names).toHaveLength(16);
  expect(names.filter((name) => !requiredOf(projectRequest.fields).includes(name))).toEqual(['website', 'specs']);
  expect(kindsOf(projectRequest.fields)).toMatchObject({
    email: 'email',
    phone: 'phone',
    website: 'url',
    startDate: 'date',
  });
  const { projectType, budget, timeline, decisionMaker, stage } = projectRequest.fields;
  expect(
    [projectType, budget, timeline, decisionMaker, stage].map(({ options }) =>
      Object.values(options.choices).map(({ en }) => en),
    ),
  ).toEqual([
    ['Visual Solutions', 'LED Installation', 'Customized Monitors', 'Event Setup', 'Other'],
    ['50-100k', '100-250k', '250k+', 'Decide Later'],
    ['1-3 months', '3-6 months', '6+ months'],
    ['Yes', 'No'],
    ['Initial Inquiry', 'Shortlisting Vendors', 'Final Decision'],
  ]);
});

it('a booking asks for day, time, name, phone and meeting type, and offers the e-mail address [PUB-BOOK-10..15, MSG-35]', () => {
  expect(requiredOf(booking.fields)).toEqual(['date', 'time', 'name', 'phone', 'meetingType']);
  const { name, phone, meetingType } = booking.fields;
  expect(Object.keys(meetingType.options.choices)).toEqual(['zoom', 'google_meet', 'teams', 'physical']);
  expect([name, phone, meetingType].map(({ options }) => options.placeholder?.en)).toEqual([
    'Your Name',
    'Phone Number',
    'Select Meeting Type',
  ]);
});

it('the wording is that of the specification [MSG-01..06, MSG-08..11]', () => {
  const english = (enquiry: (typeof enquiries)[number]) =>
    Object.fromEntries(Object.entries(enquiry.messages).map(([name, { en }]) => [name, en]));
  expect(english(booking)['success']).toBe('Your request has been sent successfully. Thank you for contacting us!');
  expect(english(inquiry)).toMatchObject({
    success: 'Inquiry sent successfully!',
    refused: 'Failed to send inquiry',
    exception: 'An error occurred while sending your inquiry.',
    busy: 'Sending...',
  });
  expect(english(contact)).toMatchObject({
    missing: 'All fields are required.',
    refused: '❌ Failed to send message. Please try again.',
    exception: '❌ Failed to send message. Please try again.',
  });
  expect(english(contact)['success']).toMatch(/^✅ .*\{company\}/u);
  expect(english(projectRequest)).toMatchObject({
    success: 'Your project inquiry has been sent successfully!',
    refused: 'Failed to send inquiry, please try again.',
    exception: 'An error occurred while sending your inquiry.',
  });
});

it('every word a form shows is there in both languages', () => {
  for (const { label, fields, messages } of [...enquiries, newsletter]) {
    const words = [
      label,
      ...Object.values(messages),
      ...Object.values(fields).flatMap(({ options }) => options.label ?? []),
    ];
    for (const { en, ar } of words) {
      expect(en).not.toBe('');
      expect(ar).toMatch(/\p{Script=Arabic}/u);
    }
  }
});

it('a wrong declaration is refused by name', () => {
  const { name } = contact.fields;
  expect(() => assertEnquiries([contact, contact])).toThrow(/contact/);
  expect(() => assertEnquiries([{ ...contact, sender: 'nobody' }])).toThrow(/contact\.nobody/);
  expect(() => assertEnquiries([{ ...contact, fields: { name, fax: name } }])).toThrow(/contact\.fax/);
  expect(() => assertEnquiries([{ ...contact, isMeeting: true }])).toThrow(/date and time/);
});

describe('the day of a booking', () => {
  const late = new Date('2026-11-22T20:30:00Z');
  const check = (date: string, country: 'sa' | 'ae') =>
    booking.check({ date, time: '23:59' }, { country, now: late, meetingNotice: 0 });

  it('is today or later where the visitor is', () => {
    expect([todayIn('sa', late), todayIn('ae', late)]).toEqual(['2026-11-22', '2026-11-23']);
    expect(check('2026-11-22', 'sa')).toEqual([]);
    expect(check('2026-11-22', 'ae')).toEqual([{ path: 'date', code: 'pastDate' }]);
    expect(check('2026-11-21', 'sa')).toEqual([{ path: 'date', code: 'pastDate' }]);
  });

  // At this time it is 23:30 in Riyadh and 00:30 of the next day in Dubai.
  it.each([
    ['2026-11-22', '23:29', 'sa', 0, 'time'],
    ['2026-11-22', '23:30', 'sa', 0, null],
    ['2026-11-22', '00:00', 'sa', 60, 'time'],
    ['2026-11-23', '00:29', 'sa', 60, 'time'],
    ['2026-11-23', '00:30', 'sa', 60, null],
    ['2026-11-23', '00:29', 'ae', 0, 'time'],
    ['2026-11-23', '01:29', 'ae', 60, 'time'],
    ['2026-11-23', '01:30', 'ae', 60, null],
    ['2026-11-22', '23:59', 'ae', 60, 'date'],
    ['2026-11-23', '23:29', 'sa', 1440, 'time'],
    ['2026-11-23', '23:30', 'sa', 1440, null],
    ['2026-11-29', '23:29', 'sa', 10_080, 'time'],
  ] as const)('%s at %s in %s with %i minutes of notice: %s [PUB-BOOK-21]', (date, time, country, notice, refused) => {
    const issues = booking.check({ date, time }, { country, now: late, meetingNotice: notice });
    expect(issues.map(({ path }) => path)).toEqual(refused === null ? [] : [refused]);
    expect(issues.map(({ code }) => code)).toEqual(
      refused === null ? [] : [refused === 'time' ? 'meetingTooSoon' : 'pastDate'],
    );
  });

  it('and its time are those of the country', () => {
    expect(meetingStart('2026-11-23', '10:00', 'sa').toISOString()).toBe('2026-11-23T07:00:00.000Z');
    expect(meetingStart('2026-11-23', '10:00', 'ae').toISOString()).toBe('2026-11-23T06:00:00.000Z');
    expect(meetingStart('2026-11-23', '01:00', 'ae').toISOString()).toBe('2026-11-22T21:00:00.000Z');
  });
});
