/** A number as it is written in a text: its digits, and what is beside them. */
interface WrittenNumber {
  /** Digits in front of the decimal sign, without signs between thousands; empty for `.5`. */
  readonly whole: string;
  /** Digits behind it. */
  readonly fraction: string;
  /** What is in front of the digits and behind them: a minus, a currency, a unit. Dashes of any kind are `-`. */
  readonly before: string;
  readonly behind: string;
  /** The sign in front of the fraction: `.`, `,` or `٫`; empty for a number without one. */
  readonly point: string;
  /** True where one sign before three digits is all there is: `1,234` is read as 1234 and `1.234` as 1.234. */
  readonly isBare: boolean;
}

/** Longer texts hold no number that a person types. */
const longest = 60;

const otherDigits = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;
const invisible = /\p{Cf}/gu;
const dashes = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const apostrophes = /[\u2018\u2019\u02BC\uFF07]/g;

/** The signs of numbers as one sign each. The Arabic `٫` and `٬` have one meaning, and stay as they are. */
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

/** What digits with signs between them say; `null` where the signs contradict each other. */
function readDigits(written: string): Digits | null {
  const [, first = '', group, groups = '', point = '', fraction = ''] = grouped.exec(written) ?? [];
  const isOneGroup = groups.length === 3 && point === '';
  // One point before three digits is a fraction.
  if (group !== undefined && group !== point && !(isOneGroup && group === '.')) {
    const whole = first + groups.replaceAll(group, '');
    return { whole, fraction, point, isBare: isOneGroup && group === ',' };
  }
  const [all, whole = '', separator = '', behind = ''] = plain.exec(written) ?? [];
  if (all === undefined || all === '') return null;
  return { whole, fraction: behind, point: separator, isBare: isOneGroup && group === '.' };
}

/**
 * Finds the number that a text writes. Digits may be Arabic, Persian or full-width ones; thousands may be in groups of
 * three (`1,234` `1 234` `1'234` `1.234.567` `١٬٢٣٤`); fractions are behind `.`, `,` or `٫`. One comma before three digits
 * groups, one point before three digits does not. Every reader of typed numbers is made of this.
 * @returns `null` where the text has no number, more than one, or signs that no convention explains: `12,34.5`, `1 2`
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

/** Where a number was written. */
export interface NumberSource {
  /** True where other numbers of the same source have commas before their fractions. */
  readonly hasDecimalCommas?: boolean | undefined;
}

/**
 * Reads a number that is all of a text.
 * @returns `null` for what is no number or can be two: where fractions have commas, `1,234` and `1.234` are in doubt
 */
export function readNumber(text: string, { hasDecimalCommas = false }: NumberSource = {}): number | null {
  const written = readWritten(text);
  if (written === null || (written.isBare && hasDecimalCommas)) return null;
  const { whole, fraction, before, behind } = written;
  if (!/^[-+]?$/.test(before) || !/^\.?$/.test(behind)) return null;
  const value = Number(`${whole}.${fraction}0`);
  return before === '-' && value !== 0 ? -value : value;
}

/** A number as it is typed and sent: `1234.5`, never with an exponent. */
export function writeNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}
