import { type Country, timeZoneOf } from '../../../content/countries.ts';
import { localeOf } from '../../../language/languages.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** The hour and minute of a timestamp in the time zone of a country. */
export function timeIn(timestamp: string, country: Country): string {
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZoneOf(country),
  });
  return format.format(new Date(timestamp));
}
