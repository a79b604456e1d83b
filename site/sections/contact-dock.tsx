import { Glyph } from '../../ui/glyph.tsx';
import type { Chrome } from '../chrome.ts';
import { useSite } from '../site-context.ts';
import { phoneLink, whatsappLink } from './contacts.tsx';

/** WhatsApp and call, in the same corner of every page. */
export function ContactDock({ office }: { readonly office: Chrome['office'] }) {
  const { say } = useSite();
  const chat = whatsappLink(office.whatsapp);
  if (chat === null && office.phone === '') return null;
  return (
    <nav className="contact-dock" aria-label={say('contact')}>
      {chat !== null && (
        <a href={chat} target="_blank" rel="noopener" aria-label={`${say('whatsapp')} ${say('opensInNewTab')}`}>
          <Glyph name="whatsapp" className="size-6" />
        </a>
      )}
      {office.phone !== '' && (
        <a href={phoneLink(office.phone)} aria-label={say('callUs')}>
          <Glyph name="phone" className="size-5" />
        </a>
      )}
    </nav>
  );
}
