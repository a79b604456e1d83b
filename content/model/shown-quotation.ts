import type { Media } from '../../fields/field.ts';
import type { QuotationSnapshot } from '../quotations/quotation.ts';
import type { LinkState } from '../quotations/state.ts';

/** Something that was asked on an offer's page, or what the company answered. */
export interface QuotationRemark {
  readonly from: 'customer' | 'company';
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** An offer whose signed address somebody opened. */
export interface ShownQuotation {
  readonly snapshot: QuotationSnapshot;
  /** By which its calls know it. */
  readonly token: string;
  readonly state: LinkState;
  /** Who accepted it; empty for everything else. */
  readonly acceptedBy: string;
  /** The day on which it was answered, replaced or taken back, `YYYY-MM-DD` by the clock of its country; empty where it was not. */
  readonly endedOn: string;
  /** Today, by the same clock. */
  readonly today: string;
  readonly pictures: ReadonlyMap<string, Media>;
  readonly remarks: readonly QuotationRemark[];
}
