import type { ReactNode } from 'react';
import { booking } from '../../content/enquiries/index.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { phoneLink, whatsappLink } from './contacts.tsx';
import { Isolate } from './isolate.tsx';
import { showEmail } from '../../fields/email/show-email.ts';

interface Props {
  readonly office: Pick<Layout['office'], 'phone' | 'whatsapp' | 'email'>;
  /** The subject of the enquiry, used in the first message of the chat. */
  readonly about: string;
  /** The fragment of the booking card on the page. */
  readonly meetingAt?: string;
}

interface Channel {
  readonly icon: IconName;
  readonly name: string;
  readonly link: string;
  readonly children: ReactNode;
}

function Channel({ icon, name, link, children }: Channel) {
  const { t } = useSite();
  const isElsewhere = link.startsWith('https:');
  return (
    <li>
      <a
        className="way"
        href={link}
        target={isElsewhere ? '_blank' : undefined}
        rel={isElsewhere ? 'noopener' : undefined}
      >
        <Icon name={icon} className="size-5" />
        <span className="way-name">{name}</span>
        <span className="way-value">
          {children}
          {isElsewhere && <span className="sr-only"> {t('opensInNewTab')}</span>}
        </span>
      </a>
    </li>
  );
}

/** Formats a mobile number with spaces: +966 50 000 0000. */
const written = (number: string): string =>
  `+${number.replaceAll(/\D/g, '')}`.replace(/^(\+\d{3})(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4');

/**
 * Telephone, chat and email of the office of the visitor's country, one a line, and a link to book a meeting. Unset
 * ones are left out.
 */
export function ContactChannels({ office: { phone, whatsapp, email }, about, meetingAt }: Props) {
  const { t, language } = useSite();
  const chat = whatsappLink(whatsapp, t('askAbout', { name: about }));
  return (
    <ul className="ways empty:hidden">
      {phone !== '' && (
        <Channel icon="phone" name={t('callUs')} link={phoneLink(phone)}>
          <Isolate>{phone}</Isolate>
        </Channel>
      )}
      {chat !== null && (
        <Channel icon="whatsapp" name={`${t('whatsapp')} · ${t('whatsappWay')}`} link={chat}>
          <Isolate>{written(whatsapp)}</Isolate>
        </Channel>
      )}
      {email !== '' && (
        <Channel icon="mail" name={t('email')} link={`mailto:${email}`}>
          <Isolate>{showEmail(email)}</Isolate>
        </Channel>
      )}
      {meetingAt !== undefined && (
        <Channel icon="calendar" name={booking.label[language]} link={meetingAt}>
          {t('chooseTime')}
        </Channel>
      )}
    </ul>
  );
}
