import { countries, type Country, timeZoneOf } from '../../../content/countries.ts';
import type { LateWord } from '../../../language/late-words.ts';
import { formatMoment } from '../../../language/format.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { zoneWords } from '../days/clock-select.tsx';
import { useLateWords } from '../../app/late-words.ts';

export const shortZoneWords = { sa: 'zoneShortSa', ae: 'zoneShortAe' } as const satisfies Record<Country, LateWord>;

/** When a meeting begins, by the clocks of both offices; that of the visitor's country first. */
export function MeetingTime({ at, country }: { readonly at: string; readonly country: Country }) {
  const say = useLateWords();
  return (
    <ul>
      {countries
        .toSorted((one) => (one === country ? -1 : 1))
        .map((each) => (
          <li key={each} className={each === country ? 'font-medium' : 'text-sm text-muted'}>
            <time dateTime={at}>{formatMoment(at, currentLanguage(), timeZoneOf(each))}</time>
            {' · '}
            <bdi>{say(zoneWords[each])}</bdi>
          </li>
        ))}
    </ul>
  );
}
