import type { Words } from '../../../language/languages.ts';
import type { Issue } from '../../../fields/field.ts';

export interface RecordName {
  readonly base: string;
  readonly id: number;
  /** What the document calls it. */
  readonly title: Words;
}

/** The records of a parent, or all of a collection whose records have none. */
export interface Siblings {
  readonly base: string;
  readonly parent: number | null;
  /** What the parent is called. */
  readonly title: Words;
}

/** What an import changes, or would change. */
export interface ImportOutcome {
  readonly added: readonly RecordName[];
  /** With the wire names of the fields that become others; `category_id` for another parent. */
  readonly changed: readonly (RecordName & { readonly fields: readonly string[] })[];
  /** Those of both that are only saved as drafts, since visitors would find something of them empty. */
  readonly drafts: readonly RecordName[];
  readonly unchanged: number;
  /** Whose records are put into another order. */
  readonly reordered: readonly Siblings[];
  readonly refused: readonly (RecordName & { readonly issues: readonly Issue[] })[];
  /** The changes that were made, in their order; none where nothing was written. */
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
