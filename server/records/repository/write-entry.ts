import type { Kysely } from 'kysely';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { missingWords } from '../../../content/publishing/act.ts';
import { emptyParts } from '../../../content/publishing/empty-parts.ts';
import { type DocumentState, newestOf, type Values } from '../../../content/publishing/document-state.ts';
import { isSame } from '../../../fields/is-same.ts';
import { firstDocument, save, type Saving } from '../../../content/publishing/save.ts';
import { languages } from '../../../language/languages.ts';
import { readRecordAddress } from '../../../content/read-record-address.ts';
import { type Issue, apiNameOf } from '../../../fields/field.ts';
import type { ReferenceOptions } from '../../../fields/reference/field.ts';
import type { EntryRow, Tables } from '../../database/tables.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { NotFoundError } from '../../refusals/not-found-error.ts';
import { type Change, touchRecord } from '../changes/change.ts';
import { findRow } from '../changes/entry-rows.ts';
import { isReadable } from '../changes/read-values.ts';
import { noteCreated, noteUpdated } from '../changes/note-records.ts';
import { toSnapshot } from '../changes/snapshot.ts';
import {
  declaredValues,
  emptyValues,
  toStoredEntry,
  columnsOf,
  documentIn,
  documentOf,
} from '../changes/stored-entry.ts';
import { writeUsage } from '../changes/usage.ts';
import { ConflictError, UnreadableError } from './record-errors.ts';
import type { ChangeResult, Creation, EntryStore, WriteFields } from './entry-store.ts';
import { placeAt, placeBehind, takeId } from './place.ts';

type Within = NonNullable<ReferenceOptions['within']>;

/** The ids of the records to which a record belongs: those with a strip that links to it. */
async function ownersOf(
  connection: Kysely<Tables>,
  { strip }: Within,
  to: string,
  id: number,
): Promise<ReadonlySet<number>> {
  const links = await connection
    .selectFrom('usage')
    .innerJoin('entry', (join) =>
      join.onRef('entry.collection', '=', 'usage.collection').onRef('entry.id', '=', 'usage.entry_id'),
    )
    .select(['usage.path', 'entry.parent_id'])
    .where('usage.collection', '=', strip)
    .where('usage.path', 'is not', null)
    .execute();
  return new Set(
    links.flatMap(({ path, parent_id }) => {
      const led = readRecordAddress(path ?? '');
      return parent_id !== null && led?.id === id && led.collection.base === to ? [parent_id] : [];
    }),
  );
}

/**
 * Refuses a reference to a record that does not belong to the record in a second field, if a change sets either field.
 * A record to which no strip links belongs to none and is accepted everywhere.
 * @throws InvalidError
 */
export async function assertWithin(
  connection: Kysely<Tables>,
  collection: Collection,
  { before, after }: { readonly before: Values | null; readonly after: Values },
): Promise<void> {
  const issues: Issue[] = [];
  for (const [name, field] of Object.entries(collection.fields)) {
    const options: Partial<ReferenceOptions> = field.options;
    const { within, to } = options;
    if (within === undefined || to === undefined) continue;
    const [id, owner] = [after[name], after[within.field]];
    if (typeof id !== 'number' || typeof owner !== 'number') continue;
    if (before !== null && before[name] === id && before[within.field] === owner) continue;
    const owners = await ownersOf(connection, within, to, id);
    if (owners.size > 0 && !owners.has(owner)) issues.push({ path: apiNameOf(name, field), code: 'otherCategory' });
  }
  if (issues.length > 0) throw new InvalidError(issues, 'otherCategory');
}

/**
 * Settings groups are skipped: they are always public and have no title. @throws InvalidError if visitors would find
 * something empty
 */
function assertFilled(
  collection: Collection,
  change: {
    readonly before: DocumentState | null;
    readonly after: DocumentState;
    readonly saving: Saving | undefined;
    readonly isForm?: boolean;
  },
): void {
  const { before, after, saving, isForm = false } = change;
  if (saving === undefined || saving === 'draft' || isSettingsGroup(collection)) return;
  const missing = saving === 'all' ? missingWords(collection, after) : [];
  if (missing.length > 0) throw new InvalidError(missing, 'requiredWords');
  // The pending draft is published together with the new values.
  const chosen = saving === 'all' && (before?.waiting ?? null) !== null ? languages : [];
  const empty = emptyParts(collection, { before, after, chosen, isForm });
  if (empty.length > 0) throw new InvalidError(empty, 'emptyParts');
}

/** Computes a result now; an error is thrown when the result is requested. */
export function computeAhead<Result>(compute: () => Result): () => Result {
  try {
    const result = compute();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

type Edit = (document: DocumentState) => DocumentState;

/**
 * Computes an edit from a row that was read before the transaction. The transaction computes it again only if the
 * version of the row has changed.
 */
export function editAhead(collection: Collection, row: EntryRow | undefined, edit: Edit): PreparedEdit {
  if (row === undefined) return edit;
  const ahead = computeAhead(() => edit(documentIn(collection, row)));
  return (document, version) => (version === row.version ? ahead() : edit(document));
}

/** Creates the first document state of a record. @throws InvalidError if visitors would find something empty */
export const newDocument =
  (
    collection: Collection,
    { write, saving, isForm = false }: Pick<CreateRequest, 'write' | 'saving' | 'isForm'>,
  ): (() => DocumentState) =>
  () => {
    const values = declaredValues(collection, write(emptyValues(collection)));
    const after = firstDocument(collection.fields, values, saving ?? 'live');
    assertFilled(collection, { before: null, after, saving, isForm });
    return after;
  };

/** Adds a record; see `EntryStore.create`. */
export async function createEntry(
  change: Change,
  collection: Collection,
  request: Pick<CreateRequest, 'parentId' | 'id'> & { readonly document: () => DocumentState },
): Promise<Creation> {
  const place = await placeBehind(change, collection, request.parentId ?? null);
  const after = request.document();
  await assertWithin(change.tx, collection, { before: null, after: newestOf(after) });
  const row: EntryRow = {
    collection: collection.base,
    id: await takeId(change, collection, request.id),
    ...place,
    ...columnsOf(after),
    version: 1,
    created_at: change.at,
    updated_at: change.at,
  };
  await change.tx.insertInto('entry').values(row).execute();
  await writeUsage(change, row);
  touchRecord(change, row);
  return { entry: toStoredEntry(collection, row), revisionId: await noteCreated(change, toSnapshot(row)) };
}

type CreateRequest = Parameters<EntryStore['create']>[1];
export type PreparedEdit = (document: DocumentState, version: number) => DocumentState;

interface EntryChange {
  readonly version?: number;
  readonly parentId?: number | null;
  /** The position among the records of another parent; the last by default. */
  readonly position?: number;
  /** Computes the new document state from the present one. */
  readonly edit: PreparedEdit;
  /** True if the caller has seen which values cannot be read; they are overwritten with the result of the edit. */
  readonly mayRewrite?: boolean;
  /** Validates the newest values against other records. */
  readonly check?: (before: Values, after: Values) => Promise<void>;
}

/** The values and states that visitors can see; of an unpublished record none. */
const seenOf = ({ published, states }: DocumentState): unknown => {
  const shown = [states.en.status, states.ar.status].map((status) => status === 'published');
  return shown.includes(true) ? [published, shown] : null;
};

/**
 * Applies any change to a record as one revision. Writes no revision if nothing changes.
 * @throws UnreadableError if the record cannot be read, unless `mayRewrite` is set
 */
export async function changeEntry(
  change: Change,
  collection: Collection,
  id: number,
  { version, edit, check, mayRewrite = false, ...request }: EntryChange,
): Promise<ChangeResult> {
  const old = await findRow(change.tx, collection.base, id);
  if (old === undefined) throw new NotFoundError(`${collection.base}/${id}`);
  const current = toStoredEntry(collection, old);
  if (version !== undefined && version !== old.version) throw new ConflictError(current);

  const isWhole = isReadable(old);
  if (!isWhole && !mayRewrite) throw new UnreadableError(collection.base, id);

  const { parentId = old.parent_id, position } = request;
  const toPlace = () =>
    position === undefined
      ? placeBehind(change, collection, parentId)
      : placeAt(change, collection, parentId, position);
  const isMoved = parentId !== old.parent_id;
  const document = documentOf(current);
  const edited = edit(document, old.version);
  if (!isMoved && isSame(document, edited) && isWhole) return { entry: current, revisionId: null };
  await check?.(newestOf(document), newestOf(edited));
  const place = isMoved ? await toPlace() : {};
  // Only changes that visitors can see update the date.
  const isSeen = isMoved || !isSame(seenOf(document), seenOf(edited));
  const row: EntryRow = {
    ...old,
    ...place,
    ...columnsOf(edited, old),
    version: old.version + 1,
    updated_at: isSeen || (old.draft === null && edited.waiting === null) ? change.at : old.updated_at,
  };
  const { collection: slug, ...columns } = row;
  await change.tx.updateTable('entry').set(columns).where('collection', '=', slug).where('id', '=', id).execute();
  await writeUsage(change, row);
  touchRecord(change, old);
  touchRecord(change, row);
  const revisionId = await noteUpdated(change, toSnapshot(old), toSnapshot(row));
  return { entry: toStoredEntry(collection, row), revisionId };
}

/** Returns an edit that saves new values. @throws InvalidError if visitors would find something empty */
export const saveInto =
  (
    collection: Collection,
    { write, saving }: { readonly write: WriteFields; readonly saving?: Saving | undefined },
  ): Edit =>
  (document) => {
    const writeDeclared = (previous: Values): Values => declaredValues(collection, write(previous));
    const saved = save(collection.fields, document, { write: writeDeclared, saving: saving ?? 'live' });
    assertFilled(collection, { before: document, after: saved, saving });
    return saved;
  };

/** Changes the fields of a record; see `EntryStore.update`. */
export const updateEntry = (
  change: Change,
  collection: Collection,
  id: number,
  request: Omit<EntryChange, 'check'>,
): Promise<ChangeResult> =>
  changeEntry(change, collection, id, {
    ...request,
    check: (before, after) => assertWithin(change.tx, collection, { before, after }),
  });
