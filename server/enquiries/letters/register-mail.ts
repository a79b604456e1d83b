import { defaultCountry } from '../../../content/countries.ts';
import { letters as calls } from '../../../calls/letters.ts';
import { callMessage } from '../../../language/call-words.ts';
import { CallError } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import { DeliveryError } from './delivery-error.ts';
import { readCompany } from './compose-letter.ts';
import type { Letters } from './letters.ts';

/** The host and port of a mail server's address, without the name and password that may stand in it. */
const hostOf = (smtpUrl: string): string => URL.parse(smtpUrl)?.host ?? '';

/** How letters go out, and sending one to see that they do. */
export function serveMail(serve: Serve, { enquiries }: { readonly enquiries: Letters }): void {
  serve(calls.mailSettings, async ({ language }) => {
    const { mail } = enquiries.sources;
    const none = { to: mail?.to ?? '', from: mail?.from ?? '' };
    const company = await readCompany(enquiries.sources, { language, country: defaultCountry }).catch(
      (error: unknown) => {
        if (error instanceof DeliveryError) return none;
        throw error;
      },
    );
    return { server: mail === null ? '' : hostOf(mail.smtpUrl), from: company.from, to: company.to };
  });

  serve(calls.test, async ({ language }) => {
    try {
      await enquiries.sendTestLetter(language);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      throw new CallError(409, 'mailTestFailed', { values: { reason: error.reason } });
    }
    return { message: callMessage('mailTestSent', language) };
  });
}
