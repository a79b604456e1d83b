import type { Fields } from '../../fields/field.ts';
import type { RevisionRow } from '../database/tables.ts';
import type { Change } from './change.ts';
import type { RevisionSummary } from './entry-store.ts';

/** What a revision tells about its record, before and after the change. */
export type RevisionStates = Pick<RevisionSummary, 'before' | 'after'>;

/** Something whose changes the history keeps. */
export interface Recorded {
  /** The name under which the history keeps it for ever. */
  readonly base: string;
  /** The field by which the history calls a record. */
  readonly title: string;
  /** What is told of its values, field by field. */
  readonly fields: Fields;
  /** What its revisions hold before and after: records with what is below them, messages together, or one redirect. */
  readonly holds: 'records' | 'messages' | 'redirect';
  /** What a change of one record did; orders are told elsewhere. */
  readonly statesOf: (row: RevisionRow) => RevisionStates;
  /** True where a change held a message back, false where it showed one; `null` for every other. Absent: it never does. */
  readonly holdingOf?: (row: RevisionRow) => boolean | null;
  /**
   * Takes a change back. Returns the id of the revision this is, if it changes anything.
   *
   * @throws NotFoundError where it, or what it hung on, is gone
   */
  readonly takeBack: (change: Change, row: RevisionRow) => Promise<number | null>;
}
