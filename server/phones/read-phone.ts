import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Country, countries, factsOf } from '../../content/countries.ts';
import { international } from '../../fields/phone/field.ts';

/** The ISO 3166-1 codes of the countries, as the library expects them. */
const codes = { sa: 'SA', ae: 'AE' } as const satisfies Readonly<Record<Country, CountryCode>>;
const ownCallingCodes: ReadonlySet<string> = new Set(countries.map((country) => factsOf(country).callingCode));

/** Separators that people write between digits. */
const separators = /[\s().\-/\u00A0\u2010-\u2015]/g;
/** A country code in parentheses. The library ignores a plus within them. */
const codeInParentheses = /^\((\+?\d{1,5})\)/;

export interface ReadPhone {
  /** E.164. */
  readonly number: string;
  /** False if it cannot be valid: by length and prefix in the countries of the company, by length elsewhere. */
  readonly isLikely: boolean;
  /** In national format for the given country; in international format for a number of another one. */
  readonly shown: string;
}

const isOwn = ({ countryCallingCode }: PhoneNumber): boolean => ownCallingCodes.has(countryCallingCode);
const isLikely = (phone: PhoneNumber): boolean => (isOwn(phone) ? phone.isValid() : phone.isPossible());

const parse = (typed: string, country: Country): PhoneNumber | undefined =>
  parsePhoneNumberFromString(typed, { defaultCountry: codes[country], extract: false });

/** Parses a number. The country code can also be written without a plus. */
function find(typed: string, country: Country): PhoneNumber | undefined {
  const phone = parse(typed, country);
  if (phone !== undefined && isLikely(phone)) return phone;
  const withCode = parse(`+${typed}`, country);
  return withCode !== undefined && isOwn(withCode) && isLikely(withCode) ? withCode : phone;
}

/** Without country codes the numbers of the two countries look alike. */
const format = (phone: PhoneNumber, country: Country): string =>
  phone.countryCallingCode === factsOf(country).callingCode ? phone.formatNational() : phone.formatInternational();

/**
 * Parses a phone number in national or international format, with Latin or Arabic digits. `null` if it is not a number.
 */
export function readPhone(typed: string, country: Country): ReadPhone | null {
  const phone = find(typed.replace(codeInParentheses, '$1'), country);
  if (phone !== undefined && isLikely(phone))
    return { number: phone.number, isLikely: true, shown: format(phone, country) };
  const written = phone?.number ?? typed.replace(separators, '');
  return international.test(written) ? { number: written, isLikely: false, shown: written } : null;
}
