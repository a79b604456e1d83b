import type { ReactNode } from 'react';
import type { SiteMessage } from '../../language/site-messages.ts';
import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { whatsappLink } from './contacts.tsx';
import { QuoteLink } from './quote-link.tsx';

interface Props {
  readonly title: SiteMessage;
  readonly text: SiteMessage;
  readonly office: Layout['office'];
  /** The subject of the enquiry, used in the first message of the chat. */
  readonly about: string;
  /** Additional links of this kind of page. */
  readonly children: ReactNode;
}

/** The end of a page with the next steps: a quote, a chat, and links of the page. */
export function ClosingBand({ title, text, office, about, children }: Props) {
  const { t } = useSite();
  const chat = whatsappLink(office.whatsapp, t('askAbout', { name: about }));
  return (
    <div className="section container-site closing-band">
      <h2 className="heading-2">{t(title)}</h2>
      <p className="mt-3 max-w-prose text-lg text-mist">{t(text)}</p>
      <div className="closing-ways">
        <QuoteLink className="button" />
        {chat !== null && (
          <a className="button-quiet" href={chat} target="_blank" rel="noopener">
            {t('whatsapp')}
            <span className="sr-only"> {t('opensInNewTab')}</span>
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
