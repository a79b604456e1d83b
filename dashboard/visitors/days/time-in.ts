import { type Country, timeZoneOf } from '../../../content/countries.ts';
import { localeOf } from '../../../language/languages.ts';
import { currentLanguage } from '../../app/current-language.ts';

/** The hour and minute that the clocks of a country show. */
export function timeIn(moment: string, country: Country): string {
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZoneOf(country),
  });
  return format.format(new Date(moment));
}
