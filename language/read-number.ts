/** A number found in a text, with what surrounds it. */
interface WrittenNumber {
  /** Integer digits without group separators; empty for `.5`. */
  readonly whole: string;
  /** Fraction digits. */
  readonly fraction: string;
  /** The text before and after the digits: a minus, a currency, a unit. All dashes are `-`. */
  readonly before: string;
  readonly behind: string;
  /** The decimal separator `.`, `,` or `٫`; empty without a fraction. */
  readonly point: string;
  /**
   * True if the only separator is followed by exactly three digits, which is ambiguous: `1,234` is read as 1234 and
   * `1.234` as 1.234.
   */
  readonly isBare: boolean;
}

/** Longer texts are not numbers that a person typed. */
const longest = 60;

const otherDigits = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;
const invisible = /\p{Cf}/gu;
const dashes = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const apostrophes = /[\u2018\u2019\u02BC\uFF07]/g;

/** Normalizes digits, dashes and separators. The Arabic `٫` and `٬` are unambiguous and stay. */
const plainCharacters = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .replace(/[\u060C\uFF0C]/g, ',')
    .replaceAll('\uFF0E', '.')
    .trim()
    .replace(/\p{Zs}/gu, ' ');

const grouped = /^([1-9]\d{0,2})([ '.,٬])(\d{3}(?:\2\d{3})*)(?:([.,٫])(\d+))?$/;
const plain = /^(\d*)(?:([.,٫])(\d+))?$/;

type Digits = Pick<WrittenNumber, 'whole' | 'fraction' | 'point' | 'isBare'>;

/** Parses digits with separators; `null` if the separators contradict each other. */
function readDigits(written: string): Digits | null {
  const [, first = '', group, groups = '', point = '', fraction = ''] = grouped.exec(written) ?? [];
  const isOneGroup = groups.length === 3 && point === '';
  // A single point before three digits is a decimal point.
  if (group !== undefined && group !== point && !(isOneGroup && group === '.')) {
    const whole = first + groups.replaceAll(group, '');
    return { whole, fraction, point, isBare: isOneGroup && group === ',' };
  }
  const [all, whole = '', separator = '', behind = ''] = plain.exec(written) ?? [];
  if (all === undefined || all === '') return null;
  return { whole, fraction: behind, point: separator, isBare: isOneGroup && group === '.' };
}

/**
 * Finds the number in a text. Digits may be Arabic, Persian or full-width. Thousands may be grouped (`1,234` `1 234`
 * `1'234` `1.234.567` `١٬٢٣٤`). The decimal separator is `.`, `,` or `٫`. A single comma before three digits is a group
 * separator, a single point is a decimal point. All parsers of typed numbers use this function.
 * @returns `null` if the text has no number, more than one, or separators that match no convention: `12,34.5`, `1 2`
 */
export function readWritten(text: string): WrittenNumber | null {
  if (text.length > longest) return null;
  const characters = plainCharacters(text);
  const places = [...characters.matchAll(/\d/g)].map(({ index }) => index);
  const [start = -1] = places;
  if (start === -1) return null;
  const end = (places.at(-1) ?? start) + 1;
  const isBelowOne = /^[-+]? ?[.,٫]$/.test(characters.slice(0, start));
  const from = isBelowOne ? start - 1 : start;
  const digits = readDigits(characters.slice(from, end));
  if (digits === null) return null;
  return { ...digits, before: characters.slice(0, from).trim(), behind: characters.slice(end).trim() };
}

/** What is known about the source of a number. */
export interface NumberSource {
  /** True if other numbers of the source have decimal commas. */
  readonly hasDecimalCommas?: boolean | undefined;
}

/**
 * Parses a text that is only a number.
 * @returns `null` for other texts and for ambiguous numbers: with decimal commas, `1,234` and `1.234` are ambiguous
 */
export function readNumber(text: string, { hasDecimalCommas = false }: NumberSource = {}): number | null {
  const written = readWritten(text);
  if (written === null || (written.isBare && hasDecimalCommas)) return null;
  const { whole, fraction, before, behind } = written;
  if (!/^[-+]?$/.test(before) || !/^\.?$/.test(behind)) return null;
  const value = Number(`${whole}.${fraction}0`);
  return before === '-' && value !== 0 ? -value : value;
}

/** Formats a number for inputs and calls: `1234.5`, never with an exponent. */
export function writeNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}
