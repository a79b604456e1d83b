import type { ReactNode } from 'react';
import type { BookingData } from '../render/booking.ts';
import { BookingCard } from './booking-card.tsx';

interface Props {
  readonly booking: BookingData;
  /** Content beside the calendar: contact details or location of the office. */
  readonly children: ReactNode;
}

/** The calendar for meetings, beside more about the office of the visitor's country. */
export function ContactBlock({ booking, children }: Props) {
  return (
    <div className="section container-site">
      <div className="contact-block">
        {children}
        <BookingCard data={booking} />
      </div>
    </div>
  );
}
