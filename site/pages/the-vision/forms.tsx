import { Icon } from '../../../ui/icon.tsx';
import { visionCall, visionQuoteFor } from '../../../content/enquiries/index.ts';
import type { Enquiry } from '../../../content/model/enquiry.ts';
import { frameAddress } from '../../links/foreign-address.ts';
import { Island } from '../../islands/island.tsx';
import { OnePanel } from '../../islands/one-panel.tsx';
import { Contacts, whatsappLink } from '../../sections/contacts.tsx';
import { EnquiryForm } from '../../sections/enquiry-form.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Landing, LandingData } from './load.ts';

interface Props {
  readonly landing: Pick<Landing, 'quoteForm' | 'callForm'>;
  /** Where the company is reached, what can be asked for, and what is. */
  readonly data: Pick<LandingData, 'office' | 'sizes' | 'size'>;
}

/** A form keeps its own origin, for its cookies: that is never ours, so it reaches nothing of this page. */
const permissions = ['allow-forms', 'allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ');

interface PanelProps extends Pick<LandingData, 'office'> {
  readonly title: string;
  /** Where a form of another site stands; `null` for the site's own. */
  readonly address: string | null;
  readonly enquiry: Enquiry;
  /** What stands in it before anybody has written anything. */
  readonly prefilled?: Readonly<Record<string, string>> | undefined;
}

/** A form of another site in a frame, fetched when it is opened; without one, the site's own. */
function Panel({ title, address, enquiry, office, prefilled }: PanelProps) {
  const { t } = useSite();
  if (address !== null) {
    return (
      <iframe
        className="landing-frame"
        src={address}
        title={title}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox={permissions}
      />
    );
  }
  return (
    <div className="contact-block">
      <div>
        <h3 className="heading-3">{title}</h3>
        <p className="mt-3 mb-6 max-w-prose text-mist">{t('visionPanelText')}</p>
        <EnquiryForm enquiry={enquiry} prefilled={prefilled} />
      </div>
      <Contacts office={office} />
    </div>
  );
}

/** The way to ask by chat. */
function Chat({ address }: { readonly address: string }) {
  const { t } = useSite();
  return (
    <a className="button-quiet" href={address} target="_blank" rel="noopener">
      <Icon name="whatsapp" className="me-2 size-5" />
      {t('whatsapp')}
      <span className="sr-only"> {t('opensInNewTab')}</span>
    </a>
  );
}

/** The three ways to ask. Quote and call open below the buttons, one at a time; without scripts both stand there. */
export function Forms({ landing, data: { office, sizes, size } }: Props) {
  const { t, origin, outcome } = useSite();
  const chat = whatsappLink(office.whatsapp, t('visionChat'));
  const panels = [
    {
      name: 'quote',
      button: t('getQuote'),
      title: t('quotePanel'),
      stored: landing.quoteForm,
      enquiry: visionQuoteFor(sizes),
      prefilled: size === null ? undefined : { size: String(size) },
    },
    {
      name: 'call',
      button: t('getCall'),
      title: t('callPanel'),
      stored: landing.callForm,
      enquiry: visionCall,
      prefilled: undefined,
    },
  ];
  const news = panels.find(({ prefilled, enquiry }) =>
    outcome === null ? prefilled !== undefined : outcome.kind === enquiry.kind,
  );
  return (
    <Island
      name="panels"
      of={OnePanel}
      data={{ panels: panels.map(({ name, button, title }) => ({ name, button, title })), news: news?.name }}
      slots={[
        chat !== null && <Chat key="chat" address={chat} />,
        ...panels.map(({ name, title, stored, enquiry, prefilled }) => (
          <Panel
            key={name}
            title={title}
            address={frameAddress(stored, origin)}
            enquiry={enquiry}
            office={office}
            prefilled={prefilled}
          />
        )),
      ]}
    />
  );
}
