import { Link } from 'react-router';
import type { CalendarEvent } from '../../../calls/calendar.ts';
import type { Country } from '../../../content/countries.ts';
import type { DashboardWord } from '../../../language/dashboard-words.ts';
import { Button } from '../../../ui/button.tsx';
import { timeIn } from '../days/time-in.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { textOf } from '../../app/records/wire-record.ts';
import { useWords } from '../../app/words.ts';

const kindWords = {
  publish: 'calendarPublish',
  takeBack: 'calendarTakeBack',
  published: 'calendarPublished',
  takenBack: 'calendarTakenBack',
} as const satisfies Record<CalendarEvent['kind'], DashboardWord>;

export const titleOfEvent = (event: CalendarEvent): string => textOf(event.title) || `#${event.id}`;

interface EventLineProps {
  readonly event: CalendarEvent;
  readonly clock: Country;
  readonly onMove: (event: CalendarEvent) => void;
}

/** Something that is or was published or taken back: it leads to its record, and can be moved while it is to come. */
export function EventLine({ event, clock, onMove }: EventLineProps) {
  const say = useWords();
  const { at, base, id, category_id: parentId, languages, exists } = event;
  const title = titleOfEvent(event);
  const screen = exists ? recordScreen({ base, id, parentId }) : null;
  const isToCome = event.kind === 'publish' || event.kind === 'takeBack';
  const [only] = languages.length === 1 ? languages : [];
  return (
    <li className="calendar-event" data-kind={event.kind}>
      <p className="text-xs text-muted">
        <time dateTime={at}>{timeIn(at, clock)}</time> {say(kindWords[event.kind])}
        {only !== undefined && ` · ${say(only === 'en' ? 'inEnglish' : 'inArabic')}`}
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
          aria-label={say('calendarMoveNamed', { title })}
          onPress={() => onMove(event)}
        >
          {say('calendarMove')}
        </Button>
      )}
    </li>
  );
}
