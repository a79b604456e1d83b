import { defaultCountry } from '../../../content/countries.ts';
import { contact } from '../../../content/enquiries/index.ts';
import { routes } from '../../../content/routes.ts';
import type { Language } from '../../../language/languages.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import { readCompany } from '../emails/compose-email.ts';
import { DeliveryError } from '../emails/delivery-error.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import { acceptEnquiry, type Acceptance } from './accept-enquiry.ts';

/** Stands in where nobody can be written to: by its ending it never leads anywhere (RFC 2606). */
const nowhere = 'nobody@site.invalid';

async function ownAddress(sources: EnquirySources, language: Language): Promise<string> {
  try {
    return (await readCompany(sources, { language, country: defaultCountry })).to;
  } catch (error) {
    if (error instanceof DeliveryError) return nowhere;
    throw error;
  }
}

/** Sends the company a message as a visitor would, marked as a test; what goes out for it goes to the company alone. */
export async function sendTest(sources: EnquirySources, language: Language): Promise<Acceptance> {
  const t = mailMessages(language);
  const fields = { name: t('testSender'), email: await ownAddress(sources, language), message: t('testMessage') };
  const sent = {
    body: { kind: contact.kind, fields, page: routes.contact },
    language,
    country: defaultCountry,
    page: '',
  };
  return acceptEnquiry(sources, sent, { settle: async () => [] }, { isTest: true });
}
