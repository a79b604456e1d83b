import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { ContactChannels } from './contact-channels.tsx';
import { OfficeFacts } from './office-facts.tsx';

interface Props {
  readonly office: Layout['office'];
  /** The subject of the enquiry, used in the first message of the chat. */
  readonly about: string;
}

/** Invites visitors to contact the office of their country, with its contact details. */
export function Invitation({ office, about }: Props) {
  const { t } = useSite();
  return (
    <div className="invitation">
      <h2 className="heading-2">{t('contactTitle')}</h2>
      <p className="mt-4 mb-8 max-w-prose text-lg text-mist">{t('contactText')}</p>
      <ContactChannels office={office} about={about} />
      <div className="mt-6">
        <OfficeFacts office={office} />
      </div>
    </div>
  );
}
