import { expect, it } from 'vitest';
import { foldLine, type Invitation, toCalendar } from './calendar-invitation.ts';

const invitation: Invitation = {
  method: 'REQUEST',
  uid: 'b1946ac9@meetings',
  sequence: 0,
  stamp: new Date('2026-11-21T09:00:00Z'),
  start: new Date('2026-11-23T07:00:00Z'),
  end: new Date('2026-11-23T07:30:00Z'),
  company: 'Wameed / Displays',
  summary: 'اجتماع: سارة، ووميض; a, b \\ c',
  description: 'سطر أول\r\nسطر ثانٍ طويل طويل طويل طويل طويل طويل طويل طويل طويل طويل طويل',
  organizer: 'sales@wameed.example',
  attendees: ['sara@screens.example'],
};

const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

it('an invitation has the lines RFC 5545 asks for, each ended by CRLF', () => {
  const calendar = toCalendar(invitation);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(unfold(calendar)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wameed   Displays//Meetings//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:b1946ac9@meetings',
    'SEQUENCE:0',
    'DTSTAMP:20261121T090000Z',
    'DTSTART:20261123T070000Z',
    'DTEND:20261123T073000Z',
    'SUMMARY:اجتماع: سارة، ووميض\\; a\\, b \\\\ c',
    String.raw`DESCRIPTION:سطر أول\nسطر ثانٍ طويل طويل طويل طويل طويل طويل طويل طويل طويل طويل طويل`,
    'ORGANIZER:mailto:sales@wameed.example',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:sara@screens.example',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('no line is longer than 75 octets, and no character is cut', () => {
  const lines = toCalendar(invitation).split('\r\n');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const line of lines) {
    const octets = new TextEncoder().encode(line);
    expect(octets.length).toBeLessThanOrEqual(75);
    expect(decoder.decode(octets)).toBe(line);
  }
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  for (let length = 60; length < 160; length += 1) {
    const text = `SUMMARY:${'ش'.repeat(length)}😀`;
    expect(foldLine(text).replaceAll('\r\n ', '')).toBe(text);
  }
});

it('a cancellation keeps the UID and raises the sequence', () => {
  const lines = unfold(toCalendar({ ...invitation, method: 'CANCEL', sequence: 1 }));
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:b1946ac9@meetings', 'SEQUENCE:1', 'STATUS:CANCELLED']),
  );
});

it('what a visitor wrote cannot add a line', () => {
  const hostile = 'x\r\nATTENDEE:mailto:evil@evil.example\nEND:VEVENT\u0000';
  const calendar = toCalendar({
    ...invitation,
    summary: hostile,
    attendees: ['a@screens.example\r\nATTENDEE:mailto:evil@evil.example'],
  });
  const lines = unfold(calendar);
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});
