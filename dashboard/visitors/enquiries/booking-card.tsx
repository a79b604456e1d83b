import { Link } from 'react-router';
import type { Enquiry } from '../../../calls/enquiries.ts';
import type { Country } from '../../../content/countries.ts';
import { timeIn } from '../days/time-in.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { MeetingActions } from './meeting-actions.tsx';
import { shortZoneMessages } from './meeting-time.tsx';

interface BookingProps {
  readonly meeting: Enquiry;
  /** The country whose time zone the calendar uses. */
  readonly clock: Country;
}

/** The start of a meeting, also in the visitor's time zone if it differs. */
function BookingTime({ meeting: { meeting_at: meetingAt, country }, clock }: BookingProps) {
  const t = useLateTranslations();
  if (meetingAt === null) return null;
  return (
    <>
      <time dateTime={meetingAt} className="font-medium">
        {timeIn(meetingAt, clock)}
      </time>
      {country !== clock && (
        <span className="text-sm text-muted">
          {timeIn(meetingAt, country)} {t(shortZoneMessages[country])}
        </span>
      )}
    </>
  );
}

/** A meeting in a week with its actions. */
export function BookingCard({ meeting, clock }: BookingProps) {
  const t = useLateTranslations();
  const isOff = meeting.cancelled_at !== null;
  return (
    <li className="grid min-w-0 gap-2 rounded-lg border border-line bg-ground p-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <BookingTime meeting={meeting} clock={clock} />
      </p>
      <p className={isOff ? 'line-through' : ''}>
        <Link to={`/enquiries/${meeting.id}`} className="link wrap-anywhere">
          <bdi>{meeting.sender}</bdi>
        </Link>
      </p>
      {meeting.is_double === true && <p className="mark">{t('meetingDouble')}</p>}
      {isOff && <p className="mark">{t('markCancelled')}</p>}
      {meeting.test && <p className="mark">{t('markTest')}</p>}
      <MeetingActions meeting={meeting} isShort />
    </li>
  );
}

/** A meeting in a month: one line with a link. */
export function BookingLine({ meeting, clock }: BookingProps) {
  const t = useLateTranslations();
  const isOff = meeting.cancelled_at !== null;
  return (
    <li>
      <Link
        to={`/enquiries/${meeting.id}`}
        className={`booking-line ${meeting.is_double === true ? 'booking-double' : ''} ${isOff ? 'line-through' : ''}`}
      >
        {meeting.meeting_at !== null && <time dateTime={meeting.meeting_at}>{timeIn(meeting.meeting_at, clock)}</time>}{' '}
        <bdi>{meeting.sender}</bdi>
        {meeting.is_double === true && <span className="sr-only">{t('meetingDouble')}</span>}
        {isOff && <span className="sr-only">{t('markCancelled')}</span>}
      </Link>
    </li>
  );
}
