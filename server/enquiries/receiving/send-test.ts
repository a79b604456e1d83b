import { defaultCountry } from '../../../content/countries.ts';
import { contact } from '../../../content/enquiries/index.ts';
import { routes } from '../../../content/routes.ts';
import type { Language } from '../../../language/languages.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import { readCompany } from '../emails/compose-email.ts';
import { DeliveryError } from '../emails/delivery-error.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { acceptEnquiry, type Acceptance } from './accept-enquiry.ts';

/** Used if no recipient is configured. The domain `.invalid` never resolves (RFC 2606). */
const nowhere = 'nobody@site.invalid';

async function ownAddress(sources: EnquirySources, language: Language): Promise<string> {
  try {
    return (await readCompany(sources, { language, country: defaultCountry })).to;
  } catch (error) {
    if (error instanceof DeliveryError) return nowhere;
    throw error;
  }
}

/** Submits an enquiry like a visitor, marked as a test. Its emails are sent to the company only. */
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
