const latin = 'abcdefghijklmnopqrstuvwxyz';
/** The two orders of letters in Arabic lists: abjad, and alphabetical. */
const arabic = ['أبجدهوزحطيكلمنسعفصقرشتثخذضظغ', 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'];
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** The bullet, number or label that another program writes before an item. */
export type ListMark =
  | { readonly is: 'bullet' }
  /** Possible numbers, the likeliest first: `i` is 1 or 9. */
  | { readonly is: 'number'; readonly candidates: readonly number[] }
  /** Counted words (`Article 3`), which lists here cannot express. */
  | { readonly is: 'label'; readonly text: string };

const toDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

function romanNumber(text: string): number {
  const values = Array.from(text).map((digit) => romanDigits[digit] ?? 0);
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0);
}

/**
 * The position of a letter in an alphabet. After the last letter, letters are repeated (`aa`, `bb`). 0 if it is not
 * one.
 */
function letterNumber(text: string, alphabet: string): number {
  const letters = Array.from(text);
  const [first = ''] = letters;
  const place = alphabet.indexOf(first) + 1;
  if (place === 0 || letters.some((letter) => letter !== first)) return 0;
  return place + alphabet.length * (letters.length - 1);
}

function numbersOf(text: string): readonly number[] {
  const plain = toDigits(text.toLowerCase()).replace(/^ا$/, 'أ').replace(/^هـ$/, 'ه');
  if (/^\d{1,4}$/.test(plain)) return [Number(plain)];
  const roman = /^[ivxlcdm]+$/.test(plain) ? romanNumber(plain) : 0;
  return [roman, ...[latin, ...arabic].map((alphabet) => letterNumber(plain, alphabet))]
    .filter((number) => number > 0 && number <= 9999)
    .toSorted((one, other) => one - other);
}

/**
 * Parses the bullet or number that Word writes before an item. Letters without punctuation after them are bullets of
 * symbol fonts (`o`, `§`, `ü`).
 */
export function readListMark(mark: string): ListMark {
  const text = mark.replace(/\s+/g, ' ').trim();
  const inner = text.replace(/^[([]/, '').replace(/[-–.):،\]]{1,3}$/, '');
  const last = inner.split('.').at(-1) ?? '';
  const isClosed = inner !== text;
  if (!isClosed && !/^[\d٠-٩۰-۹]{1,4}$/.test(last)) {
    return /\p{L}{2}|\d/u.test(inner) ? { is: 'label', text } : { is: 'bullet' };
  }
  const candidates = numbersOf(last);
  if (candidates.length > 0) return { is: 'number', candidates };
  return /[\p{L}\p{N}]/u.test(inner) ? { is: 'label', text } : { is: 'bullet' };
}
