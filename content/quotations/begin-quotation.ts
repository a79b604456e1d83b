import { currencyOf } from '../countries.ts';
import type { Reader } from '../model/reader.ts';
import { quotationTermsOf, quotationSettings, usualQuotationTerms } from '../quotation-settings.ts';
import { companySettings, settingsOf } from '../settings.ts';
import { longestLine } from './bounds.ts';
import type { QuotationContent, QuotationCustomer, QuotationSeller } from './quotation.ts';

const nobody: QuotationCustomer = { name: '', company: '', email: '', phone: '', address: '', vatNumber: '' };

/** A rate in percent, as the settings hold it, in hundredths of a percent. */
const toRate = (percent: number): number => Math.round(percent * 100);

/** An offer without items, with the texts and rates of the settings. @param reader of its language and country */
export async function beginQuotation(
  reader: Reader,
  customer: Partial<QuotationCustomer> = {},
  subject = '',
): Promise<QuotationContent> {
  const { country, language } = reader;
  const set = await reader.settings(quotationSettings);
  const { tax, bank } = quotationTermsOf(country, set);
  return {
    language,
    country,
    currency: currencyOf(country),
    customer: { ...nobody, ...customer },
    subject: subject.slice(0, longestLine),
    items: [],
    discount: { kind: 'none', value: 0 },
    taxRate: toRate(tax),
    validDays: set.validDays ?? usualQuotationTerms.validDays,
    delivery: set.delivery.text,
    terms: set.terms.text,
    bank,
    note: '',
  };
}

/** Who makes an offer, as the settings say it now. @param reader of its language and country */
export async function readSeller(reader: Reader): Promise<QuotationSeller> {
  const [{ legalName }, company, office] = await Promise.all([
    reader.settings(quotationSettings),
    reader.settings(companySettings),
    reader.settings(settingsOf(reader.country)),
  ]);
  return {
    name: legalName.text === '' ? company.name.text : legalName.text,
    address: office.address.text,
    vatNumber: office.vatNumber,
    commercialRegister: office.commercialRegister,
    phone: office.phone,
    email: office.email,
  };
}
