import type { ReactNode } from 'react';
import { booking } from '../../content/enquiries/index.ts';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import type { Chrome } from '../render/chrome.ts';
import { useSite } from '../render/site-context.ts';
import { phoneLink, whatsappLink } from './contacts.tsx';
import { Isolate } from './isolate.tsx';
import { showEmail } from '../../fields/email/show-email.ts';

interface Props {
  readonly office: Pick<Chrome['office'], 'phone' | 'whatsapp' | 'email'>;
  /** What the visitor asks about: the first words of the chat. */
  readonly about: string;
  /** Where on the page a meeting is booked. */
  readonly meetingAt?: string;
}

interface Way {
  readonly icon: GlyphName;
  readonly name: string;
  readonly link: string;
  readonly children: ReactNode;
}

function Way({ icon, name, link, children }: Way) {
  const { say } = useSite();
  const isElsewhere = link.startsWith('https:');
  return (
    <li>
      <a
        className="way"
        href={link}
        target={isElsewhere ? '_blank' : undefined}
        rel={isElsewhere ? 'noopener' : undefined}
      >
        <Glyph name={icon} className="size-5" />
        <span className="way-name">{name}</span>
        <span className="way-value">
          {children}
          {isElsewhere && <span className="sr-only"> {say('opensInNewTab')}</span>}
        </span>
      </a>
    </li>
  );
}

/** A mobile number as people write it: +966 50 000 0000. */
const written = (number: string): string =>
  `+${number.replaceAll(/\D/g, '')}`.replace(/^(\+\d{3})(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4');

/**
 * Telephone, chat and e-mail of the office of the visitor's country, a line each, and the way to a meeting; those it
 * has not are left out.
 */
export function ContactWays({ office: { phone, whatsapp, email }, about, meetingAt }: Props) {
  const { say, language } = useSite();
  const chat = whatsappLink(whatsapp, say('askAbout', { name: about }));
  return (
    <ul className="ways empty:hidden">
      {phone !== '' && (
        <Way icon="phone" name={say('callUs')} link={phoneLink(phone)}>
          <Isolate>{phone}</Isolate>
        </Way>
      )}
      {chat !== null && (
        <Way icon="whatsapp" name={`${say('whatsapp')} · ${say('whatsappWay')}`} link={chat}>
          <Isolate>{written(whatsapp)}</Isolate>
        </Way>
      )}
      {email !== '' && (
        <Way icon="mail" name={say('email')} link={`mailto:${email}`}>
          <Isolate>{showEmail(email)}</Isolate>
        </Way>
      )}
      {meetingAt !== undefined && (
        <Way icon="calendar" name={booking.label[language]} link={meetingAt}>
          {say('chooseTime')}
        </Way>
      )}
    </ul>
  );
}
