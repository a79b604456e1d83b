import { toClock } from '../../content/business-hours.ts';
import type { Country } from '../../content/countries.ts';
import { toOfficeHours } from '../../content/office-settings.ts';
import { weekdayName } from '../../language/calendar-names.ts';
import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { LocalizedText } from './localized-text.tsx';

/** A date on the weekday with this number, for formatting: 1 January 2023 was a Sunday. */
const dayOfWeek = (day: number): string => `2023-01-0${day + 1}`;

interface Props {
  readonly office: Layout['office'];
  /** Set if it is not the office of the visitor's country. */
  readonly country?: Country;
}

/** Address and opening hours of an office. */
export function OfficeFacts({ office, country: elsewhere }: Props) {
  const { t, language, country: own } = useSite();
  const country = elsewhere ?? own;
  const { days, opens, closes } = toOfficeHours(country, office);
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  return (
    <dl className="office-facts">
      {office.address.text !== '' && (
        <div>
          <dt>{t('address')}</dt>
          <dd className="whitespace-pre-line">
            <LocalizedText text={office.address} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('officeHours')}</dt>
        <dd>
          {t('officeDays', {
            first: weekdayName(dayOfWeek(first), language, 'long'),
            last: weekdayName(dayOfWeek(last), language, 'long'),
            opens: toClock(opens),
            closes: toClock(closes),
          })}
        </dd>
      </div>
    </dl>
  );
}
