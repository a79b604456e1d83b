import type { Generated } from 'kysely';
import type { QuotationAnswer, QuotationEventKind } from '../../../content/quotations/state.ts';
import type { Bit, JsonText, Moment } from './cells.ts';

/** An offer to a customer; money in the smallest unit of its currency. */
export interface QuotationTable {
  id: Generated<number>;
  /** The message it answers; null where it answers none, or that is gone. */
  enquiry_id: number | null;
  language: 'en' | 'ar';
  country: 'sa' | 'ae';
  currency: 'SAR' | 'AED';
  /** What lists call the customer. */
  customer: string;
  /** Lower-case, so that a person is found however it was typed. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** What is written of it now: an `QuotationContent`. */
  content: JsonText;
  /** Its words as searching sees them. */
  folded: string;
  /** What it would come to if it were sent now, with tax. */
  draft_total: number;
  /** 1 where what is written now was not sent. */
  is_changed: Generated<Bit>;
  /** How often it was sent, and which version its customer reads; 0 for a draft. */
  version: Generated<number>;
  /** `2026-0001`, given when it is sent first. */
  number: string | null;
  /** When the version was sent that its customer reads. */
  sent_at: Moment | null;
  first_sent_at: Moment | null;
  /** The last day of that version, `YYYY-MM-DD` by the clock of the country. */
  valid_until: string | null;
  /** Of that version. */
  taxable: number | null;
  tax: number | null;
  total: number | null;
  /** When its customer opened that version first, and how often. */
  first_opened_at: Moment | null;
  opened_count: Generated<number>;
  answered_at: Moment | null;
  answer: QuotationAnswer | null;
  /** Who answered, as he wrote his name. */
  answered_name: string | null;
  /** Why it was declined, in the customer's words. */
  answer_reason: string | null;
  withdrawn_at: Moment | null;
  /** When its customer was reminded of that version. */
  reminded_at: Moment | null;
  /** When it was noted that nobody answered that version in time. */
  expired_at: Moment | null;
  /** When its customer was erased: what is left are its numbers. */
  erased_at: Moment | null;
  created_at: Moment;
  updated_at: Moment;
}

/** An offer as it was sent. */
export interface QuotationVersionTable {
  offer_id: number;
  version: number;
  /** An `QuotationSnapshot`. */
  sheet: JsonText;
  sent_at: Moment;
  /** The administrator who sent it. */
  sent_by: string;
}

/** The PDF of a version, rendered once. */
export interface QuotationPdfTable {
  offer_id: number;
  version: number;
  /** In base64. */
  content: string;
}

/** The last number that was given in a year. */
export interface QuotationCounterTable {
  year: number;
  last: number;
}

/** What happened to an offer. */
export interface QuotationEventTable {
  id: Generated<number>;
  offer_id: number;
  kind: QuotationEventKind;
  /** The version it happened to; null where it is about none. */
  version: number | null;
  /** The administrator; empty for what the customer or the clock did. */
  who: string;
  /** What was asked, or why it was declined; empty otherwise. */
  note: string;
  at: Moment;
}
