import { formatQuotation } from '../../../content/derive/format-quotation.ts';
import { companySettings, settingsOf } from '../../../content/settings.ts';
import type { PageRequest } from '../../render/page.ts';

/** Loads the quotation of the request. Without one the page does not exist. */
export async function loadQuotation({ reader }: Pick<PageRequest, 'reader'>) {
  const { quotation } = reader;
  if (quotation === undefined) return null;
  const [company, office] = await Promise.all([
    reader.settings(companySettings),
    reader.settings(settingsOf(reader.country)),
  ]);
  return { offer: quotation, formatted: formatQuotation(quotation.snapshot), company, office };
}

export type QuotationData = NonNullable<Awaited<ReturnType<typeof loadQuotation>>>;
