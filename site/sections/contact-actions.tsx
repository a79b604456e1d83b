import { Icon } from '../../ui/icon.tsx';
import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { phoneLink, whatsappLink } from './contacts.tsx';

interface Props {
  readonly office: Pick<Layout['office'], 'phone' | 'whatsapp'>;
  /** The subject of the enquiry, used in the first message of the chat. */
  readonly about: string;
}

/** Links to contact the office of the visitor's country about a subject. */
export function ContactActions({ office, about }: Props) {
  const { t } = useSite();
  const chat = whatsappLink(office.whatsapp, t('askAbout', { name: about }));
  return (
    <>
      {chat !== null && (
        <a className="button-quiet" href={chat} target="_blank" rel="noopener">
          <Icon name="whatsapp" className="me-2 size-5" />
          {t('askOnWhatsapp')}
          <span className="sr-only"> {t('opensInNewTab')}</span>
        </a>
      )}
      {office.phone !== '' && (
        <a className="button-quiet" href={phoneLink(office.phone)}>
          <Icon name="phone" className="me-2 size-5" />
          {t('callUs')}
        </a>
      )}
    </>
  );
}
