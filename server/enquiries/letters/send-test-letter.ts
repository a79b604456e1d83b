import { randomUUID } from 'node:crypto';
import type { Language } from '../../../language/languages.ts';
import { mailWords } from '../../../language/mail-words.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import { readCompany } from './compose-letter.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Mailer } from './send-mail.ts';

/**
 * Sends a letter that says it is a test to whoever gets the notifications, at once and not by the outbox, so that the
 * mail server's answer can be told.
 * @throws DeliveryError with what the mail server said
 */
export async function sendTestLetter(
  sources: EnquirySources,
  mailer: Mailer | null,
  language: Language,
): Promise<void> {
  if (mailer === null) throw new DeliveryError('server', 'No mail server is configured (SMTP_URL)');
  const { from, to, name } = await readCompany(sources, { language, country: 'sa' });
  const say = mailWords(language);
  await mailer.send({
    from,
    to,
    subject: say('testSubject', { subject: name }),
    text: `${say('testLetter')}\n`,
    messageId: `${randomUUID()}@${to.split('@')[1] ?? 'localhost'}`,
    isToVisitor: false,
  });
}
