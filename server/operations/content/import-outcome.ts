import type { Words } from '../../../language/languages.ts';
import type { Issue } from '../../../fields/field.ts';

export interface RecordName {
  readonly base: string;
  readonly id: number;
  /** The title in the document. */
  readonly title: Words;
}

/** The records of a parent, or all records of a collection without parents. */
export interface Siblings {
  readonly base: string;
  readonly parent: number | null;
  /** The title of the parent. */
  readonly title: Words;
}

/** The changes of an import, or of a trial. */
export interface ImportOutcome {
  readonly added: readonly RecordName[];
  /** With the API names of the changed fields; `category_id` for another parent. */
  readonly changed: readonly (RecordName & { readonly fields: readonly string[] })[];
  /** Those of both that are saved only as drafts, because their pages would have empty parts. */
  readonly drafts: readonly RecordName[];
  readonly unchanged: number;
  /** Parents whose records get another order. */
  readonly reordered: readonly Siblings[];
  readonly refused: readonly (RecordName & { readonly issues: readonly Issue[] })[];
  /** The revisions, in order; none if nothing was written. */
  readonly revisions: readonly number[];
}

/** An outcome that the check fills. */
export interface GatheredOutcome extends ImportOutcome {
  readonly added: RecordName[];
  readonly changed: (RecordName & { readonly fields: readonly string[] })[];
  readonly drafts: RecordName[];
  readonly reordered: Siblings[];
  readonly refused: (RecordName & { readonly issues: readonly Issue[] })[];
  readonly revisions: number[];
  unchanged: number;
}

export const emptyOutcome = (): GatheredOutcome => ({
  added: [],
  changed: [],
  drafts: [],
  unchanged: 0,
  reordered: [],
  refused: [],
  revisions: [],
});
