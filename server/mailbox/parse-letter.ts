import { type ParsedMail, simpleParser } from 'mailparser';
import { type DeliveryReport, readReport } from './delivery-report.ts';
import { isAutomatic, valuesOf } from './is-automatic.ts';
import { splitQuoted } from './split-quoted.ts';

/** A file that came with a letter, as its sender calls it. */
export interface LetterFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** What a letter says. */
export interface Letter {
  readonly subject: string;
  /** Who calls himself its sender: anybody can. */
  readonly author: string;
  /** In lower case; empty where none is given. */
  readonly sender: string;
  /** What was written, and what it repeats of earlier letters. */
  readonly text: string;
  readonly quoted: string;
  /** True for what a program wrote, such as that somebody is away. */
  readonly isAutomatic: boolean;
  /** True where it passes another letter on. */
  readonly isForwarded: boolean;
  /** What a mail server reports of a letter that it did not deliver; null in all others. */
  readonly report: DeliveryReport | null;
  /** True where it holds more words than are kept. */
  readonly isCut: boolean;
  /** Those that were attached, and then pictures that stand in the text. */
  readonly files: readonly LetterFile[];
}

/** As many signs of a letter are kept: some twenty pages. */
const longestText = 50_000;
const longestLine = 300;
/** A page of more signs is not turned into text. */
const longestPage = 1024 * 1024;

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
    .replace(/\s+/g, ' ')
    .slice(0, longestLine)
    .toWellFormed();

/** Parts of receipts and complaints that are written for programs. */
const forPrograms = /^(?:message\/(?:disposition-notification|feedback-report)|text\/rfc822-headers)$/;

const forwardedSubject = /^(?:(?:re|رد)\s*:\s*)?(?:fwd?|wg|tr|إعادة توجيه|توجيه|محوّ?ل(?:ة)?)\s*:/i;
const forwardedText = /^(?:-{2,} ?(?:forwarded message|رسالة معاد توجيهها) ?-{2,}|begin forwarded message:)$/im;

const isForwarded = ({ subject = '', attachments }: ParsedMail, text: string): boolean =>
  forwardedSubject.test(subject.trim()) ||
  forwardedText.test(text) ||
  attachments.some(({ contentType }) => contentType === 'message/rfc822');

const addressForm = /^[^\s<>@,;:"]{1,64}@[^\s<>@,;:"]{1,255}$/;

/**
 * Who calls himself the sender. A group that passes a letter on may put its own address in the place of the sender's, and
 * names him beside it.
 */
function senderOf(mail: ParsedMail): { readonly address: string; readonly name: string } {
  const { address = '', name = '' } = mail.from?.value[0] ?? {};
  if (valuesOf(mail, 'list-id').length === 0) return { address, name };
  const [original = ''] = ['x-original-from', 'x-original-sender'].flatMap((header) => valuesOf(mail, header));
  const sender = original.slice(original.lastIndexOf('<') + 1).replace(/>$/, '');
  return sender === '' ? { address, name } : { address: sender, name: name.replace(/^'(.*)' via .*$/, '$1') };
}

/** Reads a letter as it came. @throws what the parser throws where it is none */
export async function parseLetter(source: Uint8Array): Promise<Letter> {
  const mail = await simpleParser(Buffer.from(source.buffer, source.byteOffset, source.byteLength), {
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
    keepCidLinks: true,
    keepDeliveryStatus: true,
    maxHtmlLengthToParse: longestPage,
  });
  const { address, name } = senderOf(mail);
  const sender = addressForm.test(address) ? address.toLowerCase() : '';
  const whole = kept((mail.text ?? '').slice(0, 4 * longestText));
  const report = readReport(mail, whole);
  // What a report repeats is the site's own email.
  const { text, quoted } = report === null ? splitQuoted(whole) : { text: whole || report.reason, quoted: '' };
  const attached = report === null ? mail.attachments.filter(({ contentType }) => !forPrograms.test(contentType)) : [];
  const files = attached.toSorted((one, other) => Number(one.related) - Number(other.related));
  return {
    subject: lineOf(mail.subject),
    author: lineOf(name) || sender,
    sender,
    text: text.slice(0, longestText).toWellFormed(),
    quoted: quoted.slice(0, longestText).toWellFormed(),
    isAutomatic: report !== null || isAutomatic(mail),
    isForwarded: isForwarded(mail, whole),
    report,
    isCut: text.length > longestText || mail.textConversionError !== undefined,
    files: files.map(({ filename, content }) => ({ name: lineOf(filename), content })),
  };
}
