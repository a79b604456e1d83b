import type { Generated, Insertable, Selectable } from 'kysely';

/** JSON as text in both databases: whoever reads a column parses it, whoever writes it stringifies. */
export type JsonText = string;
/** A moment as ISO 8601 in UTC, as `Date.prototype.toISOString` writes it. */
export type Moment = string;
/** 1 or 0; SQLite has no other truth. */
export type Bit = number;
export type EntryStatus = 'published' | 'draft' | 'scheduled';
export type EnquiryStatus = 'new' | 'open' | 'done' | 'cancelled' | 'spam';
export type OutboxPurpose =
  | 'notification'
  | 'acknowledgement'
  | 'cancellation'
  | 'cancellation-notice'
  | 'confirmation'
  | 'webhook';
export type RevisionAction = 'create' | 'update' | 'delete' | 'reorder';

interface EntryTable {
  /** The base of the collection. */
  collection: string;
  id: number;
  parent_collection: string | null;
  parent_id: number | null;
  position: number;
  fields: JsonText;
  /** Pending edits that visitors do not see. */
  draft: JsonText | null;
  status_en: Generated<EntryStatus>;
  status_ar: Generated<EntryStatus>;
  publish_at_en: Moment | null;
  publish_at_ar: Moment | null;
  version: Generated<number>;
  /** Set where a parent may have one record only. */
  unique_key: string | null;
  created_at: Moment;
  updated_at: Moment;
}

interface CounterTable {
  collection: string;
  last_id: number;
}

interface RevisionTable {
  id: Generated<number>;
  at: Moment;
  actor: string;
  action: RevisionAction;
  collection: string;
  /** Null for a change of order. */
  entry_id: number | null;
  parent_id: number | null;
  before: JsonText | null;
  after: JsonText | null;
  undone_at: Moment | null;
  undone_by: string | null;
}

interface RevisionMediaTable {
  revision_id: number;
  media_id: number;
}

interface MediaTable {
  id: Generated<number>;
  /** Stored name, unique. */
  name: string;
  original_name: string;
  kind: 'image' | 'video' | 'document';
  /** Media type such as `image/jpeg`. */
  type: string;
  bytes: number;
  hash: string;
  width: number | null;
  height: number | null;
  /** Seconds. */
  duration: number | null;
  placeholder: string | null;
  alt_en: Generated<string>;
  alt_ar: Generated<string>;
  /** Fractions of width and height. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** The picture that stands for a video until it plays. */
  poster_id: number | null;
  created_at: Moment;
  /** When it was taken out of the library; the history may still need its bytes. */
  removed_at: Moment | null;
}

/** One row a file or own address that a live record holds. */
interface UsageTable {
  collection: string;
  entry_id: number;
  /** The field's name in the code. */
  field: string;
  /** Null where both languages share it. */
  language: 'en' | 'ar' | null;
  media_id: number | null;
  path: string | null;
}

/** SQLite only: which tag changed last at which value; PostgreSQL notifies instead. */
interface VersionTable {
  tag: string;
  value: number;
}

interface CommentTable {
  id: Generated<number>;
  /** Always the collection of the posts; part of the key that comments are deleted with. */
  post_collection: Generated<string>;
  post_id: number;
  username: string;
  text: string;
  created_at: Moment;
  held: Generated<Bit>;
}

interface FreePostTable {
  id: Generated<number>;
  author_name: string;
  content: string;
  created_at: Moment;
  held: Generated<Bit>;
}

interface FreeCommentTable {
  id: Generated<number>;
  post_id: number;
  commenter_name: string;
  text: string;
  created_at: Moment;
  held: Generated<Bit>;
}

interface SubscriberTable {
  id: Generated<number>;
  email: string;
  language: 'en' | 'ar';
  created_at: Moment;
  /** When the address was confirmed by the link in a letter; null where no letter was sent. */
  confirmed_at: Moment | null;
  /** 1 until the address is confirmed; nothing but the letter with the link is sent to it. */
  pending: Generated<Bit>;
}

/** What a visitor sent to the company. */
interface EnquiryTable {
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
  product_id: number | null;
  /** The address of the page it was sent from, without a language. */
  page: string;
  language: 'en' | 'ar';
  country: 'sa' | 'ae';
  meeting_at: Moment | null;
  meeting_uid: string | null;
  /** Rises with every change of the invitation that was sent. */
  meeting_sequence: Generated<number>;
  notes: Generated<string>;
  created_at: Moment;
  updated_at: Moment;
}

/** What must go out; it is composed when it is sent, so it holds no words of its own. */
interface OutboxTable {
  id: Generated<number>;
  purpose: OutboxPurpose;
  enquiry_id: number | null;
  subscriber_id: number | null;
  /** Of a webhook; letters find their recipient when they are sent. */
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
}

/** What a person agreed to or took back, and in which words. */
interface ConsentTable {
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

/** Passes of forms that were used up. */
interface UsedPassTable {
  nonce: string;
  expires_at: Moment;
}

interface AccountTable {
  id: Generated<number>;
  username: string;
  password_hash: string;
  created_at: Moment;
  changed_at: Moment;
}

interface SessionTable {
  /** Hash of the token in the cookie. */
  id: string;
  account_id: number;
  device_label: string;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
}

interface KnownDeviceTable {
  hash: string;
  account_id: number;
  created_at: Moment;
}

interface RateLimitTable {
  key: string;
  window_start: Moment;
  count: number;
  blocked_until: Moment | null;
}

interface SecretTable {
  name: string;
  value: string;
}

/** The words of a record that is published in a language. */
interface SearchDocumentTable {
  id: Generated<number>;
  collection: string;
  entry_id: number;
  language: 'en' | 'ar';
  title: string;
  text: string;
  folded_title: string;
  /** Line for line the folded `text`. */
  folded_text: string;
}

/** Every folded word that was ever in a document; where typing errors are looked up. */
interface SearchWordTable {
  word: string;
  length: number;
}

/** One row: the edition of the derivation that made the documents. */
interface SearchEditionTable {
  edition: number;
}

/** SQLite only: the index of parts of words, kept by triggers. */
interface SearchTrigramTable {
  rowid: number;
  search_trigram: string;
}

/** What happens once in the life of an installation. */
interface MilestoneTable {
  name: 'demo-begun' | 'demo-loaded';
  at: Moment;
}

/** An address that moved. */
interface RedirectTable {
  id: Generated<number>;
  /** Decoded, without a language, as `redirectKey` writes it. */
  from_path: string;
  /** An own address as browsers write it, without a language. */
  to_path: string;
  status: 301 | 302;
  created_at: Moment;
}

interface MigrationTable {
  name: string;
  at: Moment;
}

/** Every table as queries see it. Migrations do not import this: they describe the past, this the present. */
export interface Tables {
  entry: EntryTable;
  counter: CounterTable;
  revision: RevisionTable;
  revision_media: RevisionMediaTable;
  media: MediaTable;
  usage: UsageTable;
  version: VersionTable;
  comment: CommentTable;
  free_post: FreePostTable;
  free_comment: FreeCommentTable;
  subscriber: SubscriberTable;
  enquiry: EnquiryTable;
  outbox: OutboxTable;
  consent: ConsentTable;
  used_pass: UsedPassTable;
  account: AccountTable;
  session: SessionTable;
  known_device: KnownDeviceTable;
  rate_limit: RateLimitTable;
  secret: SecretTable;
  migration: MigrationTable;
  milestone: MilestoneTable;
  redirect: RedirectTable;
  search_document: SearchDocumentTable;
  search_word: SearchWordTable;
  search_edition: SearchEditionTable;
  search_trigram: SearchTrigramTable;
}

export type EntryRow = Selectable<EntryTable>;
export type CommentRow = Selectable<CommentTable>;
export type EnquiryRow = Selectable<EnquiryTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type RedirectRow = Selectable<RedirectTable>;
export type RevisionRow = Selectable<RevisionTable>;
export type NewUsage = Insertable<UsageTable>;
