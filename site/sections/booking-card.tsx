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

/**
 * Books a meeting: date, time and contact details. Without scripts the date is an ordinary date field, and the form is
 * posted.
 */
export function BookingCard({ data: { today, firstDay, notice, times, closedDays } }: { readonly data: BookingData }) {
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
  return (
    <section className="booking" id={bookingAnchor} aria-labelledby={`${id}-title`}>
      <h2 className="booking-title" id={`${id}-title`}>
        {t('bookingTitle')}
      </h2>
      <Island
        name="booking"
        of={BookingForm}
        when="shown"
        data={{ ...data, country, renderedOn: today, firstDay, notice, times: times.join(' ') }}
        slots={[guard, day, time, zone, ...others, consent]}
      />
    </section>
  );
}
