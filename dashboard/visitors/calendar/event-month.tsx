import { useState } from 'react';
import type { CalendarEvent } from '../../../calls/calendar.ts';
import type { Country } from '../../../content/countries.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { Button } from '../../../ui/button.tsx';
import { isInMonthOf } from '../days/calendar-days.ts';
import { dayIn } from '../days/day-in-words.ts';
import { useTranslations } from '../../app/translations.ts';
import { EventLine } from './event-line.tsx';

const mostLines = 4;

interface DayEventsProps {
  readonly events: readonly CalendarEvent[];
  readonly clock: Country;
  readonly onMove: (event: CalendarEvent) => void;
}

/** The events of a date; the first ones are visible, the rest is collapsed. */
function DayEvents({ events, clock, onMove }: DayEventsProps) {
  const t = useTranslations();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, mostLines);
  return (
    <>
      <ul className="grid gap-1">
        {shown.map((event) => (
          <EventLine
            key={`${event.kind} ${event.at} ${event.base}/${event.id}`}
            event={event}
            clock={clock}
            onMove={onMove}
          />
        ))}
      </ul>
      {shown.length < events.length && (
        <Button variant="text" className="mt-1 text-sm" onPress={() => setIsWhole(true)}>
          {t('calendarMore', { count: events.length - shown.length })}
        </Button>
      )}
    </>
  );
}

interface EventMonthProps extends DayEventsProps {
  /** Dates of whole weeks. */
  readonly days: readonly string[];
  /** Any date in the month. */
  readonly month: string;
  readonly today: string;
  /** The caption of the table. */
  readonly caption: string;
}

const inWeeks = (days: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

const byTime = (events: readonly CalendarEvent[]) => events.toSorted((one, other) => one.at.localeCompare(other.at));

/** A month as a table of weeks; on a phone as a list of the dates with events. */
export function EventMonth({ days, month, today, caption, events, clock, onMove }: EventMonthProps) {
  const ofDay = Map.groupBy(byTime(events), ({ at }) => todayIn(clock, new Date(at)));
  const mark = (day: string) => (day === today ? 'font-semibold text-accent' : '');
  return (
    <>
      <table className="calendar max-md:hidden">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col" abbr={dayIn(day, { weekday: 'long' })}>
                {dayIn(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inWeeks(days).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-current={day === today ? 'date' : undefined}>
                  <p className={isInMonthOf(day, month) ? 'text-sm' : 'text-sm text-muted'}>
                    <time dateTime={day} className={mark(day)}>
                      <span aria-hidden="true">{dayIn(day, { day: 'numeric' })}</span>
                      <span className="sr-only">{dayIn(day, { day: 'numeric', month: 'long' })}</span>
                    </time>
                  </p>
                  {ofDay.has(day) && <DayEvents events={ofDay.get(day) ?? []} clock={clock} onMove={onMove} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="grid gap-3 md:hidden">
        {days
          .filter((day) => ofDay.has(day))
          .map((day) => (
            <li key={day} className="card grid gap-2 p-3">
              <h3 className="text-sm">
                <time dateTime={day} className={mark(day)}>
                  {dayIn(day, { weekday: 'long', day: 'numeric', month: 'long' })}
                </time>
              </h3>
              <DayEvents events={ofDay.get(day) ?? []} clock={clock} onMove={onMove} />
            </li>
          ))}
      </ol>
    </>
  );
}
