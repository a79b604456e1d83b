import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Country, countries, factsOf } from '../../content/countries.ts';
import { international } from '../../fields/phone/field.ts';

/** The countries under the names that the library has for them (ISO 3166-1). */
const codes = { sa: 'SA', ae: 'AE' } as const satisfies Readonly<Record<Country, CountryCode>>;
const ownCallingCodes: ReadonlySet<string> = new Set(countries.map((country) => factsOf(country).callingCode));

/** What people write between digits. */
const separators = /[\s().\-/\u00A0\u2010-\u2015]/g;
/** The code of a country in parentheses: the library overlooks a plus within them. */
const codeInParentheses = /^\((\+?\d{1,5})\)/;

export interface ReadPhone {
  /** E.164. */
  readonly number: string;
  /** False for one that cannot be right: by length and prefix in the countries the company sells in, elsewhere by length. */
  readonly isLikely: boolean;
  /** As it is dialled in the country that was given; with the code of its country where that is another one. */
  readonly shown: string;
}

const isOwn = ({ countryCallingCode }: PhoneNumber): boolean => ownCallingCodes.has(countryCallingCode);
const isLikely = (phone: PhoneNumber): boolean => (isOwn(phone) ? phone.isValid() : phone.isPossible());

const parse = (typed: string, country: Country): PhoneNumber | undefined =>
  parsePhoneNumberFromString(typed, { defaultCountry: codes[country], extract: false });

/** The number that was meant: the code of a country is also written without a plus. */
function find(typed: string, country: Country): PhoneNumber | undefined {
  const phone = parse(typed, country);
  if (phone !== undefined && isLikely(phone)) return phone;
  const withCode = parse(`+${typed}`, country);
  return withCode !== undefined && isOwn(withCode) && isLikely(withCode) ? withCode : phone;
}

/** Numbers of the two countries look alike without their codes. */
const format = (phone: PhoneNumber, country: Country): string =>
  phone.countryCallingCode === factsOf(country).callingCode ? phone.formatNational() : phone.formatInternational();

/**
 * A phone number in the local or the international form, with Latin or Arabic digits, as people of a country write it.
 * `null` where no number can be made of it.
 */
export function readPhone(typed: string, country: Country): ReadPhone | null {
  const phone = find(typed.replace(codeInParentheses, '$1'), country);
  if (phone !== undefined && isLikely(phone))
    return { number: phone.number, isLikely: true, shown: format(phone, country) };
  const written = phone?.number ?? typed.replace(separators, '');
  return international.test(written) ? { number: written, isLikely: false, shown: written } : null;
}
