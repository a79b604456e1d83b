import type { ParsedMail } from 'mailparser';
import { hasNullSender, valuesOf } from './is-automatic.ts';
import type { EmailPart } from './read-parts.ts';
import { emailKey } from '../../fields/email/to-email.ts';

/** What a mail server says of an email that it did not deliver (RFC 3464), or of older forms. */
export interface DeliveryReport {
  /** The headers of the email that it is about, as far as it repeats them. */
  readonly originals: readonly string[];
  /** Who was not reached, in lower case. */
  readonly recipients: readonly string[];
  /** True where the mail server gave up; false where it goes on trying, or says that all is well. */
  readonly isFinal: boolean;
  /** Why, in the words of the mail server. */
  readonly reason: string;
}

const longestReason = 400;
/** So much of the email that came back is looked at: its headers are at its beginning. */
const mostOriginal = 65_536;

const textsOf = (parts: readonly EmailPart[], form: RegExp): readonly string[] =>
  parts.flatMap(({ type, content }) => (form.test(type) ? [content.subarray(0, mostOriginal).toString('utf8')] : []));

/** The values of a field of a delivery status, each on one line. */
const fieldsOf = (status: string, name: string): readonly string[] =>
  status
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [key = '', ...value] = line.split(':');
      return key.trim().toLowerCase() === name ? [value.join(':').trim()] : [];
    });

/** `rfc822; ali@visitor.example` without its type. */
const withoutType = (value: string): string => value.replace(/^[\w-]+\s*;\s*/, '');

const addressesIn = (text: string): readonly string[] =>
  (text.match(/[^\s<>"(),:;@]{1,64}@[^\s<>"(),:;@]{1,255}/g) ?? []).map(emailKey);

/** How qmail and others without a delivery status name an address, with what is wrong with it behind or below that. */
const failedAddress = /^<[^\s<>@]{1,64}@[^\s<>@]{1,255}>:/;

function readFailure(text: string): { readonly address: string; readonly words: string } {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => failedAddress.test(line));
  if (at < 0) return { address: '', words: '' };
  const [address = ''] = failedAddress.exec(lines[at] ?? '') ?? [];
  const behind = (lines[at] ?? '').slice(address.length);
  const end = lines.findIndex((line, index) => index > at && line.trim() === '');
  return { address, words: [behind, ...lines.slice(at + 1, end < 0 ? undefined : end)].join(' ') };
}

const goesOn =
  /\b(?:delay(?:ed)?|warning|will (?:be retried|retry|keep trying|continue)|not yet)\b|تأخ[ي]?ر|ستعاد المحاولة|سيُعاد/i;

const isByMailSystem = (mail: ParsedMail): boolean =>
  hasNullSender(mail) ||
  valuesOf(mail, 'content-type').some((type) => /^multipart\/report\b.*\bdelivery-status\b/s.test(type)) ||
  valuesOf(mail, 'x-failed-recipients').length > 0 ||
  valuesOf(mail, 'from').some((from) => /\b(?:mailer-daemon|mail-daemon|postmaster)\b/.test(from));

const reasonOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestReason).toWellFormed();

/** A report in the form of RFC 3464, whose machine-readable part is there in every language. */
function readStatus(status: string, originals: readonly string[], text: string): DeliveryReport {
  const actions = fieldsOf(status, 'action').map((action) => action.toLowerCase());
  const codes = fieldsOf(status, 'status');
  const [diagnostic = ''] = fieldsOf(status, 'diagnostic-code').map(withoutType);
  const [code = ''] = codes;
  const said = diagnostic.includes(code) ? diagnostic : `${code} ${diagnostic}`;
  return {
    originals,
    recipients: ['final-recipient', 'original-recipient'].flatMap((name) =>
      fieldsOf(status, name).flatMap(addressesIn),
    ),
    isFinal: actions.includes('failed') || (actions.length === 0 && codes.some((each) => each.startsWith('5'))),
    reason: reasonOf(diagnostic === '' ? `${code} ${text}` : said),
  };
}

/**
 * What a mail server reports of an email; null for every other email, also for receipts of what was read.
 * @param parts those with content
 * @param text the words of the report for people
 */
export function readReport(mail: ParsedMail, parts: readonly EmailPart[], text: string): DeliveryReport | null {
  if (textsOf(parts, /^message\/(?:disposition-notification|feedback-report)$/).length > 0) return null;
  const originals = textsOf(parts, /^(?:message\/(?:rfc822|global)(?:-headers)?|text\/rfc822-headers)$/);
  const statuses = textsOf(parts, /^message\/(?:global-)?delivery-status$/);
  if (statuses.length > 0) return readStatus(statuses.join('\n\n'), originals, text);
  const repeated = [...originals, text].filter((part) => /^message-id:/im.test(part));
  if (repeated.length === 0 || !isByMailSystem(mail)) return null;
  const { address, words } = readFailure(text);
  const named = [...valuesOf(mail, 'x-failed-recipients'), address];
  const [own = ''] = text.split(/^-{3}.*$/m);
  return {
    originals: repeated,
    recipients: named.flatMap(addressesIn),
    isFinal: !goesOn.test(`${mail.subject ?? ''}\n${own}`),
    reason: reasonOf(words.trim() === '' ? own : words),
  };
}
