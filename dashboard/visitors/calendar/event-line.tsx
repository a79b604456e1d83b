import { Link } from 'react-router';
import type { CalendarEvent } from '../../../calls/calendar.ts';
import type { Country } from '../../../content/countries.ts';
import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { timeIn } from '../days/time-in.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { textOf } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';

const kindMessages = {
  publish: 'calendarPublish',
  takeBack: 'calendarTakeBack',
  published: 'calendarPublished',
  takenBack: 'calendarTakenBack',
} as const satisfies Record<CalendarEvent['kind'], DashboardMessage>;

export const titleOfEvent = (event: CalendarEvent): string => textOf(event.title) || `#${event.id}`;

interface EventLineProps {
  readonly event: CalendarEvent;
  readonly clock: Country;
  readonly onMove: (event: CalendarEvent) => void;
}

/** A past or planned publishing event, linked to its record. A planned one can be moved. */
export function EventLine({ event, clock, onMove }: EventLineProps) {
  const t = useTranslations();
  const { at, base, id, category_id: parentId, languages, exists } = event;
  const title = titleOfEvent(event);
  const screen = exists ? recordScreen({ base, id, parentId }) : null;
  const isToCome = event.kind === 'publish' || event.kind === 'takeBack';
  const [only] = languages.length === 1 ? languages : [];
  return (
    <li className="calendar-event" data-kind={event.kind}>
      <p className="text-xs text-muted">
        <time dateTime={at}>{timeIn(at, clock)}</time> {t(kindMessages[event.kind])}
        {only !== undefined && ` · ${t(only === 'en' ? 'inEnglish' : 'inArabic')}`}
      </p>
      <p className="wrap-anywhere">
        {screen === null ? (
          <bdi>{title}</bdi>
        ) : (
          <Link to={screen} className="link">
            <bdi>{title}</bdi>
          </Link>
        )}
      </p>
      {isToCome && (
        <Button
          variant="text"
          className="min-h-7 justify-self-start text-xs max-md:min-h-11"
          aria-label={t('calendarMoveNamed', { title })}
          onPress={() => onMove(event)}
        >
          {t('calendarMove')}
        </Button>
      )}
    </li>
  );
}
