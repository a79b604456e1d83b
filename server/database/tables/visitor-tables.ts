import type { Generated } from 'kysely';
import type { Bit, JsonText, Timestamp } from './cells.ts';

export type EnquiryStatus = 'new' | 'contacted' | 'quoted' | 'won' | 'lost' | 'spam';

export type OutboxPurpose =
  | 'notification'
  | 'acknowledgement'
  | 'cancellation'
  | 'cancellation-notice'
  | 'confirmation'
  | 'reply'
  | 'invitation'
  | 'offer'
  | 'offer-reminder'
  | 'offer-answer'
  | 'offer-question'
  | 'offer-withdrawn'
  | 'offer-accepted'
  | 'webhook';

export interface CommentTable {
  id: Generated<number>;
  /** Always the collection of posts; part of the foreign key that deletes comments with their post. */
  post_collection: Generated<string>;
  post_id: number;
  username: string;
  text: string;
  created_at: Timestamp;
  held: Generated<Bit>;
  /** 1 if an administrator decided whether it is public. */
  reviewed: Generated<Bit>;
}

export interface FreePostTable {
  id: Generated<number>;
  author_name: string;
  content: string;
  created_at: Timestamp;
  held: Generated<Bit>;
  /** 1 if an administrator decided whether it is public. */
  reviewed: Generated<Bit>;
}

export interface FreeCommentTable {
  id: Generated<number>;
  post_id: number;
  commenter_name: string;
  text: string;
  created_at: Timestamp;
  held: Generated<Bit>;
  /** 1 if an administrator decided whether it is public. */
  reviewed: Generated<Bit>;
}

export interface SubscriberTable {
  id: Generated<number>;
  email: string;
  language: 'en' | 'ar';
  created_at: Timestamp;
  /** When the address was confirmed by the link in an email; null if no email was sent. */
  confirmed_at: Timestamp | null;
  /** 1 until the address is confirmed. Only the confirmation email is sent to a pending address. */
  pending: Generated<Bit>;
}

/** An enquiry that a visitor sent to the company. */
export interface EnquiryTable {
  id: Generated<number>;
  /** The reference number for administrators and customers. */
  reference: string;
  kind: string;
  status: Generated<EnquiryStatus>;
  /** Spam signals that led to moderation, as a JSON array. */
  suspicions: JsonText;
  /** 1 while it is pending moderation: no emails or webhooks are sent for it. */
  held: Generated<Bit>;
  fields: JsonText;
  subject: string;
  message: string;
  sender: string;
  /** Lowercase, so that a contact is found regardless of spelling. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** As the visitor typed it; null in rows older than this column. */
  phone_typed: string | null;
  product_id: number | null;
  /** The address, without a language, of the page with the form. */
  page: string;
  language: 'en' | 'ar';
  country: 'sa' | 'ae';
  meeting_at: Timestamp | null;
  meeting_uid: string | null;
  /** Incremented by every change of the sent invitation. */
  meeting_sequence: Generated<number>;
  /** When the meeting was cancelled. */
  cancelled_at: Timestamp | null;
  notes: Generated<string>;
  /** Why it was lost: the customer's reason for declining the quotation. */
  lost_reason: string | null;
  /** The follow-up date, `YYYY-MM-DD` in the time zone of the country. */
  follow_up_on: string | null;
  /** The id of the responsible administrator. */
  assigned_to: number | null;
  /** Since when a reply of the visitor waits for an answer of the company; null if none does. */
  awaiting_since: Timestamp | null;
  /** When it was deleted. It can be restored until the sweep. */
  removed_at: Timestamp | null;
  /** 1 for a test enquiry of an administrator. */
  is_test: Generated<Bit>;
  /** Folded text for the search; null in rows older than this column. */
  folded: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/**
 * The author of a received reply: a customer; the company, by an email of its own; an unverified sender with the
 * company's address; or a mail system.
 */
export type ReplyOrigin = 'visitor' | 'company' | 'unverified' | 'mail-system';

/**
 * A reply in the conversation about an enquiry, sent by the company or received from the visitor. The visitor's first
 * text is the enquiry itself.
 */
export interface EnquiryReplyTable {
  id: Generated<number>;
  enquiry_id: number;
  /** The quotation that a customer asks about or answers. */
  offer_id: number | null;
  direction: 'sent' | 'received';
  /** The author of a received reply; `visitor` for all others. */
  origin: Generated<ReplyOrigin>;
  /** The administrator who wrote the reply or entered a received one; for an email, the sender name of its header. */
  author: string;
  /** The e-mail address of a received email; otherwise empty. */
  sender: Generated<string>;
  /** Empty for a reply that was entered by hand. */
  subject: string;
  text: string;
  /** The text that an email quotes from earlier ones. */
  quoted: Generated<string>;
  /** The enquiry's status before this reply changed it to "contacted"; null if it did not change. */
  status_before: EnquiryStatus | null;
  /** Since when the enquiry waited for this reply; null if it did not. */
  awaiting_before: Timestamp | null;
  /** Identifies a received email, so that it is stored once; otherwise null. */
  letter_id: string | null;
  /** 1 for an automatic email, such as an absence notice: it needs no reply. */
  is_automatic: Generated<Bit>;
  /** 1 if the email was read only partly. */
  is_cut: Generated<Bit>;
  /** The names of attachments that are not stored, as a JSON array. */
  left_out: Generated<JsonText>;
  /** When it was written or received. */
  created_at: Timestamp;
}

/** A file of the conversation about an enquiry. */
export interface EnquiryFileTable {
  id: Generated<number>;
  enquiry_id: number;
  /** The reply with this file; null while the reply is being written. */
  reply_id: number | null;
  /** The administrator who is writing the reply; null if that account was deleted, and for received files. */
  account_id: number | null;
  name: string;
  /** 1 for a file of a received reply. */
  is_received: Generated<Bit>;
  /** The media type. */
  type: string;
  bytes: number;
  created_at: Timestamp;
}

/** A part of a file's bytes. All parts except the last have the same length. */
export interface EnquiryFilePartTable {
  file_id: number;
  position: number;
  /** Base64 without padding, so that the concatenated parts are the base64 of the whole file. */
  content: string;
}

/** The reading position in the mailbox that receives visitors' replies. */
export interface MailboxTable {
  /** A hash that identifies the mailbox. */
  address: string;
  /** UIDVALIDITY: a new value means that the mail server has renumbered its emails. */
  validity: string;
  /** The UID of the last processed email: an unsigned 32-bit number, too large for an integer column. */
  last_uid: string;
  /** Unread emails at the last poll. */
  unread: number;
}

/** Emails and webhooks to send. Their content is composed when they are sent, so it is not stored here. */
export interface OutboxTable {
  id: Generated<number>;
  purpose: OutboxPurpose;
  enquiry_id: number | null;
  subscriber_id: number | null;
  /** The reply that the email delivers. */
  reply_id: number | null;
  /** The invitation that the email delivers. */
  invitation_id: number | null;
  /** The quotation of the email, and its version. */
  offer_id: number | null;
  offer_version: number | null;
  /** The URL of a webhook. The recipients of emails are determined when they are sent. */
  address: string | null;
  /** The same for every attempt, so that a receiver can detect duplicates. */
  message_id: string;
  created_at: Timestamp;
  attempts: Generated<number>;
  first_attempt_at: Timestamp | null;
  next_at: Timestamp;
  lease_id: string | null;
  lease_until: Timestamp | null;
  /** Why the last attempt failed: because of the server, or because of this message. */
  hindrance: 'server' | 'message' | null;
  last_error: string | null;
  sent_at: Timestamp | null;
  failed_at: Timestamp | null;
  /** When a mail server reported that a sent email was not delivered. */
  undelivered_at: Timestamp | null;
  /** When an administrator marked that as resolved. */
  settled_at: Timestamp | null;
}

/** A consent that a contact gave or withdrew, with the version of its wording. */
export interface ConsentTable {
  id: Generated<number>;
  enquiry_id: number | null;
  email: string | null;
  phone: string | null;
  purpose: 'answer' | 'marketing' | 'newsletter';
  given: Bit;
  version: string;
  language: 'en' | 'ar';
  at: Timestamp;
}

/** An erased data subject, as keyed hashes that only this site can compute. */
export interface ErasedTable {
  /** Hash of an e-mail address, phone number, name or reference, with the site's key. */
  hash: string;
  erased_at: Timestamp;
}

/** Used form tokens. */
export interface UsedFormTokenTable {
  nonce: string;
  expires_at: Timestamp;
}

/** Row counts; maintained by triggers only. */
export interface TallyTable {
  subject: 'comment' | 'free_post' | 'free_comment' | 'subscriber';
  /** 1 for rows pending moderation, and for unconfirmed addresses. */
  state: Bit;
  /** The section or post of the comments; 0 for the total, and for rows without an owner. */
  owner: number;
  count: number;
}

/** Counts of enquiries by kind and state; maintained by triggers only. */
export interface EnquiryTallyTable {
  kind: string;
  status: EnquiryStatus;
  country: 'sa' | 'ae';
  held: Bit;
  is_test: Bit;
  /** 1 for deleted enquiries. `cancelled`: 1 for cancelled meetings. */
  removed: Bit;
  cancelled: Bit;
  count: number;
}
