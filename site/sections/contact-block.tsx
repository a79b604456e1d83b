import type { BookingData } from '../booking.ts';
import type { Chrome } from '../chrome.ts';
import { useId, useSite } from '../site-context.ts';
import { BookingCard } from './booking-card.tsx';
import { ContactActions } from './contact-actions.tsx';
import { Contacts } from './contacts.tsx';

interface Props {
  readonly office: Chrome['office'];
  readonly about: string;
  readonly booking: BookingData;
}

/** How to reach the office of the visitor's country: an invitation and its details, and a meeting to book beside them. */
export function ContactBlock({ office, about, booking }: Props) {
  const { say } = useSite();
  const id = useId();
  return (
    <section className="section container-site" aria-labelledby={id}>
      <div className="contact-block">
        <div>
          <h2 className="heading-2" id={id}>
            {say('contactTitle')}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-mist">{say('contactText')}</p>
          <div className="mt-8 flex flex-wrap gap-3 empty:hidden">
            <ContactActions office={office} about={about} />
          </div>
          <div className="mt-10 empty:hidden">
            <Contacts office={office} />
          </div>
        </div>
        <BookingCard data={booking} />
      </div>
    </section>
  );
}
