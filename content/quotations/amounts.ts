import { fold } from '../../language/fold.ts';
import { formatInteger } from '../../language/format.ts';
import { readWritten } from '../../language/read-number.ts';
import { currencies, type Currency } from './quotation.ts';

/** The reason why a typed text is not a valid number. */
export type AmountIssue = 'notANumber' | 'negative' | 'tooLarge' | 'tooFine' | 'otherCurrency';

export interface AmountRange {
  /** Decimal digits: 2 for money and percent, 3 for quantities. */
  readonly digits: number;
  /** Maximum in units of the last digit. */
  readonly most: number;
  /** The unit that may be typed beside the number. */
  readonly beside?: Currency | 'percent';
}

/** Notations of these units, after folding. */
const signs: Readonly<Record<Currency | 'percent', readonly string[]>> = {
  SAR: ['sar', 'sr', 'ر.س', 'رس', 'ريال', 'ريال سعودي', '\u20c1'],
  AED: ['aed', 'dh', 'dhs', 'د.ا', 'دا', 'درهم', 'درهم اماراتي', '\u20c3'],
  percent: ['%', '٪'],
};

/** Removes trailing zeros. */
function withoutZeros(text: string): string {
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, end);
}

/** Checks the text beside a number. */
function besideIssue(words: string, own: AmountRange['beside']): AmountIssue | null {
  const name = fold(words.replaceAll(/[-+]/g, '')).trim().replace(/\.$/, '');
  if (name === '' || (own !== undefined && signs[own].includes(name))) return null;
  const isCurrency = currencies.some((each) => signs[each].includes(name)) || /^(?:[a-z]{3}|\p{Sc})$/u.test(name);
  return isCurrency ? 'otherCurrency' : 'notANumber';
}

/**
 * Parses a typed number as an integer in units of its last digit: `1,234.5` with two digits is 123450. Its currency may
 * be beside it. The result is exact, because no floating-point arithmetic is used.
 * @returns the number, or the reason why the text is not one
 */
export function readAmount(text: string, { digits, most, beside }: AmountRange): number | AmountIssue {
  const written = readWritten(text);
  if (written === null) return 'notANumber';
  const { whole, fraction, before, behind } = written;
  for (const words of [before, behind]) {
    const issue = besideIssue(words, beside);
    if (issue !== null) return issue;
  }
  const fine = withoutZeros(fraction);
  if (fine.length > digits) return 'tooFine';
  const value = BigInt(`${whole}${fine.padEnd(digits, '0')}`);
  if (value > 0n && `${before}${behind}`.includes('-')) return 'negative';
  return value > BigInt(most) ? 'tooLarge' : Number(value);
}

/** Formats a number in units of its last digit: 123450 with two digits is `1,234.50`. */
export function formatAmount(value: number, digits = 2): string {
  const text = String(value).padStart(digits + 1, '0');
  const whole = formatInteger(Number(text.slice(0, text.length - digits)), 'en');
  return digits === 0 ? whole : `${whole}.${text.slice(-digits)}`;
}

/** Formats a quantity in thousandths, or a rate in hundredths of a percent, without trailing zeros: `20.4`, `15`. */
export const formatPlain = (value: number, digits: number): string =>
  withoutZeros(formatAmount(value, digits)).replace(/\.$/, '');
