import { simpleParser } from 'mailparser';
import { isAutomatic } from './is-automatic.ts';
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

const addressForm = /^[^\s<>@,;:"]{1,64}@[^\s<>@,;:"]{1,255}$/;

/** Reads a letter as it came. @throws what the parser throws where it is none */
export async function parseLetter(source: Uint8Array): Promise<Letter> {
  const mail = await simpleParser(Buffer.from(source.buffer, source.byteOffset, source.byteLength), {
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
    keepCidLinks: true,
    maxHtmlLengthToParse: longestPage,
  });
  const { address = '', name = '' } = mail.from?.value[0] ?? {};
  const sender = addressForm.test(address) ? address.toLowerCase() : '';
  const whole = kept((mail.text ?? '').slice(0, 4 * longestText));
  const { text, quoted } = splitQuoted(whole);
  const files = mail.attachments.toSorted((one, other) => Number(one.related) - Number(other.related));
  return {
    subject: lineOf(mail.subject),
    author: lineOf(name) || sender,
    sender,
    text: text.slice(0, longestText).toWellFormed(),
    quoted: quoted.slice(0, longestText).toWellFormed(),
    isAutomatic: isAutomatic(mail),
    isCut: text.length > longestText || mail.textConversionError !== undefined,
    files: files.map(({ filename, content }) => ({ name: lineOf(filename), content })),
  };
}
