import type { ReactNode } from 'react';
import { routes } from '../../content/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { QuoteLink } from './quote-link.tsx';
import { phoneLink, whatsappLink } from './contacts.tsx';

/**
 * Reserves the height of the bar. This is a rule of the page, because the first screen is rendered before the bar is
 * parsed.
 */
const room = '@media (max-width:1023.98px){:root{--dock:calc(3rem + 1px + env(safe-area-inset-bottom))}}';

interface Props {
  readonly office: Layout['office'];
  /** What the page is about, in the bar. */
  readonly children: ReactNode;
}

/**
 * Links to WhatsApp and phone in a fixed place on every page. Narrow screens show them in a bar, with labels and the
 * quote button.
 */
export function ContactDock({ office, children }: Props) {
  const { t, style, path } = useSite();
  const chat = whatsappLink(office.whatsapp);
  if (chat === null && office.phone === '') return null;
  style.add(room);
  return (
    <nav className="contact-dock" aria-label={t('contact')}>
      {children}
      {path !== routes.register && path !== routes.quote && <QuoteLink className="contact-dock-ask" />}
      {chat !== null && (
        <a href={chat} target="_blank" rel="noopener" aria-label={`${t('whatsapp')} ${t('opensInNewTab')}`}>
          <Icon name="whatsapp" className="size-6 max-lg:size-5" />
          <span className="contact-dock-word">{t('whatsapp')}</span>
        </a>
      )}
      {office.phone !== '' && (
        <a href={phoneLink(office.phone)} aria-label={t('callUs')}>
          <Icon name="phone" className="size-5 max-lg:size-4" />
          <span className="contact-dock-word">{t('callUs')}</span>
        </a>
      )}
    </nav>
  );
}
