import { useId, useRef } from 'react';
import type { Country } from '../../content/countries.ts';
import { earliestMeeting, meetingStart, todayIn } from '../../content/meeting-time.ts';
import { shortDayName } from '../../language/calendar-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { EnquiryAlert, EnquiryField, SendButton } from './enquiry-parts.tsx';
import { enterValue } from './enter-value.ts';
import { inputById } from './input-by-id.ts';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { MonthGrid } from './month-grid.tsx';
import { NextTimes } from './next-times.tsx';
import { Slot } from './slot.tsx';
import { type EnquiryData, useEnquiry } from './use-enquiry.ts';
import { useFieldValue } from './use-field-value.ts';
import { useHydrated } from './use-hydrated.ts';
import { useNextStarts } from './use-next-starts.ts';
import { useToday } from './use-today.ts';

interface Props extends EnquiryData {
  readonly country: Country;
  /** The date in the country when the server rendered the page, `YYYY-MM-DD`. */
  readonly renderedOn: string;
  /** The first date that could be booked at that time. */
  readonly firstDay: string;
  /** Minutes in advance that a meeting must be booked. */
  readonly notice: number;
  /** The proposed times, `HH:MM` in the time zone of the country, separated by spaces. */
  readonly times: string;
  /** The weekdays on which the office is open; 0 is Sunday. */
  readonly days: readonly number[];
  /** The next proposed times when the server rendered the page, separated by spaces. */
  readonly starts: string;
  /** True if the card is closed at first to a bar with the next times. */
  readonly isFolded?: boolean | undefined;
}

/**
 * The form for a meeting. A calendar and the next times fill in its fields. Slots, in order: heading, form token, date
 * field, time field, note on the time zone, other fields, consent.
 */
export function BookingForm({ slots, isFolded = false, ...props }: Props & WithSlots) {
  const { country, renderedOn, firstDay, notice, ...data } = props;
  const { t, language } = useIsland();
  const isHydrated = useHydrated();
  const questionId = useId();
  const month = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDetailsElement>(null);
  const [dayId, timeId] = [`${data.kind}-date`, `${data.kind}-time`];
  const [day, time] = [useFieldValue(dayId), useFieldValue(timeId)];
  const [heading = '', guard = '', dateField, timeField, zone = '', ...others] = slots;

  const today = useToday(country, renderedOn);
  const starts = useNextStarts({ country, notice, days: props.days, times: props.times.split(' ') }, props.starts);
  const firstNow = useToday(country, firstDay, notice);
  // Computed at each press, because a page may stay open past midnight.
  const earliest = () => earliestMeeting(new Date(), notice);
  const isDayTooSoon = (each: string) => each < todayIn(country, earliest());
  const isTooSoon = (each: string) => day !== '' && meetingStart(day, each, country) < earliest();
  // The calendar replaces the date field, so it takes the focus instead.
  const leadToDay = () => month.current?.querySelector<HTMLElement>('.day[tabindex="0"]')?.focus();
  const enquiry = useEnquiry(data, {
    lead: (name, control) => (name === 'date' ? leadToDay() : control?.focus()),
  });
  function refuseDay(each: string): void {
    const text = t(each < todayIn(country, new Date()) ? 'bookingDayPast' : 'bookingDayTooSoon');
    enquiry.announce({ text }, { date: text });
  }
  function refuseTime(): void {
    const text = inputById(timeId)?.dataset['refused'] ?? '';
    enquiry.announce({ text }, { time: text });
  }
  function chooseStart(start: string): void {
    card.current?.setAttribute('open', '');
    enterValue(inputById(dayId), start.slice(0, 10));
    enterValue(inputById(timeId), start.slice(11));
    inputById(`${data.kind}-name`)?.focus();
  }
  const fieldOf = (name: string) => ({ of: data, enquiry, name });

  const question = (
    <span className="next-times-question" id={questionId}>
      {t('bookingQuestion')}
    </span>
  );
  const chosen = `${day}T${time}`;
  const nextTimes = <NextTimes {...{ starts, chosen, timeId }} labelledBy={questionId} onChoose={chooseStart} />;
  const form = (
    <form
      {...enquiry.form}
      className="form"
      onSubmit={(event) => {
        const isWrongDay = day !== '' && isDayTooSoon(day);
        if (!isWrongDay && (time === '' || !isTooSoon(time))) return enquiry.form.onSubmit(event);
        event.preventDefault();
        if (isWrongDay) refuseDay(day);
        else refuseTime();
      }}
    >
      <Slot html={guard} />
      <MonthGrid
        ref={month}
        today={today}
        firstDay={firstNow}
        chosen={day}
        onPress={(pressed) => (isDayTooSoon(pressed) ? refuseDay(pressed) : enterValue(inputById(dayId), pressed))}
      />
      <div className="booking-when">
        <EnquiryField {...fieldOf('date')} html={dateField}>
          {isHydrated && <output>{day === '' ? t('bookingChooseDay') : shortDayName(day, language)}</output>}
        </EnquiryField>
        <EnquiryField {...fieldOf('time')} html={timeField} />
        <Slot className="booking-zone" html={zone} />
      </div>
      <div className="booking-person">
        {data.names
          .split(' ')
          .slice(2)
          .map((name, index) => (
            <EnquiryField key={name} {...fieldOf(name)} html={others[index]} />
          ))}
      </div>
      <Slot className="form-consent" html={slots.at(-1) ?? ''} />
      <EnquiryAlert enquiry={enquiry} />
      <SendButton enquiry={enquiry} />
    </form>
  );
  if (!isFolded) {
    return (
      <>
        <Slot html={heading} />
        <div className="booking-times">
          {question}
          {nextTimes}
        </div>
        {form}
      </>
    );
  }
  return (
    <>
      {/* A summary is a button, which may not contain links: the times lie upon it. */}
      {nextTimes}
      {/* The answer to a form that was posted without scripts must be visible. */}
      <details className="booking-fold" ref={card} open={data.said !== undefined}>
        <summary className="booking-bar">
          {question}
          <Icon name="chevron" className="booking-sign size-4" />
        </summary>
        <div className="booking-panel">
          <Slot html={heading} />
          {form}
        </div>
      </details>
    </>
  );
}
