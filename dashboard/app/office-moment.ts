import { defaultCountry, officeNames, timeZoneOf } from '../../content/countries.ts';
import { formatMoment } from '../../language/format.ts';
import { currentLanguage } from './current-language.ts';

/**
 * A moment (ISO 8601) by the clocks of the office, which are named: everybody who works on the site reads the same time,
 * wherever they are.
 */
export function officeMoment(moment: string): string {
  const language = currentLanguage();
  return `${formatMoment(moment, language, timeZoneOf(defaultCountry))} (${officeNames[defaultCountry][language]})`;
}
