import { countries, officeNames, timeZoneOf } from '../../../content/countries.ts';
import { formatMoment } from '../../../language/format.ts';
import { Field } from '../../../ui/field.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import type { TypedMoment } from './schedule-times.ts';

interface MomentFieldsProps {
  readonly typed: TypedMoment;
  /** The resulting time; `null` if it is invalid. */
  readonly moment: Date | null;
  readonly onType: (typed: TypedMoment) => void;
}

/** Inputs for date and time, with the resulting time in the time zone of each country. */
export function MomentFields({ typed, moment, onType }: MomentFieldsProps) {
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
        {moment !== null && (
          <dl className="grid gap-1 text-sm">
            {zones.map(({ name, timeZone }) => (
              <div key={timeZone} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-muted">{name}</dt>
                <dd>
                  <bdi>{formatMoment(moment.toISOString(), currentLanguage(), timeZone)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  );
}
