import { fold } from '../../language/fold.ts';
import { formatInteger } from '../../language/format.ts';
import { currencies, type Currency } from './offer.ts';

/** Why what was typed is no such number. */
export type AmountIssue = 'notANumber' | 'negative' | 'tooLarge' | 'tooFine' | 'otherCurrency';

export interface AmountRange {
  /** Digits behind the point: 2 for money and percent, 3 for quantities. */
  readonly digits: number;
  /** In units of the last digit. */
  readonly most: number;
  /** What may stand beside it. */
  readonly beside?: Currency | 'percent';
}

/** How people write what stands beside a number, as searching folds it. */
const signs: Readonly<Record<Currency | 'percent', readonly string[]>> = {
  SAR: ['sar', 'sr', 'ر.س', 'رس', 'ريال', 'ريال سعودي', '\u20c1'],
  AED: ['aed', 'dh', 'dhs', 'د.ا', 'دا', 'درهم', 'درهم اماراتي', '\u20c3'],
  percent: ['%', '٪'],
};

/** Nobody types more. */
const longest = 60;

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';

/** A text without the zeros at its end. */
function withoutZeros(text: string): string {
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, end);
}

const isGrouped = (text: string, sign: string): boolean => {
  const [first = '', ...groups] = text.split(sign);
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

/** Digits with one point at most, whatever signs part their thousands; `null` where that cannot be told. */
function plainDigits(written: string): string | null {
  const text = written.replaceAll(/[' ]/g, '');
  const [sign, other] = text.lastIndexOf('.') > text.lastIndexOf(',') ? ['.', ','] : [',', '.'];
  const count = text.split(sign).length - 1;
  // Several times the same sign parts thousands, and so does a single comma before three digits: 1,234.
  if (!text.includes(other) && (count > 1 || (sign === ',' && isGrouped(text, sign))))
    return isGrouped(text, sign) ? text.replaceAll(sign, '') : null;
  if (count > 1) return null;
  const [whole = '', behind = ''] = text.split(sign);
  if (whole.includes(other) && !isGrouped(whole, other)) return null;
  return `${whole.replaceAll(other, '')}.${behind}`;
}

/** What is wrong with the words beside a number. */
function besideIssue(words: string, own: AmountRange['beside']): AmountIssue | null {
  const name = words.trim().replace(/\.$/, '');
  if (name === '' || (own !== undefined && signs[own].includes(name))) return null;
  const isCurrency = currencies.some((each) => signs[each].includes(name)) || /^(?:[a-z]{3}|\p{Sc})$/u.test(name);
  return isCurrency ? 'otherCurrency' : 'notANumber';
}

/**
 * A number as people type it, counted in units of its last digit: `1,234.5` with two digits is 123450. Digits may be
 * Arabic or Persian, thousands in groups, the currency beside it. Exact: no part of it is ever a fraction.
 * @returns the number, or why it is none
 */
export function readAmount(text: string, { digits, most, beside }: AmountRange): number | AmountIssue {
  if (text.length > longest) return 'notANumber';
  const folded = fold(text)
    .replaceAll(/[\u2212\u2013\u2014]/g, '-')
    .replaceAll(/\s/g, ' ')
    .replaceAll('’', "'")
    .trim();
  const all = Array.from(folded);
  const first = all.findIndex(isDigit);
  if (first === -1) return 'notANumber';
  const last = all.findLastIndex(isDigit) + 1;
  const isBelowOne = /^[-+]?[.,]$/.test(all.slice(0, first).join(''));
  const before = isBelowOne ? '' : all.slice(0, first).join('');
  const behind = all.slice(last).join('');
  for (const words of [before, behind]) {
    const issue = besideIssue(words.replaceAll(/[-+]/g, ''), beside);
    if (issue !== null) return issue;
  }
  const written = all.slice(first, last).join('');
  const plain = /^[\d.,' ]+$/.test(written) ? plainDigits(isBelowOne ? `0.${written}` : written) : null;
  if (plain === null) return 'notANumber';
  const [whole = '', fraction = ''] = plain.split('.');
  const fine = withoutZeros(fraction);
  if (fine.length > digits) return 'tooFine';
  const value = BigInt(`${whole}${fine.padEnd(digits, '0')}`);
  if (value > 0n && all.slice(0, first).concat(all.slice(last)).includes('-')) return 'negative';
  return value > BigInt(most) ? 'tooLarge' : Number(value);
}

/** A number counted in units of its last digit, as people read it: 123450 with two digits is `1,234.50`. */
export function formatAmount(value: number, digits = 2): string {
  const text = String(value).padStart(digits + 1, '0');
  const whole = formatInteger(Number(text.slice(0, text.length - digits)), 'en');
  return digits === 0 ? whole : `${whole}.${text.slice(-digits)}`;
}

/** A quantity in thousandths, or a share in hundredths of a percent, without zeros that say nothing: `20.4`, `15`. */
export const formatPlain = (value: number, digits: number): string =>
  withoutZeros(formatAmount(value, digits)).replace(/\.$/, '');
