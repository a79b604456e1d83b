import type { Generated } from 'kysely';
import type { QuotationAnswer, QuotationEventKind } from '../../../content/quotations/state.ts';
import type { Bit, JsonText, Timestamp } from './cells.ts';

/** A quotation for a customer. Amounts are in the smallest unit of the currency. */
export interface QuotationTable {
  id: Generated<number>;
  /** The enquiry it answers; null if there is none or it was deleted. */
  enquiry_id: number | null;
  language: 'en' | 'ar';
  country: 'sa' | 'ae';
  currency: 'SAR' | 'AED';
  /** The customer's name in lists. */
  customer: string;
  /** Lowercase, so that a contact is found regardless of spelling. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** The current draft: an `QuotationContent`. */
  content: JsonText;
  /** Folded text for the search. */
  folded: string;
  /** The total of the draft with tax. */
  draft_total: number;
  /** 1 if the draft differs from the sent version. */
  is_changed: Generated<Bit>;
  /** The number of the last sent version, which the customer reads; 0 for a draft. */
  version: Generated<number>;
  /** `2026-0001`, assigned at the first sending. */
  number: string | null;
  /** When that version was sent. */
  sent_at: Timestamp | null;
  first_sent_at: Timestamp | null;
  /** The last date of that version's validity, `YYYY-MM-DD` in the time zone of the country. */
  valid_until: string | null;
  /** Amounts of that version. */
  taxable: number | null;
  tax: number | null;
  total: number | null;
  /** When the customer first opened that version, and how often. */
  first_opened_at: Timestamp | null;
  opened_count: Generated<number>;
  answered_at: Timestamp | null;
  answer: QuotationAnswer | null;
  /** The name that the customer entered with the answer. */
  answered_name: string | null;
  /** The customer's reason for declining. */
  answer_reason: string | null;
  withdrawn_at: Timestamp | null;
  /** When the customer was reminded of that version. */
  reminded_at: Timestamp | null;
  /** When that version was marked as expired without an answer. */
  expired_at: Timestamp | null;
  /** When the customer's personal data was erased; the amounts are retained. */
  erased_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A sent version of a quotation. */
export interface QuotationVersionTable {
  offer_id: number;
  version: number;
  /** An `QuotationSnapshot`. */
  sheet: JsonText;
  sent_at: Timestamp;
  /** The administrator who sent it. */
  sent_by: string;
}

/** The PDF of a version, rendered once. */
export interface QuotationPdfTable {
  offer_id: number;
  version: number;
  /** Base64. */
  content: string;
}

/** The last quotation number of a year. */
export interface QuotationCounterTable {
  year: number;
  last: number;
}

/** An event in the history of a quotation. */
export interface QuotationEventTable {
  id: Generated<number>;
  offer_id: number;
  kind: QuotationEventKind;
  /** The affected version; null if none. */
  version: number | null;
  /** The name of the administrator; empty for actions of the customer or of a job. */
  who: string;
  /** The customer's question or reason for declining; otherwise empty. */
  note: string;
  at: Timestamp;
}
