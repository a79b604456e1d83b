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

/** A file that came with an email, as its sender calls it. */
export interface EmailFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** What an email says. */
export interface Email {
  readonly subject: string;
  /** Who calls himself its sender: anybody can. */
  readonly author: string;
  /** In lower case; empty where none is given. */
  readonly sender: string;
  /** What was written, and what it repeats of earlier emails. */
  readonly text: string;
  readonly quoted: string;
  /** True for what a program wrote, such as that somebody is away. */
  readonly isAutomatic: boolean;
  /** True where it passes another email on. */
  readonly isForwarded: boolean;
  /** What a mail server reports of an email that it did not deliver; null in all others. */
  readonly report: DeliveryReport | null;
  /** True where it holds more words than are kept, or some that could not be read. */
  readonly isCut: boolean;
  /** Those that were attached, and then pictures that stand in the text. */
  readonly files: readonly EmailFile[];
}

/** Most characters of an email that are stored: some twenty pages. */
const longestText = 50_000;
const longestLine = 300;

/** PostgreSQL keeps no null character, and a broken sign breaks what it stands in. */
const kept = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Control}\n\t]/gu, '')
    // Where a picture stood.
    .replace(/^\[(?:cid|data):[^\]\n]*\]$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const lineOf = (text: string | undefined): string =>
  kept((text ?? '').slice(0, 4 * longestLine))
    // Where the parser could not read a character.
    .replaceAll('\ufffd', '')
    .replace(/\s+/g, ' ')
    .slice(0, longestLine)
    .toWellFormed();

/** Parts of receipts and complaints, signatures, keys, and what is encrypted: no person reads a file of them. */
const forPrograms =
  /^(?:message\/(?:disposition-notification|feedback-report)|text\/rfc822-headers|application\/(?:(?:x-)?pkcs7-(?:signature|mime)|pgp-(?:signature|keys|encrypted)))$/;
/** How signatures are called where their type says nothing. */
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
 * Who calls himself the sender. A group that passes an email on may put its own address in the place of the sender's, and
 * names him beside it.
 */
function senderOf(mail: ParsedMail): { readonly address: string; readonly name: string } {
  const { address = '', name = '' } = mail.from?.value[0] ?? {};
  if (valuesOf(mail, 'list-id').length === 0) return { address, name };
  const [original = ''] = ['x-original-from', 'x-original-sender'].flatMap((header) => valuesOf(mail, header));
  const sender = original.slice(original.lastIndexOf('<') + 1).replace(/>$/, '');
  return sender === '' ? { address, name } : { address: sender, name: name.replace(/^'(.*)' via .*$/, '$1') };
}

/** A word of a header in UTF-8; null for one that the parser reads as it is. */
function repairWord(bytes: Buffer, label: string): string | null {
  if (isReliable(label)) return null;
  const decoded = decodeText(bytes, label);
  return decoded === null ? '' : `=?utf-8?B?${Buffer.from(decoded.text).toString('base64')}?=`;
}

/** @param charset that of the text below them, in which older programs write headers, too */
function readHeaders(head: Buffer, charset: string): Promise<ParsedMail> {
  const decoded = decodeText(head, isUtf8(head) ? '' : charset);
  const text = decoded?.text ?? head.toString('latin1').replace(/\P{ASCII}/gu, '');
  return simpleParser(replaceEncodedWords(text, repairWord));
}

/** The subject of an email within an email; empty for none. */
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

/** Reads an email as it came. @throws what the parser throws where it is none */
export async function parseEmail(source: Uint8Array): Promise<Email> {
  const { head, root } = await readParts(Buffer.from(source.buffer, source.byteOffset, source.byteLength));
  const leaves = leavesOf(root);
  const mail = await readHeaders(head, leaves.find(({ charset }) => charset !== '')?.charset ?? '');
  const { address, name } = senderOf(mail);
  const sender = addressForm.test(address) ? emailKey(address) : '';
  const words = readWords(root);
  const whole = kept(words.text.slice(0, 4 * longestText));
  const report = readReport(mail, leaves, whole);
  // What a report repeats is the site's own email.
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
