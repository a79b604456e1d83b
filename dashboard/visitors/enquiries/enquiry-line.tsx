import { Link } from 'react-router';
import type { Enquiry } from '../../../calls/enquiries.ts';
import { timeZoneOf } from '../../../content/countries.ts';
import { formatDateTime } from '../../../language/format.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { BringBack } from './bring-back.tsx';
import type { ShownEnquiries } from './enquiry-filter.tsx';
import { EnquiryMarks } from './enquiry-marks.tsx';
import { gistOf } from './gist-of.ts';
import { shortZoneMessages } from './meeting-time.tsx';

interface EnquiryLineProps {
  readonly enquiry: Enquiry;
  /** The view of the list, for the link back. */
  readonly from?: ShownEnquiries;
}

/** An enquiry in a list; the whole line is a link. A deleted one can be restored. */
export function EnquiryLine({ enquiry, from }: EnquiryLineProps) {
  const t = useLateTranslations();
  const language = currentLanguage();
  const { id, sender, subject, created_at: createdAt, meeting_at: meetingAt, country } = enquiry;
  const { removed_at: removedAt = null } = enquiry;
  const gist = gistOf(enquiry, t);
  const name = <bdi>{sender === '' ? subject : sender}</bdi>;
  return (
    <li className="enquiry-line">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {removedAt === null ? (
          <Link to={`/enquiries/${id}`} state={{ from }} className="enquiry-link font-medium wrap-anywhere">
            {name}
          </Link>
        ) : (
          <p className="font-medium wrap-anywhere">{name}</p>
        )}
        <time dateTime={createdAt} className="text-sm text-muted">
          {formatOfficeTime(createdAt)}
        </time>
      </div>
      {sender !== '' && gist !== '' && (
        <p className="flex text-sm text-muted">
          <bdi className="truncate">{gist}</bdi>
        </p>
      )}
      {meetingAt !== null && (
        <p className="text-sm">
          {t('meeting')}: <time dateTime={meetingAt}>{formatDateTime(meetingAt, language, timeZoneOf(country))}</time> ·{' '}
          {t(shortZoneMessages[country])}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <EnquiryMarks enquiry={enquiry} />
      </p>
      {removedAt !== null && <BringBack enquiry={enquiry} />}
    </li>
  );
}
