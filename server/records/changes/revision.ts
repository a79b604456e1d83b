import type { Kysely } from 'kysely';
import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import type { Fields } from '../../../fields/field.ts';
import type { Moment, RevisionAction, RevisionPublishing, RevisionRow, Tables } from '../../database/tables.ts';
import type { Change } from './change.ts';
import type { FieldValues } from './stored-entry.ts';

/** A record at one moment of its history. */
export interface RecordState {
  /** The newest values, whether visitors saw them or not. */
  readonly fields: FieldValues;
  readonly parentId: number | null;
}

/** What a revision tells about its record, before and after the change. */
export interface RevisionStates {
  /** Null for a new record. */
  readonly before: RecordState | null;
  /** Null for a deleted one. */
  readonly after: RecordState | null;
}

/** Something whose changes the history keeps. */
export interface Recorded {
  /** The name under which the history keeps it for ever. */
  readonly base: string;
  /** The fields by which its values are described. */
  readonly fields: Fields;
  /** What its revisions keep: records with what is below them, messages together, or one redirect. */
  readonly holds: 'records' | 'messages' | 'redirect';
  /** What a change did to one record; changes of order are described by `parseOrder`. */
  readonly statesOf: (read: Kysely<Tables>, row: RevisionRow) => Promise<RevisionStates>;
  /** Whether what a revision changed was changed again since; absent if undoing it affects nothing else. */
  readonly isChangedSince?: (change: Change, row: RevisionRow) => Promise<boolean>;
  /**
   * Undoes a change. Returns the id of the new revision, if anything changes.
   *
   * @throws NotFoundError where it, or what it hung on, is gone
   */
  readonly takeBack: (change: Change, row: RevisionRow) => Promise<number | null>;
}

/** One change as lists of the history show it. */
export interface RevisionSummary {
  readonly id: number;
  readonly at: Moment;
  readonly actor: string;
  readonly action: RevisionAction;
  readonly collection: string;
  /** Null for a change of order. */
  readonly entryId: number | null;
  readonly parentId: number | null;
  /** What the record was called then: the stored value of the field by which the history calls it. */
  readonly title: unknown;
  /** What was done to what visitors see, where that is what the change was about. */
  readonly publishing: { readonly action: RevisionPublishing; readonly languages: readonly Language[] } | null;
  /** The fields that an update changed, as the code calls them; `category_id` for another parent. */
  readonly changed: readonly string[];
  readonly undoneAt: Moment | null;
  readonly undoneBy: string | null;
  /** The first of the changes that were made in one go with it; null for that one, and for what was changed alone. */
  readonly follows: number | null;
}

/** What is told of changes that were made in one go. */
export interface ChangeGroup {
  /** How many there are, the first among them. */
  readonly count: number;
  /** How many of them were not taken back. */
  readonly left: number;
  /** Whether all are of one collection, and whether the same was done in all of them. */
  readonly isOneCollection: boolean;
  readonly isOneAction: boolean;
  /** Whether the site began with it, so that it is not offered to be undone at one press. */
  readonly isFirstImport: boolean;
}

/** What undoing some changes does to one kind of record. */
export interface UndoOutcomePart {
  /** The base of a collection, or the name under which the history keeps it. */
  readonly collection: string;
  readonly effect: 'remove' | 'restore' | 'change' | 'reorder';
  readonly count: number;
  /** How many of them visitors see now, in some language. */
  readonly seen: number;
}

/** What undoing some changes does. */
export interface UndoOutcome {
  readonly parts: readonly UndoOutcomePart[];
  /** Whether the site began with these changes. */
  readonly isFirstImport: boolean;
}

/** One change with what it changed. */
export interface RevisionDetails extends RevisionSummary {
  /** The record before the change; null for a new one and for a change of order. */
  readonly before: RecordState | null;
  /** The record after the change; null for a deleted one and for a change of order. */
  readonly after: RecordState | null;
  /** The ids of a parent's records, for a change of order. */
  readonly order: { readonly before: readonly number[]; readonly after: readonly number[] } | null;
}

/** Whose history is asked for; everything's unless given. */
export interface RevisionFilter {
  readonly collection?: Pick<Collection, 'base'>;
  readonly id?: number;
  /** Leaves out all but the first of what was changed in one go. */
  readonly isGrouped?: boolean;
}
