import type { Generated } from 'kysely';
import type { Bit, JsonText, Moment } from './cells.ts';

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
  /** Always the collection of the posts; part of the key that comments are deleted with. */
  post_collection: Generated<string>;
  post_id: number;
  username: string;
  text: string;
  created_at: Moment;
  held: Generated<Bit>;
  /** 1 where an administrator decided whether visitors see it. */
  reviewed: Generated<Bit>;
}

export interface FreePostTable {
  id: Generated<number>;
  author_name: string;
  content: string;
  created_at: Moment;
  held: Generated<Bit>;
  /** 1 where an administrator decided whether visitors see it. */
  reviewed: Generated<Bit>;
}

export interface FreeCommentTable {
  id: Generated<number>;
  post_id: number;
  commenter_name: string;
  text: string;
  created_at: Moment;
  held: Generated<Bit>;
  /** 1 where an administrator decided whether visitors see it. */
  reviewed: Generated<Bit>;
}

export interface SubscriberTable {
  id: Generated<number>;
  email: string;
  language: 'en' | 'ar';
  created_at: Moment;
  /** When the address was confirmed by the link in an email; null where no email was sent. */
  confirmed_at: Moment | null;
  /** 1 until the address is confirmed; nothing but the email with the link is sent to it. */
  pending: Generated<Bit>;
}

/** What a visitor sent to the company. */
export interface EnquiryTable {
  id: Generated<number>;
  /** What people call it by. */
  reference: string;
  kind: string;
  status: Generated<EnquiryStatus>;
  /** Why it is or was held, as a JSON array. */
  suspicions: JsonText;
  /** 1 while it awaits review: nothing goes out for it. */
  held: Generated<Bit>;
  fields: JsonText;
  subject: string;
  message: string;
  sender: string;
  /** Lower-case, so that a person is found however it was typed. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** As the visitor typed it; null in messages older than this column. */
  phone_typed: string | null;
  product_id: number | null;
  /** The address of the page it was sent from, without a language. */
  page: string;
  language: 'en' | 'ar';
  country: 'sa' | 'ae';
  meeting_at: Moment | null;
  meeting_uid: string | null;
  /** Rises with every change of the invitation that was sent. */
  meeting_sequence: Generated<number>;
  /** When the meeting was called off. */
  cancelled_at: Moment | null;
  notes: Generated<string>;
  /** Why it was lost, in the words of the customer who declined its quotation. */
  lost_reason: string | null;
  /** The day on which somebody wants to come back to it, `YYYY-MM-DD` by the clock of the country. */
  follow_up_on: string | null;
  /** The administrator who sees to it. */
  assigned_to: number | null;
  /** Since when what the visitor answered waits for an answer of the company; null where nothing does. */
  awaiting_since: Moment | null;
  /** When it was deleted; until it is swept it can be brought back. */
  removed_at: Moment | null;
  /** 1 for a message that the administrator sent to see that all is well. */
  is_test: Generated<Bit>;
  /** Its words as searching sees them; null in messages older than this column. */
  folded: string | null;
  created_at: Moment;
  updated_at: Moment;
}

/**
 * Who wrote what came in: a customer; the company, by an email of its own; a sender that calls itself the company, which
 * nothing proves; or a mail system.
 */
export type ReplyOrigin = 'visitor' | 'company' | 'unverified' | 'mail-system';

/** What the company wrote about a message, or got from the visitor; the visitor's first words are the message itself. */
export interface EnquiryReplyTable {
  id: Generated<number>;
  enquiry_id: number;
  /** The quotation it is about, where it is a question or an answer about one. */
  offer_id: number | null;
  direction: 'sent' | 'received';
  /** Who wrote what came in; `visitor` for everything else. */
  origin: Generated<ReplyOrigin>;
  /** The administrator who wrote it, or who noted what came in; of an email, who calls himself its sender. */
  author: string;
  /** The e-mail address of an email that came in; empty for everything else. */
  sender: Generated<string>;
  /** Empty for what was noted by hand. */
  subject: string;
  text: string;
  /** What an email repeats of earlier ones, below its own words. */
  quoted: Generated<string>;
  /** How far the message was before this answer made it "contacted"; null where the answer changed nothing of that. */
  status_before: EnquiryStatus | null;
  /** Since when the message waited for this answer; null where it did not. */
  awaiting_before: Moment | null;
  /** By which an email that came in is known again; null for everything else. */
  letter_id: string | null;
  /** 1 for an automatic email, such as an absence notice: it needs no reply. */
  is_automatic: Generated<Bit>;
  /** 1 where not all of an email could be read. */
  is_cut: Generated<Bit>;
  /** The names of its files that are not kept here, as a JSON array. */
  left_out: Generated<JsonText>;
  /** When it was written, or came. */
  created_at: Moment;
}

/** A file of the conversation about a message. */
export interface EnquiryFileTable {
  id: Generated<number>;
  enquiry_id: number;
  /** What was written with it; null while the answer is being written. */
  reply_id: number | null;
  /** Whose answer it belongs to while that is being written; null where that administrator is gone, and for what came in. */
  account_id: number | null;
  name: string;
  /** 1 for a file of what a visitor answered. */
  is_received: Generated<Bit>;
  /** Its media type. */
  type: string;
  bytes: number;
  created_at: Moment;
}

/** A part of a file's bytes; all but the last one are equally long. */
export interface EnquiryFilePartTable {
  file_id: number;
  position: number;
  /** Base64 without an end of its own, so that the texts of a file behind one another are those of the whole. */
  content: string;
}

/** How far the mailbox was read in which visitors' answers arrive. */
export interface MailboxTable {
  /** Which mailbox, as a hash. */
  address: string;
  /** UIDVALIDITY: a new value means that the mail server has numbered its emails again. */
  validity: string;
  /** The number of the last email that was looked at: 32 bits without a sign, more than an integer column holds. */
  last_uid: string;
  /** Unread emails at the last poll. */
  unread: number;
}

/** What must go out; it is composed when it is sent, so it holds no words of its own. */
export interface OutboxTable {
  id: Generated<number>;
  purpose: OutboxPurpose;
  enquiry_id: number | null;
  subscriber_id: number | null;
  /** The written answer that an email of this purpose brings. */
  reply_id: number | null;
  /** The invitation that an email of this purpose brings. */
  invitation_id: number | null;
  /** The offer it is about, and in which version. */
  offer_id: number | null;
  offer_version: number | null;
  /** Of a webhook; emails find their recipient when they are sent. */
  address: string | null;
  /** The same at every attempt, so that a receiver can tell a repetition. */
  message_id: string;
  created_at: Moment;
  attempts: Generated<number>;
  first_attempt_at: Moment | null;
  next_at: Moment;
  lease_id: string | null;
  lease_until: Moment | null;
  /** What the last attempt failed at: the way there, or this message. */
  hindrance: 'server' | 'message' | null;
  last_error: string | null;
  sent_at: Moment | null;
  failed_at: Moment | null;
  /** When a mail server reported that it did not arrive, though it was sent. */
  undelivered_at: Moment | null;
  /** When an administrator had seen to that. */
  settled_at: Moment | null;
}

/** What a person agreed to or took back, and in which words. */
export interface ConsentTable {
  id: Generated<number>;
  enquiry_id: number | null;
  email: string | null;
  phone: string | null;
  purpose: 'answer' | 'marketing' | 'newsletter';
  given: Bit;
  version: string;
  language: 'en' | 'ar';
  at: Moment;
}

/** Somebody who was erased, told by nobody but the site itself. */
export interface ErasedTable {
  /** Of an e-mail address, a phone number, a name or a reference, under the site's key. */
  hash: string;
  erased_at: Moment;
}

/** Passes of forms that were used up. */
export interface UsedPassTable {
  nonce: string;
  expires_at: Moment;
}

/** How many there are of something, kept by triggers; never written by the program. */
export interface TallyTable {
  subject: 'comment' | 'free_post' | 'free_comment' | 'subscriber';
  /** 1 for what is held, and for addresses that are not confirmed. */
  state: Bit;
  /** The section or post that comments are about; 0 for all of them, and for what is about nothing. */
  owner: number;
  count: number;
}

/** How many messages to the company there are of each kind, kept by triggers; never written by the program. */
export interface EnquiryTallyTable {
  kind: string;
  status: EnquiryStatus;
  country: 'sa' | 'ae';
  held: Bit;
  is_test: Bit;
  /** 1 for what was deleted, and for meetings that were called off. */
  removed: Bit;
  cancelled: Bit;
  count: number;
}
