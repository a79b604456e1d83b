import { countries, type Country, timeZoneOf } from '../../../content/countries.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { formatDateTime } from '../../../language/format.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { zoneMessages } from '../days/clock-select.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

export const shortZoneMessages = { sa: 'zoneShortSa', ae: 'zoneShortAe' } as const satisfies Record<
  Country,
  LateMessage
>;

/** The start of a meeting in the time zones of both offices; that of the visitor's country first. */
export function MeetingTime({ at, country }: { readonly at: string; readonly country: Country }) {
  const t = useLateTranslations();
  return (
    <ul>
      {countries
        .toSorted((one) => (one === country ? -1 : 1))
        .map((each) => (
          <li key={each} className={each === country ? 'font-medium' : 'text-sm text-muted'}>
            <time dateTime={at}>{formatDateTime(at, currentLanguage(), timeZoneOf(each))}</time>
            {' · '}
            <bdi>{t(zoneMessages[each])}</bdi>
          </li>
        ))}
    </ul>
  );
}
