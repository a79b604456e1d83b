import { type FormEvent, useState } from 'react';
import { type Country, countries, defaultCountry, officeNames } from '../../../content/countries.ts';
import { isAllowed, type PublishingStates } from '../../../content/publishing/state.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { type Language, languages } from '../../../language/languages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Tick } from '../../../ui/tick.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import { DateTimeFields } from './date-time-fields.tsx';
import { type ChosenTimes, timestampOf, startOf, timesOf } from './schedule-times.ts';

interface ScheduleWindowProps {
  /** The states of the record; `null` for a new one. */
  readonly states: PublishingStates | null;
  /** The unsaved input is saved too and published at the chosen time. */
  readonly isDirty?: boolean;
  /** The title of the record, if no form around the window shows it. */
  readonly about?: string;
  readonly isPending?: boolean;
  /** Why the server refused the times. */
  readonly refusal?: string | undefined;
  readonly onChoose: (languages: readonly Language[], times: ChosenTimes) => void;
  readonly onClose: () => void;
}

/** Asks when to publish and unpublish a record, and in which languages. */
export function ScheduleWindow(props: ScheduleWindowProps) {
  const { states, isDirty = false, about, isPending = false, refusal = '', onChoose, onClose } = props;
  const t = useTranslations();
  const [country, setCountry] = useState<Country>(defaultCountry);
  const [start] = useState(() => startOf(states));
  const [typedStart, setTypedStart] = useState(start.at);
  const [typedEnd, setTypedEnd] = useState(start.until);
  const [chosen, setChosen] = useState<readonly Language[]>(start.languages);
  const [isTried, setIsTried] = useState(false);
  const starts = chosen.some((language) => states === null || isDirty || isAllowed('schedule', states[language]));
  const [asksEnd, setAsksEnd] = useState(start.ends || !starts);
  const [at, until] = [timestampOf(typedStart, country), timestampOf(typedEnd, country)];
  const times = timesOf({ languages: chosen, at: starts ? at : undefined, until: asksEnd ? until : undefined, states });
  const complaint = 'refused' in times ? times.refused : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    // The submit event must not reach the form around this window.
    event.stopPropagation();
    if ('refused' in times) setIsTried(true);
    else onChoose(chosen, times);
  }

  return (
    <Dialog
      title={about === undefined ? t('scheduleTitle') : t('scheduleTitleOf', { title: about })}
      onClose={onClose}
      size="small"
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <p className="text-muted">{t('scheduleIntro')}</p>
        <fieldset className="grid gap-2">
          <legend className="field-label">{t('scheduleLanguages')}</legend>
          <div className="flex flex-wrap gap-5">
            {languages.map((language) => (
              <Tick
                key={language}
                label={t(language === 'en' ? 'inEnglish' : 'inArabic')}
                isTicked={chosen.includes(language)}
                onTick={(isTicked) =>
                  setChosen(languages.filter((each) => (each === language ? isTicked : chosen.includes(each))))
                }
              />
            ))}
          </div>
        </fieldset>
        <Field label={t('scheduleZone')}>
          {(control) => (
            <Select
              {...control}
              value={country}
              options={countries.map((each) => ({ value: each, label: officeNames[each][currentLanguage()] }))}
              onSelect={setCountry}
            />
          )}
        </Field>
        {starts && (
          <fieldset className="grid gap-3">
            <legend className="mb-2 font-medium">{t('scheduleStart')}</legend>
            <DateTimeFields typed={typedStart} timestamp={at} onType={setTypedStart} />
          </fieldset>
        )}
        <fieldset className="grid gap-3">
          <legend className="sr-only">{t('scheduleEnd')}</legend>
          <Tick label={t('scheduleEnd')} isTicked={asksEnd} onTick={setAsksEnd} />
          {asksEnd && <DateTimeFields typed={typedEnd} timestamp={until} onType={setTypedEnd} />}
        </fieldset>
        {isTried && complaint !== null && <Alert>{callMessage(complaint, currentLanguage())}</Alert>}
        {refusal !== '' && <Alert>{refusal}</Alert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="filled" isSubmit isPending={isPending}>
            {t('scheduleSave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
