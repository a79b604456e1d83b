import type { Generated, Insertable, Selectable } from 'kysely';

/** JSON as text in both databases: whoever reads a column parses it, whoever writes it stringifies. */
export type JsonText = string;
/** A moment as ISO 8601 in UTC, as `Date.prototype.toISOString` writes it. */
export type Moment = string;
/** 1 or 0; SQLite has no other truth. */
export type Bit = number;
export type EntryStatus = 'published' | 'draft' | 'scheduled';
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
  created_at: Moment;
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
  confirmed_at: Moment | null;
  token_hash: string | null;
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
export type RedirectRow = Selectable<RedirectTable>;
export type RevisionRow = Selectable<RevisionTable>;
export type NewUsage = Insertable<UsageTable>;
