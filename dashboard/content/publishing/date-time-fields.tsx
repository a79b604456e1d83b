import { countries, officeNames, timeZoneOf } from '../../../content/countries.ts';
import { formatDateTime } from '../../../language/format.ts';
import { Field } from '../../../ui/field.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import type { TypedDateTime } from './schedule-times.ts';

interface DateTimeFieldsProps {
  readonly typed: TypedDateTime;
  /** The resulting time; `null` if it is invalid. */
  readonly timestamp: Date | null;
  readonly onType: (typed: TypedDateTime) => void;
}

/** Inputs for date and time, with the resulting time in the time zone of each country. */
export function DateTimeFields({ typed, timestamp, onType }: DateTimeFieldsProps) {
  const t = useTranslations();
  const zones = [
    ...countries.map((each) => ({ name: officeNames[each][currentLanguage()], timeZone: timeZoneOf(each) })),
    { name: t('zoneUtc'), timeZone: 'UTC' },
  ];
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('scheduleDay')}>
          {(control) => (
            <input
              {...control}
              type="date"
              className="input"
              value={typed.day}
              onChange={({ currentTarget: { value } }) => onType({ ...typed, day: value })}
            />
          )}
        </Field>
        <Field label={t('scheduleTime')}>
          {(control) => (
            <input
              {...control}
              type="time"
              className="input"
              value={typed.time}
              onChange={({ currentTarget: { value } }) => onType({ ...typed, time: value })}
            />
          )}
        </Field>
      </div>
      <div role="status">
        {timestamp !== null && (
          <dl className="grid gap-1 text-sm">
            {zones.map(({ name, timeZone }) => (
              <div key={timeZone} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-muted">{name}</dt>
                <dd>
                  <bdi>{formatDateTime(timestamp.toISOString(), currentLanguage(), timeZone)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  );
}
