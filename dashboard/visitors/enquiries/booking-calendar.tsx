import type { Enquiry } from '../../../calls/enquiries.ts';
import type { Country } from '../../../content/countries.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { Button } from '../../../ui/button.tsx';
import { isInMonthOf } from '../days/calendar-days.ts';
import { dayIn } from '../days/day-in-words.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { BookingCard, BookingLine } from './booking-card.tsx';

interface CalendarProps {
  readonly days: readonly string[];
  readonly meetings: readonly Enquiry[];
  readonly clock: Country;
  /** The current date in that time zone. */
  readonly today: string;
}

function byDay({ meetings, clock }: Pick<CalendarProps, 'meetings' | 'clock'>): ReadonlyMap<string, Enquiry[]> {
  return Map.groupBy(meetings, ({ meeting_at: at }) => (at === null ? '' : todayIn(clock, new Date(at))));
}

/** A week with its days side by side; on a phone one below the other. */
export function WeekCalendar({ days, meetings, clock, today }: CalendarProps) {
  const ofDay = byDay({ meetings, clock });
  return (
    <ol className="grid gap-3 lg:grid-cols-7">
      {days.map((day) => {
        const booked = ofDay.get(day) ?? [];
        return (
          <li
            key={day}
            className={`card grid min-w-0 content-start gap-3 p-3 lg:min-h-60 ${booked.length === 0 ? 'max-lg:py-2' : ''}`}
          >
            <h3 className="flex items-baseline justify-between gap-2 lg:grid lg:gap-0">
              <span className="text-sm text-muted">{dayIn(day, { weekday: 'long' })}</span>
              <time dateTime={day} className={day === today ? 'font-semibold text-accent' : 'font-medium'}>
                {dayIn(day, { day: 'numeric', month: 'short' })}
              </time>
            </h3>
            {booked.length > 0 && (
              <ul className="grid gap-2">
                {booked.map((meeting) => (
                  <BookingCard key={meeting.id} meeting={meeting} clock={clock} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const mostLines = 4;

interface MonthProps extends CalendarProps {
  /** Any date in the month. */
  readonly month: string;
  readonly onOpenWeek: (day: string) => void;
}

/** A month in whole weeks; on a phone only the dates with meetings, as a list. */
export function MonthCalendar({ days, meetings, clock, today, month, onOpenWeek }: MonthProps) {
  const t = useLateTranslations();
  const ofDay = byDay({ meetings, clock });
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="grid grid-cols-7 text-center text-sm text-muted max-md:hidden">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{dayIn(day, { weekday: 'short' })}</span>
        ))}
      </div>
      <ol className="grid gap-px overflow-hidden rounded-xl border border-line bg-line md:grid-cols-7">
        {days.map((day) => {
          const booked = ofDay.get(day) ?? [];
          return (
            <li
              key={day}
              className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1 bg-raised p-2 md:min-h-28 ${booked.length === 0 ? 'max-md:hidden' : ''}`}
            >
              <h3 className={isInMonthOf(day, month) ? 'text-sm' : 'text-sm text-muted'}>
                <time dateTime={day} className={day === today ? 'font-semibold text-accent' : ''}>
                  <span aria-hidden="true" className="max-md:hidden">
                    {dayIn(day, { day: 'numeric' })}
                  </span>
                  <span className="md:sr-only">{dayIn(day, { weekday: 'long', day: 'numeric', month: 'long' })}</span>
                </time>
              </h3>
              {booked.length > 0 && (
                <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
                  {booked.slice(0, mostLines).map((meeting) => (
                    <BookingLine key={meeting.id} meeting={meeting} clock={clock} />
                  ))}
                </ul>
              )}
              {booked.length > mostLines && (
                <Button variant="text" className="text-start text-sm" onPress={() => onOpenWeek(day)}>
                  {t('meetingsMore', { count: booked.length - mostLines })}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
