import { randomUUID } from 'node:crypto';
import type { Language } from '../../../language/languages.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { readCompany } from './compose-email.ts';
import type { Mailer } from './send-mail.ts';

/**
 * Sends a test email to the recipient of the notifications, at once and not through the outbox, so that the mail
 * server's response can be shown. Resolves with the response.
 * @throws DeliveryError with the mail server's response
 */
export async function sendTestEmail(sources: EnquirySources, mailer: Mailer, language: Language): Promise<string> {
  const { from, to, name } = await readCompany(sources, { language, country: 'sa' });
  const t = mailMessages(language);
  return mailer.send({
    from,
    to,
    subject: t('testSubject', { subject: name }),
    text: `${t('testLetter')}\n`,
    messageId: `${randomUUID()}@${to.split('@')[1] ?? 'localhost'}`,
    isToVisitor: false,
  });
}
