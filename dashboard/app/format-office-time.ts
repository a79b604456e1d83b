import { defaultCountry, officeNames, timeZoneOf } from '../../content/countries.ts';
import { formatDateTime } from '../../language/format.ts';
import { currentLanguage } from './current-language.ts';

/**
 * Formats a timestamp (ISO 8601) in the office's time zone and names the zone, so that all administrators read the same
 * time.
 */
export function formatOfficeTime(timestamp: string): string {
  const language = currentLanguage();
  return `${formatDateTime(timestamp, language, timeZoneOf(defaultCountry))} (${officeNames[defaultCountry][language]})`;
}
