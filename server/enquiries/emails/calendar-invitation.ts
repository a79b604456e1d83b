/** A meeting for a calendar file. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** Identical in all versions of the meeting. */
  readonly uid: string;
  /** Incremented by every change. */
  readonly sequence: number;
  /** When this version was created. */
  readonly stamp: Date;
  readonly start: Date;
  readonly end: Date;
  /** The company's name, the source of the calendar entry. */
  readonly company: string;
  readonly summary: string;
  readonly description: string;
  /** E-mail address of the company; empty if there is none. */
  readonly organizer: string;
  readonly attendees: readonly string[];
}

const mostOctets = 75;
const encoder = new TextEncoder();
const controls = /[\u0000-\u0009\u000B-\u001F\u007F]/g;

/** `20261123T070000Z`: a timestamp in UTC (RFC 5545, 3.3.5). */
const stampOf = (timestamp: Date): string => `${timestamp.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Text values (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/**
 * Folds a content line to at most 75 octets per line, with a space before each continuation (RFC 5545, 3.1). Characters
 * are never split, so that Arabic stays readable in clients that unfold bytewise.
 */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > mostOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** The address of a property must not contain characters that end the property. */
const mailto = (address: string): string => `mailto:${address.replace(/[\s;,:"\\]/g, '')}`;

/** The invitation as `text/calendar` (RFC 5545 and, for the method, RFC 5546). */
export function toCalendar(invitation: Invitation): string {
  const { method, uid, sequence, stamp, start, end, company, summary, description, organizer, attendees } = invitation;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company).replaceAll('/', ' ')}//Meetings//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stampOf(stamp)}`,
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(organizer === '' ? [] : [`ORGANIZER:${mailto(organizer)}`]),
    ...attendees.map((address) => `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${mailto(address)}`),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
