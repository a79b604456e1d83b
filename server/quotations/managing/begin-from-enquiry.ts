import { planIn } from '../../../content/derive/plan-in.ts';
import type { Country } from '../../../content/countries.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { beginQuotation } from '../../../content/quotations/begin-quotation.ts';
import { longestLine } from '../../../content/quotations/bounds.ts';
import type { QuotationContent } from '../../../content/quotations/quotation.ts';
import type { Language } from '../../../language/languages.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import { fieldsOf } from '../../enquiries/model/enquiry-row.ts';
import { phoneOf } from '../../enquiries/model/phone-of.ts';
import type { PlannedWall } from '../../pages/site-source.ts';
import { productItem, wallItem } from './catalogue-item.ts';

/** What a new quotation for an enquiry is made from. */
export interface BeginningSources {
  readonly reader: (language: Language, country: Country) => Reader;
  readonly planned: (
    query: URLSearchParams,
    visitor: { readonly language: Language; readonly country: Country },
  ) => Promise<readonly PlannedWall[]>;
}

/** Every text in the submitted values, at any depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * A quotation for the sender of an enquiry, in the sender's language, with the walls of the submitted plan, or else the
 * product of the enquiry.
 */
export async function beginFromEnquiry(
  { reader: readerOf, planned }: BeginningSources,
  row: EnquiryRow,
): Promise<QuotationContent> {
  const { language, country, product_id: productId } = row;
  const reader = readerOf(language, country);
  const fields = fieldsOf(row);
  const { companyName } = fields;
  const customer = {
    name: row.sender.slice(0, longestLine),
    company: typeof companyName === 'string' ? companyName.slice(0, longestLine) : '',
    email: (row.email ?? '').slice(0, longestLine),
    phone: phoneOf(row).shown ?? '',
  };
  const content = await beginQuotation(reader, customer);
  const plan = planIn(textsIn(fields));
  const walls = plan === null ? [] : await planned(plan, { language, country });
  if (walls.length > 0)
    return { ...content, items: await Promise.all(walls.map((wall) => wallItem(reader, wall, content.taxRate))) };
  const product = productId === null ? null : await productItem(reader, productId);
  return { ...content, items: product === null ? [] : [product] };
}
