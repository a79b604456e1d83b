import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayName, monthName, weekdayName } from '../../language/calendar-names.ts';
import { directionOf } from '../../language/languages.ts';
import { Icon } from '../../ui/icon.tsx';
import {
  daysShown,
  dayToFocus,
  followKey,
  inWeeks,
  isTodayAbove,
  monthOf,
  monthToOpen,
  type ReachedDay,
  stepMonth,
} from '../render/calendar.ts';
import { useIsland } from './island-context.tsx';
import { useHydrated } from './use-hydrated.ts';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly today: string;
  /** The first date that can be booked. */
  readonly firstDay: string;
  /** Empty if no date is chosen. */
  readonly chosen: string;
  readonly onPress: (day: string) => void;
}

/**
 * A month as five weeks of five days. The server renders only the appearance, which is all that is visible without
 * scripts or before hydration; in the browser each cell has the name of its date. Arrow keys move in the reading
 * direction, Home and End within a week, Page Up and Page Down by a month (grid pattern of the ARIA practices).
 */
export function MonthGrid({ ref, today, firstDay, chosen, onPress }: Props) {
  const { t, language } = useIsland();
  const id = useId();
  const isHydrated = useHydrated();
  const [reached, setReached] = useState<Partial<ReachedDay>>({});
  const month = reached.month ?? (chosen === '' ? monthToOpen(firstDay) : monthOf(chosen));
  const days = daysShown(month);
  const tabbed = days.find((day) => day === reached.day) ?? dayToFocus(days, firstDay, chosen);
  const turn = (step: number) => setReached({ month: stepMonth(month, step) });

  function move(event: KeyboardEvent<HTMLElement>): void {
    const { target, currentTarget: grid } = event;
    const day = target instanceof HTMLElement ? target.dataset['day'] : undefined;
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = followKey(event.key, { month, day }, directionOf(language));
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setReached(next));
    grid.querySelector<HTMLElement>(`[data-day="${next.day}"]`)?.focus();
  }

  const row = isHydrated && { role: 'row' };
  const nameOf = (day: string): string => {
    const name = dayName(day, language);
    if (day < today) return t('bookingPastDay', { day: name });
    return day < firstDay ? t('bookingUnavailableDay', { day: name }) : name;
  };
  /** Attributes that only scripts need. Without them on 25 cells the HTML of the page is shorter. */
  const named = (day: string) =>
    isHydrated && {
      'data-day': day,
      tabIndex: day === tabbed ? 0 : -1,
      'aria-label': nameOf(day),
    };

  return (
    <div className="month" ref={ref}>
      <p className="month-today" hidden={!isTodayAbove(today, firstDay)}>
        {t('bookingToday', { day: dayName(today, language) })}
      </p>
      <div className="month-head">
        <p className="month-name" id={id} aria-live="polite">
          {monthName(month, language)}
        </p>
        <button type="button" className="icon-button" aria-label={t('bookingPreviousMonth')} onClick={() => turn(-1)}>
          <Icon name="chevron" className="backwards size-4" />
        </button>
        <button type="button" className="icon-button" aria-label={t('bookingNextMonth')} onClick={() => turn(1)}>
          <Icon name="chevron" className="size-4" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it is a grid once scripts run */}
      <div className="month-grid" {...(isHydrated && { role: 'grid', 'aria-labelledby': id })} onKeyDown={move}>
        <div {...row}>
          {days.slice(0, 5).map((day) => (
            <div
              key={day}
              {...(isHydrated && { role: 'columnheader', 'aria-label': weekdayName(day, language, 'long') })}
            >
              {weekdayName(day, language, 'narrow')}
            </div>
          ))}
        </div>
        {inWeeks(days).map((week, index) => (
          <div key={index} {...row}>
            {week.map((day, place) => (
              <div key={place} {...(isHydrated && { role: 'gridcell', 'aria-selected': day === chosen })}>
                <button
                  type="button"
                  className="day"
                  data-outside={monthOf(day) === month ? undefined : ''}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={day < firstDay ? true : undefined}
                  {...named(day)}
                  onClick={() => {
                    setReached({ month, day });
                    onPress(day);
                  }}
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
