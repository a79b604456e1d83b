import { currencyOf } from '../countries.ts';
import type { Reader } from '../model/reader.ts';
import { quotationTermsOf, quotationSettings, usualQuotationTerms } from '../quotation-settings.ts';
import { companySettings, settingsOf } from '../settings.ts';
import { longestLine } from './bounds.ts';
import type { QuotationContent, QuotationCustomer, QuotationSeller } from './quotation.ts';

/** A customer without details. */
export const emptyCustomer: QuotationCustomer = {
  name: '',
  company: '',
  email: '',
  phone: '',
  address: '',
  vatNumber: '',
};

/** Converts a rate from percent, as in the settings, to hundredths of a percent. */
const toRate = (percent: number): number => Math.round(percent * 100);

/**
 * Creates a quotation without items, with the texts and rates of the settings. @param reader in its language and
 * country
 */
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
    customer: { ...emptyCustomer, ...customer },
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

/** Reads the seller of a quotation from the current settings. @param reader in its language and country */
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
