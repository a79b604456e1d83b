import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Country, defaultCountry, isCountry } from '../../../content/countries.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { isDate, timestampsOf, monthOfDay, shiftDay, shiftMonth, weekOfDay } from '../days/calendar-days.ts';
import { ClockSelect } from '../days/clock-select.tsx';
import { rangeInWords } from '../days/day-in-words.ts';
import { DaySteps } from '../days/day-steps.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { MonthCalendar, WeekCalendar } from './booking-calendar.tsx';
import { useMeetings } from './use-enquiries.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

interface ShownDays {
  readonly view: 'week' | 'month';
  readonly day: string;
  readonly clock: Country;
}

function shownIn(address: URLSearchParams): ShownDays {
  const [clock, day] = [address.get('clock'), address.get('day') ?? ''];
  const country = isCountry(clock) ? clock : defaultCountry;
  return {
    view: address.get('view') === 'month' ? 'month' : 'week',
    day: isDate(day) ? day : todayIn(country, new Date()),
    clock: country,
  };
}

interface ToolsProps {
  readonly shown: ShownDays;
  readonly days: readonly string[];
  readonly onChange: (change: Partial<ShownDays>) => void;
}

/** Chooses the dates, the view (week or month) and the time zone. */
function Tools({ shown: { view, day, clock }, days, onChange }: ToolsProps) {
  const t = useLateTranslations();
  const move = (by: number) => onChange({ day: view === 'month' ? shiftMonth(day, by) : shiftDay(day, 7 * by) });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DaySteps onMove={move} onToday={() => onChange({ day: todayIn(clock, new Date()) })} />
      <p role="status" className="me-auto text-lg font-medium">
        {rangeInWords(days, view === 'month' ? day : null)}
      </p>
      <div role="group" aria-label={t('bookingsView')} className="flex gap-2">
        {(['week', 'month'] as const).map((each) => (
          <Button variant="pill" key={each} aria-pressed={view === each} onPress={() => onChange({ view: each })}>
            {t(each === 'week' ? 'bookingsWeek' : 'bookingsMonth')}
          </Button>
        ))}
      </div>
      <ClockSelect clock={clock} onSelect={(chosen) => onChange({ clock: chosen })} />
    </div>
  );
}

/** A calendar of the booked meetings. */
export function BookingsScreen() {
  const t = useLateTranslations();
  const [address, setAddress] = useSearchParams();
  const [now] = useState(() => new Date());
  const shown = shownIn(address);
  const { view, day, clock } = shown;
  const days = view === 'month' ? monthOfDay(day, clock) : weekOfDay(day, clock);
  const meetings = useMeetings(...timestampsOf(days, clock));
  const change = (part: Partial<ShownDays>) =>
    setAddress({ ...shown, ...part }, { replace: true, preventScrollReset: true });
  const isEmpty = meetings.data?.length === 0 && !meetings.isPlaceholderData;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <ScreenTitle>{t('bookings')}</ScreenTitle>
        <p className="text-sm text-muted">{t('bookingsIntro')}</p>
      </header>
      <Tools shown={shown} days={days} onChange={change} />
      {meetings.isPending && <Loading />}
      {meetings.isError && <Retry error={meetings.error} onRetry={() => void meetings.refetch()} />}
      {isEmpty && (
        <p role="status" className="text-muted">
          {t('bookingsNone')}
        </p>
      )}
      {meetings.data !== undefined && (
        <div aria-busy={meetings.isPlaceholderData}>
          {view === 'month' ? (
            <MonthCalendar
              days={days}
              meetings={meetings.data}
              clock={clock}
              today={todayIn(clock, now)}
              month={day}
              onOpenWeek={(opened) => change({ view: 'week', day: opened })}
            />
          ) : (
            <WeekCalendar days={days} meetings={meetings.data} clock={clock} today={todayIn(clock, now)} />
          )}
        </div>
      )}
    </section>
  );
}
