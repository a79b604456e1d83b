import type { ParsedMail } from 'mailparser';
import { hasNullSender, valuesOf } from './is-automatic.ts';
import type { EmailPart } from './read-parts.ts';
import { emailKey } from '../../fields/email/to-email.ts';

/** A mail server's report of an undelivered email (RFC 3464 or older formats). */
export interface DeliveryReport {
  /** The headers of the undelivered email, as far as the report contains them. */
  readonly originals: readonly string[];
  /** The recipients that were not reached, in lower case. */
  readonly recipients: readonly string[];
  /** True for a final failure; false for a delay or a success. */
  readonly isFinal: boolean;
  /** The reason in the mail server's words. */
  readonly reason: string;
}

const longestReason = 400;
/** Bytes of the returned email that are read; its headers come first. */
const mostOriginal = 65_536;

const textsOf = (parts: readonly EmailPart[], form: RegExp): readonly string[] =>
  parts.flatMap(({ type, content }) => (form.test(type) ? [content.subarray(0, mostOriginal).toString('utf8')] : []));

/** The values of a field of a delivery status, each unfolded to one line. */
const fieldsOf = (status: string, name: string): readonly string[] =>
  status
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [key = '', ...value] = line.split(':');
      return key.trim().toLowerCase() === name ? [value.join(':').trim()] : [];
    });

/** Removes the address type: `rfc822; ali@visitor.example`. */
const withoutType = (value: string): string => value.replace(/^[\w-]+\s*;\s*/, '');

const addressesIn = (text: string): readonly string[] =>
  (text.match(/[^\s<>"(),:;@]{1,64}@[^\s<>"(),:;@]{1,255}/g) ?? []).map(emailKey);

/**
 * The format of an address in reports of qmail and other servers without a delivery status. The reason follows in or
 * below the line.
 */
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

/** Reads a report in the format of RFC 3464, whose machine-readable part does not depend on the language. */
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
 * The report in an email; null for every other email, including read receipts.
 * @param parts those with content
 * @param text the human-readable part of the report
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
