import type { Generated } from 'kysely';
import type { Bit, JsonText, Moment } from './cells.ts';

export type EntryStatus = 'published' | 'draft' | 'scheduled';

export type RevisionAction = 'create' | 'update' | 'delete' | 'reorder';

export type RevisionPublishing =
  | 'publish'
  | 'unpublish'
  | 'schedule'
  | 'cancel'
  | 'discard'
  | 'draft'
  | 'hold'
  | 'release';

export interface EntryTable {
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
  take_back_at_en: Moment | null;
  take_back_at_ar: Moment | null;
  version: Generated<number>;
  /** Set where a parent may have one record only. */
  unique_key: string | null;
  created_at: Moment;
  updated_at: Moment;
}

/** A large change that is written in parts: while it is under way, and where it did not finish. */
export interface ChangeRunTable {
  id: Generated<number>;
  kind: 'import' | 'undo';
  /** Who started it. */
  actor: string;
  started_at: Moment;
  /** The first change that was written, which all others follow. */
  first_id: number | null;
  /** How many items of it were written. */
  written: number;
  /** When another process found that it had not finished, and began to undo them. */
  failed_at: Moment | null;
  /** When they were undone, because it did not finish. */
  undone_at: Moment | null;
  /** How many of its changes stay, because the records were changed again since. */
  unchanged: number;
  lease_id: string | null;
  lease_until: Moment | null;
}

export interface CounterTable {
  collection: string;
  last_id: number;
}

export interface RevisionTable {
  id: Generated<number>;
  at: Moment;
  actor: string;
  action: RevisionAction;
  collection: string;
  /** Null for a change of order. */
  entry_id: number | null;
  parent_id: number | null;
  /** What the record was called then, in both languages; the value of the field by which the history calls it. */
  title: JsonText | null;
  /** What was done to what visitors see, where that is what the change was about. */
  publishing: RevisionPublishing | null;
  /** In which languages; null where it was not about one of them. */
  languages: 'en' | 'ar' | 'both' | null;
  /** The names of the fields that an update changed, as the code calls them; `category_id` for another parent. */
  changed: Generated<JsonText>;
  /** What is needed to take it back: what stood there before, and nothing that still stands there. */
  former: JsonText | null;
  undone_at: Moment | null;
  undone_by: string | null;
  /** The first of the changes that were made in one go with it; null for that one, and for what was changed alone. */
  follows: Generated<number | null>;
}

/** How many changes of a collection, and of each record, the history holds; kept by triggers. */
export interface RevisionCountTable {
  collection: string;
  /** 0 for all of the collection. */
  entry_id: number;
  revisions: number;
}

/** A record that a deletion took along: the one that was meant, or one below it. */
export interface DeletionTable {
  revision_id: number;
  collection: string;
  entry_id: number;
  /** 1 where visitors of the language saw it. */
  seen_en: Bit;
  seen_ar: Bit;
}

/** A file that a revision needs so that it can be taken back. */
export interface RevisionMediaTable {
  revision_id: number;
  media_id: number;
}

export interface MediaTable {
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
  /** Its words as searching sees them; null in files older than this column, until they are swept. */
  folded: string | null;
  /** Where it lies in the library; null where it lies in no folder. */
  folder_id: number | null;
  /** Points that stand for the focal point where the picture is cut to a shape, by the shape's name. */
  crops: Generated<JsonText>;
}

/** A folder of the library; files lie in one or in none. */
export interface MediaFolderTable {
  id: Generated<number>;
  /** Unique. */
  name: string;
}

/** Files of the library that no record and no video holds, kept by triggers; never written by the program. */
export interface MediaUnusedTable {
  media_id: number;
  kind: MediaTable['kind'];
}

/** The name that a client gave to an upload; nothing more is taken in under it. */
export interface UploadTable {
  key: string;
  /** Null where it was called off, or its file is gone. */
  media_id: number | null;
  at: Moment;
}

/** One row a file or own address that a live record holds. */
export interface UsageTable {
  collection: string;
  entry_id: number;
  /** The field's name in the code. */
  field: string;
  /** Null where both languages share it. */
  language: 'en' | 'ar' | null;
  media_id: number | null;
  path: string | null;
  /** 0 where only the waiting edits of the record name it. */
  is_live: Generated<0 | 1>;
}

/** SQLite only: which tag changed last at which value; PostgreSQL notifies instead. */
export interface VersionTable {
  tag: string;
  value: number;
}
