import { Icon } from '../../ui/icon.tsx';
import type { Layout } from '../render/layout.ts';
import { useSite } from '../render/site-context.ts';
import { Isolate } from './isolate.tsx';
import { LocalizedText } from './localized-text.tsx';
import { showEmail } from '../../fields/email/show-email.ts';

/** `tel:` links contain only digits and a leading plus. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The link to a WhatsApp chat, with an optional first message; `null` without a number. */
export function whatsappLink(number: string, text = ''): string | null {
  const digits = number.replace(/\D/g, '');
  if (digits === '') return null;
  return `https://wa.me/${digits}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
}

/** Address and contact details in the visitor's country. Renders nothing if none are set. */
export function Contacts({ office, heading }: { readonly office: Layout['office']; readonly heading?: string }) {
  const { t } = useSite();
  const { address, phone, email } = office;
  if (address.text === '' && phone === '' && email === '') return null;
  return (
    <>
      {heading !== undefined && <h2 className="footer-heading">{heading}</h2>}
      <address className="not-italic">
        <ul className="contact-lines">
          {address.text !== '' && (
            <li className="contact-line">
              <Icon name="place" className="size-4" />
              <span className="sr-only">{t('address')}: </span>
              <span className="whitespace-pre-line">
                <LocalizedText text={address} />
              </span>
            </li>
          )}
          {phone !== '' && (
            <li className="contact-line">
              <Icon name="phone" className="size-4" />
              <span className="sr-only">{t('phone')}: </span>
              <a className="footer-link" href={phoneLink(phone)}>
                <Isolate>{phone}</Isolate>
              </a>
            </li>
          )}
          {email !== '' && (
            <li className="contact-line">
              <Icon name="mail" className="size-4" />
              <span className="sr-only">{t('email')}: </span>
              <a className="footer-link" href={`mailto:${email}`}>
                <Isolate>{showEmail(email)}</Isolate>
              </a>
            </li>
          )}
        </ul>
      </address>
    </>
  );
}
