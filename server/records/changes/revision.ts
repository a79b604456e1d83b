import type { Kysely } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import type { Fields } from '../../../fields/field.ts';
import type { Timestamp, RevisionAction, RevisionPublishing, RevisionRow, Tables } from '../../database/tables.ts';
import type { Change } from './change.ts';
import type { FieldValues } from './stored-entry.ts';

/** The state of a record at one point of its history. */
export interface RecordState {
  /** The newest values, published or not. */
  readonly fields: FieldValues;
  readonly parentId: number | null;
}

/** The state of a record before and after a change. */
export interface RevisionStates {
  /** Null for a new record. */
  readonly before: RecordState | null;
  /** Null for a deleted record. */
  readonly after: RecordState | null;
}

/** Something whose changes are recorded in the history. */
export interface Recorded {
  /** The permanent slug under which the history stores it. */
  readonly base: string;
  /** The fields that describe its values. */
  readonly fields: Fields;
  /** What its revisions contain: records with their subtrees, messages together, or one redirect. */
  readonly holds: 'records' | 'messages' | 'redirect';
  /** What a change did to one record. Changes of order are parsed by `parseOrder`. */
  readonly statesOf: (read: Kysely<Tables>, row: RevisionRow) => Promise<RevisionStates>;
  /** True if the subject of a revision was changed again later. Absent if undoing it affects nothing else. */
  readonly isChangedSince?: (change: Change, row: RevisionRow) => Promise<boolean>;
  /**
   * Undoes a change. Returns the id of the new revision, or `null` if nothing changes.
   *
   * @throws NotFoundError if the record, or a record that it depends on, no longer exists
   */
  readonly undo: (change: Change, row: RevisionRow) => Promise<number | null>;
}

/** One change in the lists of the history. */
export interface RevisionSummary {
  readonly id: number;
  readonly at: Timestamp;
  readonly actor: string;
  readonly action: RevisionAction;
  readonly collection: string;
  /** Null for a change of order. */
  readonly entryId: number | null;
  readonly parentId: number | null;
  /** The record's title at that time: the stored value of its title field. */
  readonly title: unknown;
  /** The publishing action, if the change is one; otherwise `null`. */
  readonly publishing: { readonly action: RevisionPublishing; readonly languages: readonly Language[] } | null;
  /** The names in the code of the fields that an update changed; `category_id` for another parent. */
  readonly changed: readonly string[];
  readonly undoneAt: Timestamp | null;
  readonly undoneBy: string | null;
  /** The first change of the group; null for that first change itself and for a change without a group. */
  readonly follows: number | null;
}

/** A summary of a group of changes. */
export interface ChangeGroup {
  /** The number of changes, including the first. */
  readonly count: number;
  /** The number of changes that were not undone. */
  readonly left: number;
  /** True if all changes are of one collection. `isOneAction`: true if all have the same action. */
  readonly isOneCollection: boolean;
  readonly isOneAction: boolean;
  /** True for the first import of the site's content. It is not offered for undo with one click. */
  readonly isFirstImport: boolean;
}

/** The effect of undoing some changes on one kind of record. */
export interface UndoOutcomePart {
  /** The slug of a collection, or the slug under which the history stores it. */
  readonly collection: string;
  readonly effect: 'remove' | 'restore' | 'change' | 'reorder';
  readonly count: number;
  /** The number of these records that visitors currently see in at least one language. */
  readonly seen: number;
}

/** The effect of undoing some changes. */
export interface UndoOutcome {
  readonly parts: readonly UndoOutcomePart[];
  /** True if these changes are the first import of the site's content. */
  readonly isFirstImport: boolean;
}

/** One change with the state before and after it. */
export interface RevisionDetails extends RevisionSummary {
  /** The record before the change; null for a new record and for a change of order. */
  readonly before: RecordState | null;
  /** The record after the change; null for a deleted record and for a change of order. */
  readonly after: RecordState | null;
  /** The ids of a parent's records, for a change of order. */
  readonly order: { readonly before: readonly number[]; readonly after: readonly number[] } | null;
}

/** Limits the history to a collection or record; without it, the whole history. */
export interface RevisionFilter {
  readonly collection?: Pick<Collection, 'base'>;
  readonly id?: number;
  /** Returns only the first change of each group. */
  readonly isGrouped?: boolean;
}
