import { Glyph } from '../../ui/glyph.tsx';
import { dayName, monthName, weekdayName } from '../../language/calendar-names.ts';
import { daysShown, inWeeks, isTodayAbove, monthOf, monthToOpen } from '../calendar.ts';
import { useSite } from '../site-context.ts';

/**
 * The month of today as five weeks of five days, as it looks. Without scripts nobody sees it; `booking-calendar` says
 * which day each of them is and that it is a cell, turns its pages and lets one choose.
 */
export function MonthGrid({ id, today }: { readonly id: string; readonly today: string }) {
  const { say, language } = useSite();
  const month = monthToOpen(today);
  const days = daysShown(month);

  return (
    <div className="month">
      <p className="month-today" hidden={!isTodayAbove(today)}>
        {say('bookingToday', { day: dayName(today, language) })}
      </p>
      <div className="month-head">
        <p className="month-name" id={id} aria-live="polite">
          {monthName(month, language)}
        </p>
        <button type="button" className="icon-button" data-months="-1" aria-label={say('bookingPreviousMonth')}>
          <Glyph name="chevron" className="backwards size-4" />
        </button>
        <button type="button" className="icon-button" data-months="1" aria-label={say('bookingNextMonth')}>
          <Glyph name="chevron" className="size-4" />
        </button>
      </div>
      <div className="month-grid" role="grid" aria-labelledby={id}>
        <div role="row">
          {days.slice(0, 5).map((day) => (
            <div key={day} role="columnheader" aria-label={weekdayName(day, language, 'long')}>
              {weekdayName(day, language, 'narrow')}
            </div>
          ))}
        </div>
        {inWeeks(days).map((week) => (
          <div key={week[0]} role="row">
            {week.map((day) => (
              <div key={day}>
                <button
                  type="button"
                  className="day"
                  data-outside={monthOf(day) === month ? undefined : ''}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={day < today ? true : undefined}
                >
                  {Number(day.slice(-2))}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
