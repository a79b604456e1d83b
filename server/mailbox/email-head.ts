import { replaceEncodedWords } from './encoded-words.ts';

/** What identifies the conversation of an email, besides the ids that it answers. */
export interface EmailRoute {
  /** The outbox id, which the site's own emails have in a header; empty in all others. */
  readonly number: string;
  /** The outbox ids after a plus sign in the recipients' addresses. */
  readonly tags: readonly string[];
  readonly subject: string;
  /** True if it may be a mail server's report of an undelivered email. */
  readonly isReport: boolean;
}

/** What is known of an email before it is downloaded. */
export interface EmailHead extends EmailRoute {
  /** Its IMAP UID. */
  readonly uid: number;
  readonly bytes: number;
  /** When it arrived in the mailbox, in milliseconds since 1970. */
  readonly arrivedAt: number;
  /** `Message-ID` without brackets; empty if it has none. */
  readonly id: string;
  /**
   * The ids of the emails that it answers, nearest first: `In-Reply-To`, then `References` from the end; without
   * brackets.
   */
  readonly answers: readonly string[];
}

/** Maximum bytes of a head that are read; headers after them are ignored. */
export const mostHeadBytes = 65_536;
/** Maximum number of answered ids. */
const mostAnswers = 50;
/** The maximum length of a line in an email (RFC 5322). */
const longestId = 998;

/** The values of all headers with a name, each unfolded to one line. */
function valuesOf(lines: readonly string[], name: string): string {
  const start = `${name}:`;
  return lines
    .filter((line) => line.slice(0, start.length).toLowerCase() === start)
    .map((line) => line.slice(start.length))
    .join(' ');
}

/** The texts in angle brackets. */
const idsIn = (value: string): readonly string[] =>
  value
    .split('<')
    .slice(1)
    .flatMap((part) => {
      const end = part.indexOf('>');
      const id = end < 0 ? '' : part.slice(0, end).trim();
      return id === '' || id.length > longestId ? [] : [id];
    });

const linesOf = (head: string): readonly string[] => head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);

/** The id of an email and of those it answers. @param head its raw headers */
export function readHead(head: string): Pick<EmailHead, 'id' | 'answers'> {
  const lines = linesOf(head);
  const [id = ''] = idsIn(valuesOf(lines, 'message-id'));
  const references = idsIn(valuesOf(lines, 'references')).toReversed();
  const answers = [...new Set([...idsIn(valuesOf(lines, 'in-reply-to')), ...references])];
  return { id, answers: answers.slice(0, mostAnswers) };
}

/**
 * The header with the outbox id of the site's own emails. Relays may replace the id of an email, but not unknown
 * headers.
 */
export const numberHeader = 'X-Outbox-Number';

/** Headers in which mail systems put the recipient's address, and in a returned email the address for replies. */
const addressHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to', 'reply-to'];

/** An outbox id after a plus sign. */
const tag = /\+([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})@/gi;
const mostTags = 10;

/** An outbox id in the form that addresses use. */
export const toTag = (number: string): string => number.replaceAll('-', '');

const longestSubject = 4000;

/**
 * Decodes the ASCII characters of a subject, which is enough for numbers; other bytes become Latin-1 characters. The
 * parser decodes the subject that is shown.
 */
function plainSubject(written: string): string {
  const joined = written.slice(0, longestSubject).replace(/\?=\s+=\?/g, '?==?');
  return replaceEncodedWords(joined, (bytes) => bytes.toString('latin1'));
}

const bySystem = /\b(?:mailer-daemon|mail-daemon|postmaster)\b/i;

/** @param head the raw headers of an email, or those repeated in a report */
export function readRoute(head: string): EmailRoute {
  const lines = linesOf(head);
  const addresses = addressHeaders.map((name) => valuesOf(lines, name)).join(' ');
  const tags = [...addresses.matchAll(tag)].map(([, ...parts]) => parts.join('-').toLowerCase());
  return {
    number: valuesOf(lines, numberHeader.toLowerCase()).trim().toLowerCase(),
    tags: [...new Set(tags)].slice(0, mostTags),
    subject: plainSubject(valuesOf(lines, 'subject').trim()),
    isReport:
      /multipart\/report/i.test(valuesOf(lines, 'content-type')) ||
      valuesOf(lines, 'return-path').trim().startsWith('<>') ||
      valuesOf(lines, 'x-failed-recipients') !== '' ||
      bySystem.test(valuesOf(lines, 'from')),
  };
}
