import type { Collection } from '../../../content/model/collection.ts';
import type { PublishingRequest } from '../../../content/publishing/act.ts';
import type { Saving } from '../../../content/publishing/save.ts';
import type { Actor, FieldValues, StoredEntry } from '../changes/stored-entry.ts';
import type { DueRecord, PublishingPass } from './publish-due.ts';
import type { Moment } from '../../database/tables.ts';
import type { IdsRequest, LastChange } from './entry-part.ts';
import type { EntryReads } from './entry-reads.ts';
import type { UnreadableRecord } from './parse-rows.ts';
import type {
  ChangeGroup,
  RevisionDetails,
  RevisionFilter,
  RevisionSummary,
  UndoOutcome,
} from '../changes/revision.ts';

export interface ChangeResult {
  readonly entry: StoredEntry;
  /** Hand it to `undo` to take the change back; `null` where everything was so already, and nothing was written. */
  readonly revisionId: number | null;
}

/** What makes a record always leaves its trace. */
export type Creation = ChangeResult & { readonly revisionId: number };

/**
 * Makes the new values from the previous ones: of the newest values, and once more of those that visitors see where the two
 * differ. Called before the transaction, and again in it where the record was changed in between, so it must be pure. It
 * may throw an `InvalidError`; then nothing is written.
 */
export type WriteFields = (previous: FieldValues) => FieldValues;

/** An address of this site that a record links to. */
export interface EntryLink {
  /** The base of the record's collection. */
  readonly collection: string;
  readonly entryId: number;
  /** The field's name in the code. */
  readonly field: string;
  /** As it is stored: `/product/68/the-vision`. */
  readonly path: string;
}

/** How many records go with a record when it is deleted, by base; comments under theirs, the record itself not counted. */
export type SubtreeCounts = Readonly<Record<string, number>>;

/**
 * Where content records live. Every change is one transaction that holds the record, its revision, its uses of files
 * and addresses, and the versions by which kept answers know that they are stale.
 */
export interface EntryStore extends EntryReads {
  /** One list; see `lists`. */
  list(collection: Collection, filter?: { readonly parentId?: number }): Promise<readonly StoredEntry[]>;
  /** The first record of a parent; the only one where the collection is addressed by its parent. */
  firstOf(collection: Collection, parentId: number): Promise<StoredEntry | null>;
  /**
   * A record by its id, or the first of a parent by the parent's, for changing it: what of it cannot be read is empty.
   * All other reads leave such a record out.
   */
  forChange(
    collection: Collection,
    address: { readonly by: 'id' | 'parent'; readonly id: number },
  ): Promise<StoredEntry | null>;
  /** The records that were left out because they cannot be read, as far as they were asked for; at most 100. */
  unreadable(): Promise<readonly UnreadableRecord[]>;

  /** The ids of the records that match. */
  ids(collection: Collection, request: IdsRequest): Promise<readonly number[]>;
  /** Who changed some records last, as far as the history knows. */
  lastChanges(collection: Collection, ids: readonly number[]): Promise<ReadonlyMap<number, LastChange>>;

  /**
   * Adds a record behind its siblings, published in both languages unless it is saved as a draft;
   * where `saving` says that it is meant to be seen, nothing of it may be empty. Ids count up per collection and are never used
   * again; an explicit one raises the counter.
   *
   * @throws InvalidError `emptyParts` where visitors would find something empty, `category_id` for a parent that is missing or does not exist, the collection's message where
   *   the parent is full, `unknownFile` for a file that is gone
   * @throws ConflictError where the id is taken, or the parent already has its only record
   */
  create(
    collection: Collection,
    request: {
      readonly parentId?: number;
      readonly id?: number;
      readonly actor: Actor;
      readonly write: WriteFields;
      readonly saving?: Saving;
      /** True where the form of a new record is saved, which asks for all that it marks; imports ask for less. */
      readonly isForm?: boolean;
    },
  ): Promise<Creation>;

  /**
   * Changes the fields of a record; another `parentId` moves it behind the records of that parent. Values that it has
   * already change nothing, not even its version.
   *
   * @throws NotFoundError
   * @throws ConflictError where `version` is given and not the record's
   * @throws InvalidError as `create`
   * @throws UnreadableError where it cannot be read and `mayRewrite` is not given
   */
  update(
    collection: Collection,
    id: number,
    request: {
      readonly version?: number;
      readonly parentId?: number;
      /** True where its form is saved, which has shown what cannot be read as empty. */
      readonly mayRewrite?: boolean;
      readonly actor: Actor;
      readonly write: WriteFields;
      /** Unless given, what is sent is seen at once where the record is published, whatever becomes empty by it. */
      readonly saving?: Saving;
    },
  ): Promise<ChangeResult>;

  /**
   * Publishes a record in some languages, takes it back from visitors, or sets or ends a time for that.
   *
   * @throws NotFoundError
   * @throws ConflictError where `version` is given and not the record's
   * @throws InvalidError where the record is in no state for it, the time is none, or visitors would miss what is required
   */
  publish(
    collection: Collection,
    id: number,
    request: {
      readonly version?: number;
      readonly actor: Actor;
      /** Makes the values that are saved as a draft first, in the same change. */
      readonly write?: WriteFields;
      readonly publishing: PublishingRequest;
    },
  ): Promise<ChangeResult>;

  /** Publishes what is due; each record a change of its own. Returns how many there were. */
  publishDue(now: Date, pass?: PublishingPass): Promise<number>;

  /** The records whose time has come. Costs as much as there are of them. */
  dueRecords(now: Date): Promise<readonly DueRecord[]>;

  /** The first moment after another at which something is to be published by itself; `null` where nothing is. */
  nextPublishing(after: Date): Promise<Moment | null>;

  /** How many records have a time, but belong to collections that are declared no more. */
  lostSchedules(): Promise<number>;

  /**
   * Copies a record with everything below it that the administrator wrote, behind its siblings; `write` gets its values
   * and makes those of the copy. One revision: undone, the copy goes with everything below it.
   *
   * @throws NotFoundError
   * @throws InvalidError where its parent is full or has only one such record
   */
  duplicate(
    collection: Collection,
    id: number,
    request: { readonly actor: Actor; readonly write: WriteFields },
  ): Promise<Creation>;

  /**
   * Puts a file in the place of another wherever a live record holds it, each record a change that can be undone.
   * Whether the kinds of the two agree is for the caller to see to.
   *
   * @throws InvalidError `unknownFile` where the other file is gone
   */
  replaceFile(from: number, to: number, actor: Actor): Promise<{ readonly revisionIds: readonly number[] }>;

  /** Deletes a record with everything below it. @throws NotFoundError */
  remove(
    collection: Collection,
    id: number,
    actor: Actor,
  ): Promise<{ readonly revisionId: number; readonly removed: SubtreeCounts }>;

  /**
   * Puts the records of a parent (`null`: of a collection without parents) into the given order. Touches neither
   * their fields nor their versions.
   *
   * @throws InvalidError `ids` unless they are exactly the records of that parent
   */
  reorder(
    collection: Collection,
    request: { readonly parentId: number | null; readonly ids: readonly number[]; readonly actor: Actor },
  ): Promise<{ readonly revisionId: number }>;

  /**
   * Takes a change back, as a change of its own that can be undone again.
   * A deleted record comes back with everything below it under the same ids, in its old place, comments included;
   * a created one goes with everything below it; what visitors wrote comes back likewise; an order is restored as far as its records still exist.
   * An update is taken back by writing the values from before it: what was changed after it is overwritten too, and
   * stays in the history. A record that was moved returns to its old place and keeps the values it has.
   *
   * @throws NotFoundError for an unknown revision
   * @throws InvalidError `alreadyUndone` where it was undone before, or what it needs exists no more or again; with
   *   `keepsNewer`, NewerChangesError where what it changed was changed again since
   */
  undo(
    revisionId: number,
    actor: Actor,
    options?: { readonly keepsNewer?: boolean },
  ): Promise<Pick<ChangeResult, 'revisionId'>>;

  /**
   * Takes several changes back, the newest first: all of them or none.
   *
   * @throws as `undo`; with `keepsNewer`, NewerChangesError where what one of them changed was changed again since
   */
  undoAll(
    revisionIds: readonly number[],
    actor: Actor,
    options?: { readonly keepsNewer?: boolean },
  ): Promise<{ readonly revisionIds: readonly number[] }>;

  /** Every address of this site that records link to, each once, a part at a time. */
  linkedPaths(): AsyncIterable<readonly string[]>;
  /** Where some addresses of this site are linked to, each place once, in no order. */
  linksTo(paths: readonly string[]): Promise<readonly EntryLink[]>;

  /** The history, newest first unless asked otherwise; with `after` only what stands behind that revision. */
  revisions(
    filter: RevisionFilter & { readonly after?: number; readonly isOldestFirst?: boolean; readonly limit: number },
  ): Promise<RevisionSummary[]>;

  /** How many changes the history holds. */
  countRevisions(filter: Omit<RevisionFilter, 'isGrouped'>): Promise<number>;

  /** What is told of the changes that were made in one go with some, by the first of them; without those alone. */
  changeGroups(firsts: readonly number[]): Promise<ReadonlyMap<number, ChangeGroup>>;

  /** What undoing one change, or all that were made in one go with it, does; `null` where it is not there. */
  undoOutcome(request: { readonly id: number; readonly isGroup: boolean }): Promise<UndoOutcome | null>;

  /** The changes that were made in one go, newest first; with `after` only older ones. */
  changesOf(
    first: number,
    request: { readonly after?: number | undefined; readonly limit: number },
  ): Promise<RevisionSummary[]>;

  /** The first of what somebody changed in one go with a change; `null` where it is not there, or not his. */
  firstOfGroup(revisionId: number, actor: Actor): Promise<number | null>;

  /** Which of the records that some changes are about are there, as `base/id`. */
  present(changes: readonly Pick<RevisionSummary, 'collection' | 'entryId'>[]): Promise<ReadonlySet<string>>;

  /** One change of the history, with the record before and after it. */
  revision(id: number): Promise<RevisionDetails | null>;

  /** What would go with a record if it were deleted. */
  countSubtree(collection: Collection, id: number): Promise<SubtreeCounts>;
}
