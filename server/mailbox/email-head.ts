import { replaceEncodedWords } from './encoded-words.ts';

/** By what else than the ids that it answers an email may be known. */
export interface EmailRoute {
  /** The number that the site gives its own emails in a header of their own; empty in all others. */
  readonly number: string;
  /** The numbers behind a plus sign in the addresses it was sent to. */
  readonly tags: readonly string[];
  readonly subject: string;
  /** True where a mail server may have written it about an email that it did not deliver. */
  readonly isReport: boolean;
}

/** What is known of an email before it is read. */
export interface EmailHead extends EmailRoute {
  /** Its number in the mailbox. */
  readonly uid: number;
  readonly bytes: number;
  /** When it arrived in the mailbox, in milliseconds since 1970. */
  readonly arrivedAt: number;
  /** Its `Message-ID` without brackets; empty where it has none. */
  readonly id: string;
  /** The emails it answers, nearest first: `In-Reply-To`, then `References` from its end; without brackets. */
  readonly answers: readonly string[];
}

/** So many bytes of a head are looked at: a name that stands behind them is none. */
export const mostHeadBytes = 65_536;
/** So many emails that it answers are looked at. */
const mostAnswers = 50;
/** As long as a line of an email may be (RFC 5322). */
const longestId = 998;

/** The values of headers of one name, each on one line. */
function valuesOf(lines: readonly string[], name: string): string {
  const start = `${name}:`;
  return lines
    .filter((line) => line.slice(0, start.length).toLowerCase() === start)
    .map((line) => line.slice(start.length))
    .join(' ');
}

/** What stands in angle brackets. */
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

/** By what an email and those it answers are known. @param head its headers as they came */
export function readHead(head: string): Pick<EmailHead, 'id' | 'answers'> {
  const lines = linesOf(head);
  const [id = ''] = idsIn(valuesOf(lines, 'message-id'));
  const references = idsIn(valuesOf(lines, 'references')).toReversed();
  const answers = [...new Set([...idsIn(valuesOf(lines, 'in-reply-to')), ...references])];
  return { id, answers: answers.slice(0, mostAnswers) };
}

/** The header in which the site numbers its own emails: relays may replace the id of an email, but no unknown header. */
export const numberHeader = 'X-Outbox-Number';

/** Where mail systems name the address that an email was sent to, and in an email that came back the one for answers. */
const addressHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to', 'reply-to'];

/** A number of the outbox behind a plus sign. */
const tag = /\+([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})@/gi;
const mostTags = 10;

/** A number of the outbox as an address holds it. */
export const toTag = (number: string): string => number.replaceAll('-', '');

const longestSubject = 4000;

/**
 * The characters of a subject that are in ASCII, which numbers are; others come out as those of their bytes. What is
 * shown of a subject is decoded by the parser.
 */
function plainSubject(written: string): string {
  const joined = written.slice(0, longestSubject).replace(/\?=\s+=\?/g, '?==?');
  return replaceEncodedWords(joined, (bytes) => bytes.toString('latin1'));
}

const bySystem = /\b(?:mailer-daemon|mail-daemon|postmaster)\b/i;

/** @param head the headers of an email as they came, or as they are repeated in another one */
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
