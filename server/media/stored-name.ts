import { randomBytes } from 'node:crypto';

/** Arabic letters as they are commonly written in Latin ones in addresses. */
const latin: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ى: 'a',
  ة: 'h',
  ء: '',
  ؤ: 'w',
  ئ: 'y',
  پ: 'p',
  چ: 'ch',
  گ: 'g',
  ڤ: 'v',
  '٠': '0',
  '١': '1',
  '٢': '2',
  '٣': '3',
  '٤': '4',
  '٥': '5',
  '٦': '6',
  '٧': '7',
  '٨': '8',
  '٩': '9',
};

const slugLength = 60;
const originalLength = 200;

/** The last part of a path as any system writes it, without its ending. */
const stemOf = (fileName: string): string => (fileName.split(/[/\\]/).at(-1) ?? '').replace(/\.[^.]*$/, '');

function toSlug(stem: string): string {
  const letters = Array.from(stem.normalize('NFC'), (letter) => latin[letter] ?? letter).join('');
  return letters
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength)
    .replace(/^-|-$/g, '');
}

/** What stored names look like; nothing else is ever asked of the database or the disk. */
export const storedNamePattern = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** A unique name of ASCII letters, digits and hyphens; its ending tells what the file really is. */
export const toStoredName = (fileName: string, extension: string): string =>
  `${toSlug(stemOf(fileName)) || 'file'}-${randomBytes(4).toString('hex')}.${extension}`;

/** The name a visitor saves a file under: the original one in its own script, with the ending of its real type. */
export function toDownloadName(fileName: string, extension: string): string {
  const stem = stemOf(fileName.normalize('NFC').toWellFormed())
    // Invisible characters could make a name look like another (bidi controls) or break a header.
    .replace(/[\p{Control}\p{Format}"]/gu, '')
    .trim()
    .slice(0, originalLength);
  return `${stem.toWellFormed() || 'file'}.${extension}`;
}
