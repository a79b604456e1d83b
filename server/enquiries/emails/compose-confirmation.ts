import { defaultCountry } from '../../../content/countries.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import type { OutboxRow } from '../../database/tables.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { messageIdOf, readCompany } from './compose-email.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Email } from './send-mail.ts';
import { type Subscriber, subscriptionToken } from './subscription-token.ts';

/** Composes the email with the link that confirms an address. */
export async function composeConfirmation(
  sources: EnquirySources,
  outgoing: OutboxRow,
  subscriber: Subscriber,
): Promise<Email> {
  const { language, email } = subscriber;
  const company = await readCompany(sources, { language, country: defaultCountry });
  if (company.site === '') throw new DeliveryError('message', 'Links in letters need PUBLIC_URL');
  const t = mailMessages(language);
  const page = (name: string) =>
    `${company.site}/api/${language}/newsletter/${name}?token=${subscriptionToken(sources.signingKey(), subscriber)}`;
  const paragraphs = [
    t('hello'),
    `${t('confirmText', { company: company.name })}\n${page('confirm')}`,
    t('notYou', { site: company.site }),
    `${t('unsubscribe')}\n${page('unsubscribe')}`,
    company.name,
  ];
  return {
    from: company.from,
    to: email,
    replyTo: company.to,
    subject: t('confirmSubject'),
    text: paragraphs.join('\n\n'),
    messageId: messageIdOf(outgoing, company.from),
    unsubscribe: page('unsubscribe'),
    isToVisitor: true,
  };
}
