/** Text that was bytes. */
export interface DecodedText {
  readonly text: string;
  /** False where some of the bytes are no characters and were left out. */
  readonly isWhole: boolean;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The Western set, which programs name, also by its old names, for bytes of any other. */
const usual = 'windows-1252';

/** The encoding that a label stands for; null for an unknown one. */
function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return null;
  }
}

/** Letters that are nine of ten in Arabic texts. */
const commonArabic = /[اأإةلمنيورتبهدعكسفقحى]/g;
const arabicEmail = /[\u0621-\u063a\u0641-\u064a\u067e-\u06d2]/g;
const wordForm = /[\p{L}\p{M}]+/gu;

/** What no text has, and what other files have among their first bytes. */
const noText = /[^\P{Cc}\s\u0080-\u009f]/u;

const countOf = (text: string, form: RegExp): number => text.match(form)?.length ?? 0;

/** An Arabic word: its vowel signs are behind letters. */
const arabicWord = /^[\u0621-\u064a\u067e-\u06d2][\u0621-\u065f\u067e-\u06d2]*$/;

/** True where every word that is not English is made of Arabic letters alone, of which most are common ones. */
function isArabic(text: string): boolean {
  const words = (text.match(wordForm) ?? []).filter((word) => /\P{ASCII}/u.test(word));
  const emails = words.reduce((sum, word) => sum + countOf(word, arabicEmail), 0);
  const common = words.reduce((sum, word) => sum + countOf(word, commonArabic), 0);
  return (
    words.some((word) => word.length > 1) &&
    words.every((word) => arabicWord.test(word)) &&
    // One may be rare in a short word, too.
    common >= 0.6 * emails - Number(emails > 2)
  );
}

/** Letters and other characters that Western European languages add to English, two of them beside each other at most. */
const western =
  /^(?:\p{ASCII}|[\u00a0-£©«®°-³·»½×’‘‚“”„–—…€•™]|(?<![À-ÿŒœ][À-ÿŒœ])[ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜÑÓÚÍÁàâäçèéêëîïôöùûüñßáíóúœŒ])*$/u;

/** Text in UTF-8 of which single bytes were lost on the way, without these. */
function decodeMostly(bytes: Uint8Array): DecodedText | null {
  const text = new TextDecoder().decode(bytes);
  const lost = countOf(text, /\ufffd/g);
  const others = countOf(text, /[^\p{ASCII}\ufffd]/gu);
  return others > 4 * lost ? { text: text.replaceAll('\ufffd', ''), isWhole: false } : null;
}

/** True for a label that says which bytes are which characters. */
export const isReliable = (label: string): boolean => ![null, usual].includes(encodingOf(label));

/**
 * Reads the text of an email. The character set that its sender names is asked first. Where none is named, or the bytes
 * are not of it, UTF-8 is recognized by its form, and Arabic and Western texts by their letters.
 * @param label the character set that is named; empty for none
 * @returns null where the bytes are no text that can be recognized: nothing is guessed then
 */
export function decodeText(bytes: Uint8Array, label: string): DecodedText | null {
  const named = label === '' ? null : encodingOf(label);
  const known = (named !== null && named !== usual ? decode(bytes, named) : null) ?? decode(bytes, 'utf-8');
  if (known !== null) return { text: known, isWhole: true };
  const mostly = decodeMostly(bytes);
  if (mostly !== null) return mostly;
  const plain = decode(bytes, usual) ?? '';
  if (noText.test(plain)) return null;
  const arabic = ['windows-1256', 'iso-8859-6'].map((encoding) => decode(bytes, encoding) ?? '').find(isArabic);
  if (arabic !== undefined) return { text: arabic, isWhole: true };
  return named === usual || western.test(plain) ? { text: plain, isWhole: true } : null;
}
