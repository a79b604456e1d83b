import { randomBytes } from 'node:crypto';

/** Common transliterations of Arabic letters in addresses. */
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

/** The last segment of a path of any operating system, without its extension. */
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

/** The form of stored names. Other names are never looked up in the database or on the disk. */
export const storedNamePattern = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** A unique name of ASCII letters, digits and hyphens, with the extension of the real type. */
export const toStoredName = (fileName: string, extension: string): string =>
  `${toSlug(stemOf(fileName)) || 'file'}-${randomBytes(4).toString('hex')}.${extension}`;

/** The name for downloads: the original one in its own script, with the extension of the real type. */
export function toDownloadName(fileName: string, extension: string): string {
  const stem = stemOf(fileName.normalize('NFC').toWellFormed())
    // Invisible characters (bidi controls) could disguise a name or break a header.
    .replace(/[\p{Control}\p{Format}"]/gu, '')
    .trim()
    .slice(0, originalLength);
  return `${stem.toWellFormed() || 'file'}.${extension}`;
}
