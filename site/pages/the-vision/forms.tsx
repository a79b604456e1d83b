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
  /** The contact, the available sizes, and the chosen size. */
  readonly data: Pick<LandingData, 'office' | 'sizes' | 'size'>;
}

/**
 * An external form keeps its own origin for its cookies. That is never the origin of the site, so the form cannot reach
 * this page.
 */
const permissions = ['allow-forms', 'allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ');

interface PanelProps extends Pick<LandingData, 'office'> {
  readonly title: string;
  /** The address of an external form; `null` for the site's own. */
  readonly address: string | null;
  readonly enquiry: Enquiry;
  /** Initial values of the fields. */
  readonly prefilled?: Readonly<Record<string, string>> | undefined;
}

/** An external form in an iframe, loaded when its panel is opened; without one, the site's own form. */
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

/** A link to a chat. */
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

/**
 * The three ways to ask. The forms for a quote and for a call open below their buttons, one at a time; without scripts
 * both are open.
 */
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
