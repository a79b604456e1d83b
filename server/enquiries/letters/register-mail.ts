import type { FastifyInstance } from 'fastify';
import { callMessage } from '../../../language/call-words.ts';
import type { Language } from '../../../language/languages.ts';
import { CallError } from '../../http/call-error.ts';
import { administratorReads, administratorWrites, type SessionGuard } from '../../http/guards.ts';
import { readCompany } from './compose-letter.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Letters } from './letters.ts';

/** What the calls about the mail server work with. */
interface MailServices {
  readonly accounts: SessionGuard;
  readonly enquiries: Letters;
}

/** The host and port of a mail server's address, without the name and password that may stand in it. */
const hostOf = (smtpUrl: string): string => URL.parse(smtpUrl)?.host ?? '';

/** How letters go out, and sending one to see that they do. */
export function registerMail(app: FastifyInstance, { accounts, enquiries }: MailServices, language: Language): void {
  app.get('/mail/settings', administratorReads(accounts), async () => {
    const { mail } = enquiries.sources;
    const none = { to: mail?.to ?? '', from: mail?.from ?? '' };
    const company = await readCompany(enquiries.sources, { language, country: 'sa' }).catch((error: unknown) => {
      if (error instanceof DeliveryError) return none;
      throw error;
    });
    return { server: mail === null ? '' : hostOf(mail.smtpUrl), from: company.from, to: company.to };
  });

  app.post('/mail/test', administratorWrites(accounts), async () => {
    try {
      await enquiries.sendTestLetter(language);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      throw new CallError(409, 'mailTestFailed', { values: { reason: error.reason } });
    }
    return { message: callMessage('mailTestSent', language) };
  });
}
