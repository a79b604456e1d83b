import { randomUUID } from 'node:crypto';
import { defaultCountry } from '../../../content/countries.ts';
import { languages } from '../../../language/languages.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import { type EnquirySources, sendsMail } from '../model/enquiry-sources.ts';
import { readCompany } from './compose-email.ts';
import type { Mailer } from './send-mail.ts';

/** The kinds of alarms that are sent by email. */
export type Alarm = 'drill';

const words = { drill: ['alarmDrill', 'alarmDrillText'] } as const;

/**
 * Sends an urgent alarm in both languages to the recipient of the notifications. It is sent at once and not through the
 * outbox, which may itself be affected. Returns false if there is no mail server.
 * @throws DeliveryError with the mail server's response
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
