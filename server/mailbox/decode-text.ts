/** Text decoded from bytes. */
export interface DecodedText {
  readonly text: string;
  /** False if invalid bytes were left out. */
  readonly isWhole: boolean;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The Western character set, which programs also name for bytes in any other one, and under its older names. */
const usual = 'windows-1252';

/** The encoding of a label; null for an unknown one. */
function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return null;
  }
}

/** The letters that make up 90 % of Arabic texts. */
const commonArabic = /[اأإةلمنيورتبهدعكسفقحى]/g;
const arabicEmail = /[\u0621-\u063a\u0641-\u064a\u067e-\u06d2]/g;
const wordForm = /[\p{L}\p{M}]+/gu;

/** Characters that no text contains and that other files have among their first bytes. */
const noText = /[^\P{Cc}\s\u0080-\u009f]/u;

const countOf = (text: string, form: RegExp): number => text.match(form)?.length ?? 0;

/** An Arabic word: vowel signs follow letters. */
const arabicWord = /^[\u0621-\u064a\u067e-\u06d2][\u0621-\u065f\u067e-\u06d2]*$/;

/** True if every non-English word consists of Arabic letters only, and most of those are common ones. */
function isArabic(text: string): boolean {
  const words = (text.match(wordForm) ?? []).filter((word) => /\P{ASCII}/u.test(word));
  const emails = words.reduce((sum, word) => sum + countOf(word, arabicEmail), 0);
  const common = words.reduce((sum, word) => sum + countOf(word, commonArabic), 0);
  return (
    words.some((word) => word.length > 1) &&
    words.every((word) => arabicWord.test(word)) &&
    // A short word may have one rare letter.
    common >= 0.6 * emails - Number(emails > 2)
  );
}

/** Characters that Western European languages add to English. At most two of the letters follow one another. */
const western =
  /^(?:\p{ASCII}|[\u00a0-£©«®°-³·»½×’‘‚“”„–—…€•™]|(?<![À-ÿŒœ][À-ÿŒœ])[ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜÑÓÚÍÁàâäçèéêëîïôöùûüñßáíóúœŒ])*$/u;

/** Decodes UTF-8 that lost single bytes, and leaves the invalid ones out. */
function decodeMostly(bytes: Uint8Array): DecodedText | null {
  const text = new TextDecoder().decode(bytes);
  const lost = countOf(text, /\ufffd/g);
  const others = countOf(text, /[^\p{ASCII}\ufffd]/gu);
  return others > 4 * lost ? { text: text.replaceAll('\ufffd', ''), isWhole: false } : null;
}

/** True for a label that can be trusted. */
export const isReliable = (label: string): boolean => ![null, usual].includes(encodingOf(label));

/**
 * Decodes the text of an email. Tries the declared character set first. Without one, or if the bytes do not match it,
 * recognizes UTF-8 by its structure, and Arabic and Western texts by their letters.
 * @param label the declared character set; empty for none
 * @returns null if the text cannot be recognized, instead of a guess
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
