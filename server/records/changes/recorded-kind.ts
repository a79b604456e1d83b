import type { Kysely } from 'kysely';
import type { Fields } from '../../../fields/field.ts';
import type { RevisionRow, Tables } from '../../database/tables.ts';
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
  /** What is told of its values, field by field. */
  readonly fields: Fields;
  /** What its revisions keep: records with what is below them, messages together, or one redirect. */
  readonly holds: 'records' | 'messages' | 'redirect';
  /** What a change of one record did; orders are told elsewhere. */
  readonly statesOf: (read: Kysely<Tables>, row: RevisionRow) => Promise<RevisionStates>;
  /** Whether what a revision changed was changed again since; absent where taking back takes nothing else along. */
  readonly isChangedSince?: (change: Change, row: RevisionRow) => Promise<boolean>;
  /**
   * Takes a change back. Returns the id of the revision this is, if it changes anything.
   *
   * @throws NotFoundError where it, or what it hung on, is gone
   */
  readonly takeBack: (change: Change, row: RevisionRow) => Promise<number | null>;
}
