import { useId } from 'react';
import { enquiryLabel } from '../../content/derive/enquiry-words.ts';
import { booking as enquiry } from '../../content/enquiries/index.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import { formatList } from '../../language/format.ts';
import type { BookingData } from '../booking.ts';
import { weekdayName } from '../../language/calendar-names.ts';
import { useSite } from '../site-context.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { FormField } from './form-field.tsx';
import { MonthGrid } from './month-grid.tsx';

/** Where links to the card lead. */
export const bookingAnchor = 'book';

/** The chosen day: an ordinary date field, in whose place the calendar says which day was pressed. */
function DayField({ today }: { readonly today: string }) {
  const { say, language, country, outcome } = useSite();
  const refused = outcome?.kind === enquiry.kind ? outcome.refused : null;
  const issue = refused?.issues.find(({ path }) => path === 'date');
  return (
    <div className="form-field">
      <label className="form-label" htmlFor="booking-date">
        {enquiryLabel(enquiry, 'date', { language, country })}
      </label>
      <input
        className="form-control"
        id="booking-date"
        name="date"
        type="date"
        required
        min={today}
        defaultValue={refused?.values['date']}
        aria-invalid={issue ? true : undefined}
        aria-describedby="booking-date-error"
      />
      <output className="form-control" hidden data-empty={say('bookingChooseDay')} />
      <p
        className="form-error"
        id="booking-date-error"
        data-required={say('bookingDayMissing')}
        data-refused={issueSentence({ code: 'pastDate' }, language)}
      >
        {issue && issueSentence(issue, language)}
      </p>
    </div>
  );
}

/**
 * Books a meeting: a day in the calendar, a time, and who comes. Without scripts the day is an ordinary date field, and
 * the form posts like any other.
 */
export function BookingCard({ data }: { readonly data: BookingData }) {
  const { say, country, language } = useSite();
  const id = useId();
  const closedDays = data.closedDays.map((day) => weekdayName(day, language, 'long'));
  return (
    <section className="booking" id={bookingAnchor} aria-labelledby={`${id}-title`}>
      <h2 className="booking-title" id={`${id}-title`}>
        {say('bookingTitle')}
      </h2>
      <EnquiryForm enquiry={enquiry}>
        <booking-calendar
          country={country}
          times={data.times.join(' ')}
          past={say('bookingDayPast')}
          past-day={say('bookingPastDay')}
          today={say('bookingToday')}
        >
          <MonthGrid id={`${id}-month`} today={data.today} />
          <div className="booking-when">
            <DayField today={data.today} />
            <FormField enquiry={enquiry} name="time" />
            <p className="booking-zone">
              {say(`bookingZone-${country}`)}
              {closedDays.length > 0 && ` · ${say('bookingOnline', { days: formatList(closedDays, language) })}`}
            </p>
          </div>
        </booking-calendar>
        <div className="booking-person">
          <FormField enquiry={enquiry} name="name" />
          <FormField enquiry={enquiry} name="phone" />
          <FormField enquiry={enquiry} name="meetingType" />
          <FormField enquiry={enquiry} name="email" />
        </div>
      </EnquiryForm>
    </section>
  );
}
