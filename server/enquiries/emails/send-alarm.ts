import { randomUUID } from 'node:crypto';
import { defaultCountry } from '../../../content/countries.ts';
import { languages } from '../../../language/languages.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import { type EnquirySources, sendsMail } from '../messages/enquiry-sources.ts';
import { readCompany } from './compose-email.ts';
import type { Mailer } from './send-mail.ts';

/** What the administrator is notified of by email. */
export type Alarm = 'drill';

const words = { drill: ['alarmDrill', 'alarmDrillText'] } as const;

/**
 * Tells whoever gets the notifications, in both languages, of what must not wait until somebody looks. It goes out at
 * once and not by the outbox, which is a part of the site that may be in trouble. False where no mail server is known.
 * @throws DeliveryError with what the mail server said
 */
export async function sendAlarm(
  sources: EnquirySources,
  mailer: Mailer,
  alarm: Alarm,
  detail: string,
): Promise<boolean> {
  if (!sendsMail(sources)) return false;
  const [subject, text] = words[alarm];
  const { from, to, name, site } = await readCompany(sources, { language: 'ar', country: defaultCountry });
  const parts = languages.map((language) => mailMessages(language)(text, { detail }));
  await mailer.send({
    from,
    to,
    subject: languages.map((language) => mailMessages(language)(subject)).join(' · '),
    text: `${[...parts, name, site].filter((part) => part !== '').join('\n\n')}\n`,
    messageId: `${randomUUID()}@${to.split('@')[1] ?? 'localhost'}`,
    isToVisitor: false,
  });
  return true;
}
