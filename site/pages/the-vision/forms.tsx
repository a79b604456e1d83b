import { useId } from 'react';
import { Glyph } from '../../../ui/glyph.tsx';
import { visionCall, visionQuoteFor } from '../../../content/enquiries/index.ts';
import type { Enquiry } from '../../../content/model/enquiry.ts';
import { frameAddress } from '../../foreign-address.ts';
import { Contacts, whatsappLink } from '../../sections/contacts.tsx';
import { EnquiryForm } from '../../sections/enquiry-form.tsx';
import { useSite } from '../../site-context.ts';
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
  readonly given?: Readonly<Record<string, string>> | undefined;
}

/** A form of another site in a frame, fetched when it is opened; without one, the site's own. */
function Panel({ title, address, enquiry, office, given }: PanelProps) {
  const { say } = useSite();
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
        <p className="mt-3 mb-6 max-w-prose text-mist">{say('visionPanelText')}</p>
        <EnquiryForm enquiry={enquiry} given={given} />
      </div>
      <Contacts office={office} />
    </div>
  );
}

/** The three ways to ask. Quote and call open below the buttons, one at a time; without scripts both stand there. */
export function Forms({ landing, data: { office, sizes, size } }: Props) {
  const { say, origin, outcome } = useSite();
  const id = useId();
  const chat = whatsappLink(office.whatsapp, say('visionChat'));
  const panels = [
    {
      name: 'quote',
      button: say('getQuote'),
      title: say('quotePanel'),
      stored: landing.quoteForm,
      enquiry: visionQuoteFor(sizes),
      given: size === null ? undefined : { size: String(size) },
    },
    {
      name: 'call',
      button: say('getCall'),
      title: say('callPanel'),
      stored: landing.callForm,
      enquiry: visionCall,
      given: undefined,
    },
  ];
  return (
    <one-panel class="landing-forms">
      <div className="landing-buttons" id="ask">
        {panels.map(({ name, button, enquiry, given }, index) => (
          <button
            key={name}
            type="button"
            className={index === 0 ? 'button' : 'button-quiet'}
            aria-expanded={outcome === null ? given !== undefined : outcome.kind === enquiry.kind}
            aria-controls={`${id}-${name}`}
            data-controls
          >
            {button}
          </button>
        ))}
        {chat !== null && (
          <a className="button-quiet" href={chat} target="_blank" rel="noopener">
            <Glyph name="whatsapp" className="me-2 size-5" />
            {say('whatsapp')}
            <span className="sr-only"> {say('opensInNewTab')}</span>
          </a>
        )}
      </div>
      {panels.map(({ name, title, stored, enquiry, given }) => (
        <div key={name} className="landing-panel" id={`${id}-${name}`} role="region" aria-label={title}>
          <Panel title={title} address={frameAddress(stored, origin)} enquiry={enquiry} office={office} given={given} />
        </div>
      ))}
    </one-panel>
  );
}
