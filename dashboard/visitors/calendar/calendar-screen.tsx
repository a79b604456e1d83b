import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CalendarEvent } from '../../../calls/calendar.ts';
import { type Country, defaultCountry, isCountry } from '../../../content/countries.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { isDate, timestampsOf, monthOfDay, shiftMonth } from '../days/calendar-days.ts';
import { ClockSelect } from '../days/clock-select.tsx';
import { rangeInWords } from '../days/day-in-words.ts';
import { DaySteps } from '../days/day-steps.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { EventMonth } from './event-month.tsx';
import { MoveEvent } from './move-event.tsx';
import { useCalendar } from './use-calendar.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/** What is published and unpublished in a month, past and planned, linked to its records. */
export function CalendarScreen() {
  const t = useTranslations();
  const [address, setAddress] = useSearchParams();
  const [now] = useState(() => new Date());
  const [moved, setMoved] = useState<CalendarEvent | null>(null);
  const requested = { clock: address.get('clock'), day: address.get('day') ?? '' };
  const clock = isCountry(requested.clock) ? requested.clock : defaultCountry;
  const today = todayIn(clock, now);
  const day = isDate(requested.day) ? requested.day : today;
  const days = monthOfDay(day, clock);
  const events = useCalendar(...timestampsOf(days, clock));
  const change = (part: { readonly day?: string; readonly clock?: Country }) =>
    setAddress({ day, clock, ...part }, { replace: true, preventScrollReset: true });
  const caption = rangeInWords(days, day);
  const isCut = events.data?.is_whole === false;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <ScreenTitle>{t('calendar')}</ScreenTitle>
        <p className="text-sm text-muted">{t('calendarIntro')}</p>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        <DaySteps onMove={(by) => change({ day: shiftMonth(day, by) })} onToday={() => change({ day: today })} />
        <p role="status" className="me-auto text-lg font-medium">
          {caption}
        </p>
        <ClockSelect clock={clock} onSelect={(chosen) => change({ clock: chosen })} />
      </div>
      {events.isPending && <Loading />}
      {events.isError && <Retry error={events.error} onRetry={() => void events.refetch()} />}
      {isCut && <p className="note">{t('calendarCut')}</p>}
      {events.data?.events.length === 0 && !events.isPlaceholderData && <Empty>{t('calendarNone')}</Empty>}
      {events.data !== undefined && (
        <div aria-busy={events.isPlaceholderData}>
          <EventMonth
            days={days}
            month={day}
            today={today}
            caption={caption}
            events={events.data.events}
            clock={clock}
            onMove={setMoved}
          />
        </div>
      )}
      {moved !== null && <MoveEvent event={moved} onClose={() => setMoved(null)} />}
    </section>
  );
}
