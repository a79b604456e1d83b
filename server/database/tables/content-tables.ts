import type { Generated } from 'kysely';
import type { Bit, JsonText, Timestamp } from './cells.ts';

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
  /** The slug of the collection. */
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
  publish_at_en: Timestamp | null;
  publish_at_ar: Timestamp | null;
  take_back_at_en: Timestamp | null;
  take_back_at_ar: Timestamp | null;
  version: Generated<number>;
  /** Set if a parent may have only one such record. */
  unique_key: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A large change that is written in parts, while it runs and if it did not finish. */
export interface ChangeRunTable {
  id: Generated<number>;
  kind: 'import' | 'undo';
  /** The actor who started it. */
  actor: string;
  started_at: Timestamp;
  /** The first written revision, which all others of the group refer to. */
  first_id: number | null;
  /** The number of items written so far. */
  written: number;
  /** When another process found it unfinished and began to undo it. */
  failed_at: Timestamp | null;
  /** When its changes were undone. */
  undone_at: Timestamp | null;
  /** The number of changes that stay because their records were changed again later. */
  unchanged: number;
  lease_id: string | null;
  lease_until: Timestamp | null;
}

export interface CounterTable {
  collection: string;
  last_id: number;
}

export interface RevisionTable {
  id: Generated<number>;
  at: Timestamp;
  actor: string;
  action: RevisionAction;
  collection: string;
  /** Null for a change of order. */
  entry_id: number | null;
  parent_id: number | null;
  /** The record's title at that time, in both languages: the value of its title field. */
  title: JsonText | null;
  /** The publishing action, if the change is one; otherwise null. */
  publishing: RevisionPublishing | null;
  /** The affected languages; null if the change is not about languages. */
  languages: 'en' | 'ar' | 'both' | null;
  /** The names in the code of the fields that an update changed; `category_id` for another parent. */
  changed: Generated<JsonText>;
  /** The data to undo the change: the replaced values only. */
  former: JsonText | null;
  undone_at: Timestamp | null;
  undone_by: string | null;
  /** The first change of the group; null for that first change itself and for a change without a group. */
  follows: Generated<number | null>;
}

/** The number of changes in the history, of a collection and of each record; maintained by triggers. */
export interface RevisionCountTable {
  collection: string;
  /** 0 for the whole collection. */
  entry_id: number;
  revisions: number;
}

/** A record that a deletion removed: the deleted record itself or one below it. */
export interface DeletionTable {
  revision_id: number;
  collection: string;
  entry_id: number;
  /** 1 if visitors of the language saw it. */
  seen_en: Bit;
  seen_ar: Bit;
}

/** A file that is needed to undo a revision. */
export interface RevisionMediaTable {
  revision_id: number;
  media_id: number;
}

export interface MediaTable {
  id: Generated<number>;
  /** The stored file name; unique. */
  name: string;
  original_name: string;
  kind: 'image' | 'video' | 'document';
  /** The media type, such as `image/jpeg`. */
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
  /** Focal point as fractions of width and height. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** The poster image of a video. */
  poster_id: number | null;
  created_at: Timestamp;
  /** When it was removed from the library. The history may still need the file. */
  removed_at: Timestamp | null;
  /** Folded text for the search; null in rows older than this column until the sweep fills it. */
  folded: string | null;
  /** The folder of the file; null if it is in none. */
  folder_id: number | null;
  /** Focal points for single crop shapes, by shape name; they override the general one. */
  crops: Generated<JsonText>;
}

/** A folder of the library. A file is in at most one folder. */
export interface MediaFolderTable {
  id: Generated<number>;
  /** Unique. */
  name: string;
}

/** Files of the library that no record and no video uses. Maintained by triggers only. */
export interface MediaUnusedTable {
  media_id: number;
  kind: MediaTable['kind'];
}

/** The key that a client chose for an upload. It is accepted once. */
export interface UploadTable {
  key: string;
  /** Null if the upload was cancelled or its file was deleted. */
  media_id: number | null;
  at: Timestamp;
}

/** One row per file or address of this site that an existing record uses. */
export interface UsageTable {
  collection: string;
  entry_id: number;
  /** The field's name in the code. */
  field: string;
  /** Null if both languages share the value. */
  language: 'en' | 'ar' | null;
  media_id: number | null;
  path: string | null;
  /** 0 if only the draft of the record uses it. */
  is_live: Generated<0 | 1>;
}

/** SQLite only: the number of the last change of each tag. PostgreSQL uses notifications instead. */
export interface VersionTable {
  tag: string;
  value: number;
}
