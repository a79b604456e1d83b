import { useId } from 'react';
import { Glyph } from '../../../ui/glyph.tsx';
import type { Chrome } from '../../chrome.ts';
import { ContactActions } from '../../sections/contact-actions.tsx';
import { Contacts, whatsappLink } from '../../sections/contacts.tsx';
import { useSite } from '../../site-context.ts';
import { foreignAddress, type Landing } from './load.ts';

interface Props {
  readonly landing: Pick<Landing, 'quoteForm' | 'callForm' | 'title'>;
  readonly office: Chrome['office'];
}

/** A form keeps its own origin, for its cookies: that is never ours, so it reaches nothing of this page. */
const permissions = ['allow-forms', 'allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ');

/** A form of another site in a frame, fetched when it is opened; without one, the ways to reach the company itself. */
function Panel({
  title,
  form,
  office,
  about,
}: { readonly title: string; readonly form: string | null; readonly about: string } & Pick<Props, 'office'>) {
  const { say } = useSite();
  if (form !== null) {
    return (
      <iframe
        className="landing-frame"
        src={form}
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
        <p className="mt-3 max-w-prose text-mist">{say('visionPanelText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ContactActions office={office} about={about} />
        </div>
      </div>
      <Contacts office={office} />
    </div>
  );
}

/** The three ways to ask. Quote and call open below the buttons, one at a time; without scripts both stand there. */
export function Forms({ landing, office }: Props) {
  const { say, origin } = useSite();
  const id = useId();
  const formAt = (stored: string) => {
    const address = foreignAddress(stored);
    return address === null || new URL(address).origin === new URL(origin).origin ? null : address;
  };
  const about = landing.title.text === '' ? say('theVision') : landing.title.text;
  const chat = whatsappLink(office.whatsapp, say('visionChat'));
  const panels = [
    { name: 'quote', button: say('getQuote'), title: say('quotePanel'), form: formAt(landing.quoteForm) },
    { name: 'call', button: say('getCall'), title: say('callPanel'), form: formAt(landing.callForm) },
  ];
  return (
    <one-panel class="landing-forms">
      <div className="landing-buttons">
        {panels.map(({ name, button }, index) => (
          <button
            key={name}
            type="button"
            className={index === 0 ? 'button' : 'button-quiet'}
            aria-expanded="false"
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
      {panels.map(({ name, title, form }) => (
        <div key={name} className="landing-panel" id={`${id}-${name}`} role="region" aria-label={title}>
          <Panel title={title} form={form} office={office} about={about} />
        </div>
      ))}
    </one-panel>
  );
}
