import type { Media } from '../../fields/field.ts';
import type { QuotationSnapshot } from '../quotations/quotation.ts';
import type { LinkState } from '../quotations/state.ts';

/** A question on a quotation's page, or an answer of the company. */
export interface QuotationRemark {
  readonly from: 'customer' | 'company';
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A quotation at its signed address. */
export interface ShownQuotation {
  readonly snapshot: QuotationSnapshot;
  /** Identifies the quotation in its calls. */
  readonly token: string;
  readonly state: LinkState;
  /** The name of the person who accepted it; otherwise empty. */
  readonly acceptedBy: string;
  /**
   * The date on which it was answered, replaced or withdrawn, `YYYY-MM-DD` in the time zone of its country; otherwise
   * empty.
   */
  readonly endedOn: string;
  /** The current date in the same time zone. */
  readonly today: string;
  readonly pictures: ReadonlyMap<string, Media>;
  readonly remarks: readonly QuotationRemark[];
}
