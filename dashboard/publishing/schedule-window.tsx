import { type FormEvent, useState } from 'react';
import { type Country, countries, timeZoneOf } from '../../content/countries.ts';
import { meetingStart, offsetAt, todayIn } from '../../content/meeting-time.ts';
import type { PublishingStates } from '../../content/publishing/state.ts';
import { callMessage } from '../../language/call-words.ts';
import { formatMoment } from '../../language/format.ts';
import { type Language, languages } from '../../language/languages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';

const zoneWord = { sa: 'zoneRiyadh', ae: 'zoneDubai' } as const satisfies Record<Country, string>;

/** The moment at which the clocks of a country show this; `null` where it is none or has passed. */
function momentOf(day: string, time: string, country: Country): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null;
  const moment = meetingStart(day, time, country);
  return Number.isNaN(moment.getTime()) || moment.getTime() <= Date.now() ? null : moment;
}

/** What the window begins with, on the clocks of Riyadh: what is set already, or tomorrow morning in both languages. */
function startOf(states: PublishingStates | null) {
  const set = languages.filter((language) => states !== null && states[language].at !== null);
  const at = set.map((language) => states?.[language].at ?? '').toSorted()[0];
  if (at === undefined) return { day: todayIn('sa', new Date(Date.now() + 86_400_000)), time: '09:00', languages };
  const moment = new Date(at);
  const shown = new Date(moment.getTime() + offsetAt('sa', moment) * 60_000).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16), languages: set };
}

interface ScheduleWindowProps {
  /** Where the record stands; `null` for a new one. */
  readonly states: PublishingStates | null;
  readonly onChoose: (languages: readonly Language[], at: string) => void;
  readonly onClose: () => void;
}

/** Asks when a record is to be published, and in which languages. */
export function ScheduleWindow({ states, onChoose, onClose }: ScheduleWindowProps) {
  const say = useWords();
  const [country, setCountry] = useState<Country>('sa');
  const [start] = useState(() => startOf(states));
  const [day, setDay] = useState(start.day);
  const [time, setTime] = useState(start.time);
  const [chosen, setChosen] = useState<readonly Language[]>(start.languages);
  const [isRefused, setIsRefused] = useState(false);
  const moment = momentOf(day, time, country);
  const zones = [
    ...countries.map((each) => ({ name: say(zoneWord[each]), timeZone: timeZoneOf(each) })),
    { name: say('zoneUtc'), timeZone: 'UTC' },
  ];

  function submit(event: FormEvent): void {
    event.preventDefault();
    // The form around this window is another one.
    event.stopPropagation();
    if (moment === null || chosen.length === 0) setIsRefused(true);
    else onChoose(chosen, moment.toISOString());
  }

  return (
    <Dialog title={say('scheduleTitle')} onClose={onClose} size="small">
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <p className="text-muted">{say('scheduleIntro')}</p>
        <fieldset className="grid gap-2">
          <legend className="field-label">{say('scheduleLanguages')}</legend>
          <div className="flex flex-wrap gap-5">
            {languages.map((language) => (
              <label key={language} className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={chosen.includes(language)}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(languages.filter((each) => (each === language ? checked : chosen.includes(each))))
                  }
                />
                {say(language === 'en' ? 'inEnglish' : 'inArabic')}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={say('scheduleDay')}>
            {(control) => (
              <input
                {...control}
                type="date"
                className="input"
                value={day}
                onChange={({ currentTarget: { value } }) => setDay(value)}
              />
            )}
          </Field>
          <Field label={say('scheduleTime')}>
            {(control) => (
              <input
                {...control}
                type="time"
                className="input"
                value={time}
                onChange={({ currentTarget: { value } }) => setTime(value)}
              />
            )}
          </Field>
          <Field label={say('scheduleZone')} className="sm:col-span-2">
            {(control) => (
              <Select
                {...control}
                value={country}
                options={countries.map((each) => ({ value: each, label: say(zoneWord[each]) }))}
                onSelect={setCountry}
              />
            )}
          </Field>
        </div>
        {moment !== null && (
          <div role="status">
            <dl className="grid gap-1">
              {zones.map(({ name, timeZone }) => (
                <div key={timeZone} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-muted">{name}</dt>
                  <dd>
                    <bdi>{formatMoment(moment.toISOString(), currentLanguage(), timeZone)}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {isRefused && (moment === null || chosen.length === 0) && (
          <Alert>{callMessage(chosen.length === 0 ? 'nothingToPublish' : 'timeRefused', currentLanguage())}</Alert>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onClose}>{say('cancel')}</Button>
          <Button look="filled" isSubmit>
            {say('scheduleSave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
