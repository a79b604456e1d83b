import type { Collection } from '../../../content/model/collection.ts';
import type { PublishingRequest } from '../../../content/publishing/act.ts';
import type { Saving } from '../../../content/publishing/save.ts';
import type { Actor, FieldValues, StoredEntry } from '../changes/stored-entry.ts';
import type { DueRecord, PublishingPass } from './publish-due.ts';
import type { Timestamp } from '../../database/tables.ts';
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
  /** The revision to pass to `undo`; `null` if nothing changed and nothing was written. */
  readonly revisionId: number | null;
}

/** Creating a record always writes a revision. */
export type Creation = ChangeResult & { readonly revisionId: number };

/**
 * Computes the new values from the previous ones. Called for the newest values, and again for the published values if
 * the two differ. Called before the transaction, and again inside it if the record changed in between, so it must be
 * pure. May throw an `InvalidError`; then nothing is written.
 */
export type WriteFields = (previous: FieldValues) => FieldValues;

/** A link of a record to an address of this site. */
export interface EntryLink {
  /** The slug of the record's collection. */
  readonly collection: string;
  readonly entryId: number;
  /** The field's name in the code. */
  readonly field: string;
  /** The stored address, such as `/product/68/the-vision`. */
  readonly path: string;
}

/**
 * The number of records that are deleted with a record, by collection slug, including comments. The record itself is
 * not counted.
 */
export type SubtreeCounts = Readonly<Record<string, number>>;

/**
 * The store of content records. Every change is one transaction that writes the record, its revision, its uses of files
 * and addresses, and the tags that invalidate cached answers.
 */
export interface EntryStore extends EntryReads {
  /** One list; see `lists`. */
  list(collection: Collection, filter?: { readonly parentId?: number }): Promise<readonly StoredEntry[]>;
  /** The first record of a parent, which is the only one for collections with `isOnlyOfParent`. */
  firstOf(collection: Collection, parentId: number): Promise<StoredEntry | null>;
  /**
   * A record for editing, by its id, or by its parent's id as the first of the parent. Values that cannot be read are
   * empty. All other reads leave such a record out.
   */
  forChange(
    collection: Collection,
    address: { readonly by: 'id' | 'parent'; readonly id: number },
  ): Promise<StoredEntry | null>;
  /** The records that were left out of requested results because they cannot be read; at most 100. */
  unreadable(): Promise<readonly UnreadableRecord[]>;

  /** The ids of the matching records. */
  ids(collection: Collection, request: IdsRequest): Promise<readonly number[]>;
  /** The last changes of some records that the history contains. */
  lastChanges(collection: Collection, ids: readonly number[]): Promise<ReadonlyMap<number, LastChange>>;

  /**
   * Adds a record after its siblings, published in both languages unless it is saved as a draft. If `saving` publishes
   * it, visitors must find nothing empty. Ids count up per collection and are never reused; an explicit id raises the
   * counter.
   *
   * @throws InvalidError `emptyParts` if visitors would find something empty, `category_id` if the parent is not given
   * or does not exist, the collection's message if the parent is full, `unknownFile` if a file was deleted
   * @throws ConflictError if the id is taken, or the parent already has its only record
   */
  create(
    collection: Collection,
    request: {
      readonly parentId?: number;
      readonly id?: number;
      readonly actor: Actor;
      readonly write: WriteFields;
      readonly saving?: Saving;
      /** True for a new record from its form, which requires all marked fields. Imports require fewer. */
      readonly isForm?: boolean;
    },
  ): Promise<Creation>;

  /**
   * Changes the fields of a record. Another `parentId` moves it after the records of that parent. Unchanged values
   * change nothing, not even the version.
   *
   * @throws NotFoundError
   * @throws ConflictError if `version` is given and is not the record's
   * @throws InvalidError as `create`
   * @throws UnreadableError if the record cannot be read and `mayRewrite` is not set
   */
  update(
    collection: Collection,
    id: number,
    request: {
      readonly version?: number;
      readonly parentId?: number;
      /** True for a record from its form, which showed values that cannot be read as empty. */
      readonly mayRewrite?: boolean;
      readonly actor: Actor;
      readonly write: WriteFields;
      /** Without it, the values of a published record are published at once, even if something becomes empty. */
      readonly saving?: Saving;
    },
  ): Promise<ChangeResult>;

  /**
   * Publishes or unpublishes a record in some languages, or sets or removes a schedule.
   *
   * @throws NotFoundError
   * @throws ConflictError if `version` is given and is not the record's
   * @throws InvalidError if the state does not allow it, the time is invalid, or required values are empty
   */
  publish(
    collection: Collection,
    id: number,
    request: {
      readonly version?: number;
      readonly actor: Actor;
      /** Values to save as a draft first, in the same change. */
      readonly write?: WriteFields;
      readonly publishing: PublishingRequest;
    },
  ): Promise<ChangeResult>;

  /** Publishes and unpublishes the records that are due, each in a change of its own. Returns their number. */
  publishDue(now: Date, pass?: PublishingPass): Promise<number>;

  /** The records whose scheduled time has passed. The cost depends on their number. */
  dueRecords(now: Date): Promise<readonly DueRecord[]>;

  /** The first scheduled time after `after`; `null` if there is none. */
  nextPublishing(after: Date): Promise<Timestamp | null>;

  /** The number of scheduled records whose collections are no longer declared. */
  lostSchedules(): Promise<number>;

  /**
   * Copies a record with everything below it that administrators wrote, and places it after its siblings. `write`
   * receives its values and returns those of the copy. Writes one revision; undoing it deletes the copy with everything
   * below it.
   *
   * @throws NotFoundError
   * @throws InvalidError if the parent is full or allows only one such record
   */
  duplicate(
    collection: Collection,
    id: number,
    request: { readonly actor: Actor; readonly write: WriteFields },
  ): Promise<Creation>;

  /**
   * Replaces a file by another in every existing record that uses it. Each record is a change that can be undone. The
   * caller checks that the types of the two files match.
   *
   * @throws InvalidError `unknownFile` if the new file was deleted
   */
  replaceFile(from: number, to: number, actor: Actor): Promise<{ readonly revisionIds: readonly number[] }>;

  /** Deletes a record with everything below it. @throws NotFoundError */
  remove(
    collection: Collection,
    id: number,
    actor: Actor,
  ): Promise<{ readonly revisionId: number; readonly removed: SubtreeCounts }>;

  /**
   * Sorts the records of a parent (`null`: of a collection without parents) by `ids`. Changes neither their fields nor
   * their versions.
   *
   * @throws InvalidError `ids` unless they are exactly the records of that parent
   */
  reorder(
    collection: Collection,
    request: { readonly parentId: number | null; readonly ids: readonly number[]; readonly actor: Actor },
  ): Promise<{ readonly revisionId: number }>;

  /**
   * Undoes a change as a change of its own, which can be undone again. A deleted record returns with everything below
   * it, including comments, with the same ids and position. A created record is deleted with everything below it.
   * Changes of comments and posts are undone likewise. An order is restored for the records that still exist. An update
   * is undone by writing the values from before it. This also overwrites later changes, which stay in the history. A
   * record that was moved returns to its old position and keeps its present values.
   *
   * @throws NotFoundError for an unknown revision
   * @throws InvalidError `alreadyUndone` if it was undone before, or if what it needs no longer exists or exists again
   * @throws NewerChangesError with `keepsNewer`, if what it changed was changed again later
   */
  undo(
    revisionId: number,
    actor: Actor,
    options?: { readonly keepsNewer?: boolean },
  ): Promise<Pick<ChangeResult, 'revisionId'>>;

  /**
   * Undoes several changes, newest first, all or none.
   *
   * @throws as `undo`; with `keepsNewer`, NewerChangesError if what one of them changed was changed again later
   */
  undoAll(
    revisionIds: readonly number[],
    actor: Actor,
    options?: { readonly keepsNewer?: boolean },
  ): Promise<{ readonly revisionIds: readonly number[] }>;

  /** Every address of this site that records link to, without duplicates, in parts. */
  linkedPaths(): AsyncIterable<readonly string[]>;
  /** The fields that link to some addresses of this site, without duplicates, in no particular order. */
  linksTo(paths: readonly string[]): Promise<readonly EntryLink[]>;

  /** The history, newest first by default. With `after` only the revisions that follow it in this order. */
  revisions(
    filter: RevisionFilter & { readonly after?: number; readonly isOldestFirst?: boolean; readonly limit: number },
  ): Promise<RevisionSummary[]>;

  /** The number of changes in the history. */
  countRevisions(filter: Omit<RevisionFilter, 'isGrouped'>): Promise<number>;

  /** Summaries of the groups that begin with these revisions, by revision id. Changes without a group are left out. */
  changeGroups(firsts: readonly number[]): Promise<ReadonlyMap<number, ChangeGroup>>;

  /** The effect of undoing one change or its whole group; `null` if the change does not exist. */
  undoOutcome(request: { readonly id: number; readonly isGroup: boolean }): Promise<UndoOutcome | null>;

  /** The changes of a group, newest first; with `after` only older ones. */
  changesOf(
    first: number,
    request: { readonly after?: number | undefined; readonly limit: number },
  ): Promise<RevisionSummary[]>;

  /** The first change of the group of a change; `null` if the change does not exist or has another actor. */
  firstOfGroup(revisionId: number, actor: Actor): Promise<number | null>;

  /** The records of some changes that exist, as `slug/id`. */
  present(changes: readonly Pick<RevisionSummary, 'collection' | 'entryId'>[]): Promise<ReadonlySet<string>>;

  /** One change of the history, with the record before and after it. */
  revision(id: number): Promise<RevisionDetails | null>;

  /** The records that would be deleted with a record. */
  countSubtree(collection: Collection, id: number): Promise<SubtreeCounts>;
}
