import { isUtf8 } from 'node:buffer';
import { type ParsedMail, simpleParser } from 'mailparser';
import { decodeText, isReliable } from './decode-text.ts';
import { type DeliveryReport, readReport } from './delivery-report.ts';
import { replaceEncodedWords } from './encoded-words.ts';
import { fileNameOf } from './file-name-of.ts';
import { isAutomatic, valuesOf } from './is-automatic.ts';
import { mostHeadBytes } from './email-head.ts';
import { type EmailPart, leavesOf, readParts } from './read-parts.ts';
import { isWords, readWords } from './read-words.ts';
import { splitQuoted } from './split-quoted.ts';
import { emailKey } from '../../fields/email/to-email.ts';

/** An attachment, with the sender's file name. */
export interface EmailFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** A parsed email. */
export interface Email {
  readonly subject: string;
  /** The claimed name of the sender; it can be forged. */
  readonly author: string;
  /** In lower case; empty if there is none. */
  readonly sender: string;
  /** The new text, and the quoted text of earlier emails. */
  readonly text: string;
  readonly quoted: string;
  /** True if a program wrote it, such as an out-of-office reply. */
  readonly isAutomatic: boolean;
  /** True for a forwarded email. */
  readonly isForwarded: boolean;
  /** The report of an undelivered email; null in all other emails. */
  readonly report: DeliveryReport | null;
  /** True if text was cut off or could not be decoded. */
  readonly isCut: boolean;
  /** Attachments first, then inline pictures. */
  readonly files: readonly EmailFile[];
}

/** Maximum number of stored characters: some twenty pages. */
const longestText = 50_000;
const longestLine = 300;

/** Removes what cannot be stored: PostgreSQL accepts no null characters, and lone surrogates make a text invalid. */
const toStorable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Control}\n\t]/gu, '')
    // The placeholder of a picture.
    .replace(/^\[(?:cid|data):[^\]\n]*\]$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const lineOf = (text: string | undefined): string =>
  toStorable((text ?? '').slice(0, 4 * longestLine))
    // The parser's replacement for an undecodable character.
    .replaceAll('\ufffd', '')
    .replace(/\s+/g, ' ')
    .slice(0, longestLine)
    .toWellFormed();

/** Parts of receipts and complaints, signatures, keys and encrypted data, which are not useful as files. */
const forPrograms =
  /^(?:message\/(?:disposition-notification|feedback-report)|text\/rfc822-headers|application\/(?:(?:x-)?pkcs7-(?:signature|mime)|pgp-(?:signature|keys|encrypted)))$/;
/** File names of signatures whose type is generic. */
const signatureName = /^(?:smime\.p7[sm]|(?:signature|openpgp_signature)\.asc|pgp\.sig|encrypted\.asc)$/i;

const isFile = (part: EmailPart): boolean =>
  !isWords(part) && !forPrograms.test(part.type) && !signatureName.test(part.fileName);

const forwardedSubject = /^(?:(?:re|رد)\s*:\s*)?(?:fwd?|wg|tr|إعادة توجيه|توجيه|محوّ?ل(?:ة)?)\s*:/i;
const forwardedText = /^(?:-{2,} ?(?:forwarded message|رسالة معاد توجيهها) ?-{2,}|begin forwarded message:)$/im;

const isForwarded = ({ subject = '' }: ParsedMail, parts: readonly EmailPart[], text: string): boolean =>
  forwardedSubject.test(subject.trim()) ||
  forwardedText.test(text) ||
  parts.some(({ type }) => type === 'message/rfc822');

const addressForm = /^[^\s<>@,;:"]{1,64}@[^\s<>@,;:"]{1,255}$/;

/**
 * The claimed sender. A group that forwards an email can replace the sender's address by its own and add the original
 * one in another header.
 */
function senderOf(mail: ParsedMail): { readonly address: string; readonly name: string } {
  const { address = '', name = '' } = mail.from?.value[0] ?? {};
  if (valuesOf(mail, 'list-id').length === 0) return { address, name };
  const [original = ''] = ['x-original-from', 'x-original-sender'].flatMap((header) => valuesOf(mail, header));
  const sender = original.slice(original.lastIndexOf('<') + 1).replace(/>$/, '');
  return sender === '' ? { address, name } : { address: sender, name: name.replace(/^'(.*)' via .*$/, '$1') };
}

/** Converts an encoded word to UTF-8; null if the parser can decode it itself. */
function repairWord(bytes: Buffer, label: string): string | null {
  if (isReliable(label)) return null;
  const decoded = decodeText(bytes, label);
  return decoded === null ? '' : `=?utf-8?B?${Buffer.from(decoded.text).toString('base64')}?=`;
}

/** @param charset of the body; older programs use it for the headers, too */
function readHeaders(head: Buffer, charset: string): Promise<ParsedMail> {
  const decoded = decodeText(head, isUtf8(head) ? '' : charset);
  const text = decoded?.text ?? head.toString('latin1').replace(/\P{ASCII}/gu, '');
  return simpleParser(replaceEncodedWords(text, repairWord));
}

/** The subject of a forwarded email; empty for none. */
async function subjectWithin({ type, content }: EmailPart): Promise<string> {
  if (!type.startsWith('message/')) return '';
  const [head = ''] = content
    .subarray(0, mostHeadBytes)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  return (await readHeaders(Buffer.from(head, 'latin1'), '')).subject ?? '';
}

async function toFile(part: EmailPart): Promise<EmailFile> {
  return { name: lineOf(fileNameOf(part, lineOf(await subjectWithin(part)))), content: part.content };
}

/** Parses a raw email. @throws the parser's error if it is not an email */
export async function parseEmail(source: Uint8Array): Promise<Email> {
  const { head, root } = await readParts(Buffer.from(source.buffer, source.byteOffset, source.byteLength));
  const leaves = leavesOf(root);
  const mail = await readHeaders(head, leaves.find(({ charset }) => charset !== '')?.charset ?? '');
  const { address, name } = senderOf(mail);
  const sender = addressForm.test(address) ? emailKey(address) : '';
  const words = readWords(root);
  const whole = toStorable(words.text.slice(0, 4 * longestText));
  const report = readReport(mail, leaves, whole);
  // A report quotes the site's own email.
  const { text, quoted } = report === null ? splitQuoted(whole) : { text: whole || report.reason, quoted: '' };
  const attached = report === null ? leaves.filter(isFile) : [];
  const files = attached.toSorted((one, other) => Number(one.isRelated) - Number(other.isRelated));
  return {
    subject: lineOf(mail.subject),
    author: lineOf(name) || sender,
    sender,
    text: text.slice(0, longestText).toWellFormed(),
    quoted: quoted.slice(0, longestText).toWellFormed(),
    isAutomatic: report !== null || isAutomatic(mail),
    isForwarded: isForwarded(mail, leaves, whole),
    report,
    isCut: text.length > longestText || !words.isWhole,
    files: await Promise.all(files.map(toFile)),
  };
}
