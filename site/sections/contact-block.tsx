import type { ReactNode } from 'react';
import type { BookingData } from '../render/booking.ts';
import { BookingCard } from './booking-card.tsx';

interface Props {
  readonly booking: BookingData;
  /** What stands beside the calendar: how the office is reached, or where it is. */
  readonly children: ReactNode;
}

/** A meeting to book, beside what else there is to know of the office of the visitor's country. */
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
