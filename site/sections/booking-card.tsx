import { useId } from 'react';
import { booking as enquiry } from '../../content/enquiries/index.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import { weekdayName } from '../../language/calendar-names.ts';
import { formatList } from '../../language/format.ts';
import type { BookingData } from '../render/booking.ts';
import { BookingForm } from '../islands/booking-form.tsx';
import { Island } from '../islands/island.tsx';
import { useSite } from '../render/site-context.ts';
import { useEnquiryParts } from './enquiry-form.tsx';
import { FormField } from './form-field.tsx';

/** The fragment of links to the card. */
export const bookingAnchor = 'book';

interface Props {
  readonly data: BookingData;
  /** True if the card is closed at first to a bar. */
  readonly isFolded?: boolean | undefined;
}

/**
 * Books a meeting: date, time and contact details. Without scripts the date is an ordinary date field, and the form is
 * posted.
 */
export function BookingCard({ data: booking, isFolded }: Props) {
  const { today, firstDay, notice, times, days, starts, closedDays } = booking;
  const { t, country, language } = useSite();
  const id = useId();
  const closed = closedDays.map((day) => weekdayName(day, language, 'long'));
  const { data, guard, fields, consent } = useEnquiryParts(enquiry);
  const [, , ...others] = fields;
  const day = (
    <FormField
      enquiry={enquiry}
      name="date"
      attributes={{
        min: firstDay,
        'data-required': t('bookingDayMissing'),
        'data-refused': issueSentence({ code: 'pastDate' }, language),
      }}
    />
  );
  const time = (
    <FormField
      enquiry={enquiry}
      name="time"
      attributes={{ 'data-refused': issueSentence({ code: 'meetingTooSoon' }, language) }}
    />
  );
  const zone = (
    <>
      {t(`bookingZone-${country}`)}
      {closed.length > 0 && ` · ${t('bookingOnline', { days: formatList(closed, language) })}`}
    </>
  );
  const heading = (
    <h2 className="booking-title" id={`${id}-title`}>
      {t('bookingTitle')}
    </h2>
  );
  const office = { country, notice, days, times: times.join(' '), starts: starts.join(' ') };
  return (
    <section
      className={isFolded === true ? 'booking' : 'booking booking-panel'}
      id={bookingAnchor}
      aria-labelledby={`${id}-title`}
    >
      <Island
        name="booking"
        of={BookingForm}
        // The bar shows what the server rendered; until it is touched, it needs no script.
        when={isFolded === true ? undefined : 'shown'}
        data={{ ...data, ...office, renderedOn: today, firstDay, isFolded }}
        slots={[heading, guard, day, time, zone, ...others, consent]}
      />
    </section>
  );
}
