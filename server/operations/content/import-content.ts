import { isDeepStrictEqual } from 'node:util';
import type { DocumentRecord } from '../../../calls/content.ts';
import { titleOf } from '../../../content/derive/title-of.ts';
import { isSettingsGroup, settingsId } from '../../../content/is-settings-group.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Edition } from '../../../content/publishing/edition.ts';
import { emptyParts } from '../../../content/publishing/empty-parts.ts';
import { firstEdition, save, type Saving } from '../../../content/publishing/save.ts';
import { type Issue, type Media, wireName } from '../../../fields/field.ts';
import type { Words } from '../../../language/languages.ts';
import { editionIn } from '../../changes/edition-of.ts';
import type { Change } from '../../changes/change.ts';
import { findPlaces, findRow } from '../../changes/entry-rows.ts';
import {
  type Actor,
  asEdited,
  declaredValues,
  emptyValues,
  type FieldValues,
  toStoredEntry,
} from '../../changes/stored-entry.ts';
import type { SentDocument } from '../../bodies/sent-document.ts';
import type { Database, TransactionOptions } from '../../database/connect.ts';
import { ConflictError } from '../../entries/conflict-error.ts';
import type { WriteFields } from '../../entries/entry-store.ts';
import { reorderEntries } from '../../entries/reorder-entries.ts';
import { runChange } from '../../entries/run-change.ts';
import { createEntry, updateEntry } from '../../entries/write-entry.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { mediaReferences, parseBody } from '../../records/parse-entry.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { documentCollections } from './content-document.ts';
import { documentTitle } from './document-title.ts';

const untitled: Words = { en: '', ar: '' };

interface RecordName {
  readonly base: string;
  readonly id: number;
  /** What the document calls it. */
  readonly title: Words;
}

/** The records of a parent, or all of a collection whose records have none. */
interface Siblings {
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

interface Gathered {
  readonly added: RecordName[];
  readonly changed: (RecordName & { readonly fields: readonly string[] })[];
  readonly drafts: RecordName[];
  readonly reordered: Siblings[];
  readonly refused: (RecordName & { readonly issues: readonly Issue[] })[];
  readonly revisions: number[];
  unchanged: number;
}

/** Ends the transaction of a trial, and of an import that holds something wrong. */
class NothingWritten extends Error {}

/** Where a document has a record. */
type Place = Pick<DocumentRecord, 'id' | 'parent' | 'position'>;

type FindMedia = (reference: number | string) => Media | undefined;
type KnownFiles = Map<string, Media | null>;

/** Finds the files that a record names, by their names, and keeps them: others name the same ones. */
async function findFiles(media: MediaStore, known: KnownFiles, collection: Collection, { fields }: DocumentRecord) {
  for (const name of mediaReferences(collection, fields, 'en')) {
    if (!known.has(String(name))) known.set(String(name), await media.findByName(String(name)));
  }
}

/** Values that visitors do not see stay unseen: whoever imports publishes them himself. Settings are always public. */
const savingOf = (collection: Collection, { status, waiting }: DocumentRecord) =>
  isSettingsGroup(collection) || (status.en === 'published' && status.ar === 'published' && !waiting)
    ? 'live'
    : 'draft';

/** What a record may be saved as: where visitors would find something empty, a draft. */
function safeSaving(collection: Collection, wanted: Saving, before: Edition | null, write: WriteFields): Saving {
  if (wanted === 'draft' || isSettingsGroup(collection)) return wanted;
  const { fields } = collection;
  const written = (previous: FieldValues) => declaredValues(collection, write(previous));
  const after =
    before === null
      ? firstEdition(fields, written(emptyValues(collection)), wanted)
      : save(fields, before, { write: written, saving: wanted });
  return emptyParts(collection, { before, after }).length > 0 ? 'draft' : wanted;
}

const changedNames = (collection: Collection, before: FieldValues, after: FieldValues): string[] =>
  Object.entries(collection.fields).flatMap(([name, field]) =>
    isDeepStrictEqual(before[name] ?? field.empty, after[name] ?? field.empty) ? [] : [wireName(name, field)],
  );

async function importRecord(
  change: Change,
  collection: Collection,
  record: DocumentRecord,
  { findMedia, gathered }: { readonly findMedia: FindMedia; readonly gathered: Gathered },
): Promise<void> {
  const { base } = collection;
  const { id, parent } = record;
  if (isSettingsGroup(collection) && id !== settingsId) throw new InvalidError([{ path: 'id', code: 'unknownRecord' }]);
  // Whatever a document holds was made elsewhere, and may have lost since what new records must have.
  const context = { language: 'en', findMedia, isNew: false } as const;
  const write = (previous: FieldValues) => parseBody(collection, record.fields, previous, context);
  const row = await findRow(change.tx, base, id);
  const wanted = savingOf(collection, record);
  const saving = safeSaving(collection, wanted, row === undefined ? null : editionIn(collection, row), write);
  const name = { base, id, title: documentTitle(collection, record) };
  const noteDraft = () => {
    if (saving !== wanted) gathered.drafts.push(name);
  };
  if (row === undefined) {
    const place = { id, ...(parent !== null && { parentId: parent }) };
    const { revisionId } = await createEntry(change, collection, { ...place, actor: change.actor, write, saving });
    gathered.added.push(name);
    noteDraft();
    gathered.revisions.push(revisionId);
    return;
  }
  const present = asEdited(toStoredEntry(collection, row));
  const isMoved = parent !== present.parentId;
  const names = changedNames(collection, present.fields, write(present.fields));
  if (names.length === 0 && !isMoved) {
    gathered.unchanged += 1;
    return;
  }
  const { revisionId } = await updateEntry(change, collection, id, {
    write,
    saving,
    ...(isMoved && { parentId: parent }),
  });
  gathered.changed.push({ ...name, fields: isMoved ? ['category_id', ...names] : names });
  noteDraft();
  if (revisionId !== null) gathered.revisions.push(revisionId);
}

/**
 * Puts the records that a document names into its order, in the places that they have among their siblings now; those
 * that it does not name keep theirs.
 */
async function importOrder(
  change: Change,
  collection: Collection,
  places: Iterable<Place>,
  gathered: Gathered,
): Promise<void> {
  const { base } = collection;
  for (const [parent, siblings] of Map.groupBy(places, (place) => place.parent)) {
    const present = (await findPlaces(change.tx, base, parent)).map(({ id }) => id);
    const ordered = siblings.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
    const [named, there] = [new Set(ordered), new Set(present)];
    const next = ordered.filter((id) => there.has(id)).values();
    const ids = present.map((id) => (named.has(id) ? (next.next().value ?? id) : id));
    if (isDeepStrictEqual(ids, present)) continue;
    const above = parent === null ? undefined : await findRow(change.tx, collection.parent?.base ?? '', parent);
    const title =
      above === undefined || collection.parent === undefined
        ? untitled
        : titleOf(collection.parent, asEdited(toStoredEntry(collection.parent, above)));
    gathered.reordered.push({ base, parent, title });
    gathered.revisions.push(await reorderEntries(change, collection, parent, ids));
  }
}

/**
 * Adds the records of a document that are missing, changes those that differ and puts them into its order, all of it in
 * one transaction or, when a single one is refused, none. What the document does not name stays as it is; nothing is deleted. A trial (`isTrial`)
 * does the same and takes all of it back.
 */
export async function importContent(
  services: { readonly database: Database; readonly media: MediaStore },
  document: SentDocument,
  { actor, isTrial, isLong }: TransactionOptions & { readonly actor: Actor; readonly isTrial: boolean },
): Promise<ImportOutcome> {
  const files: KnownFiles = new Map();
  const findMedia: FindMedia = (reference) => files.get(String(reference)) ?? undefined;
  const gathered: Gathered = {
    added: [],
    changed: [],
    drafts: [],
    reordered: [],
    refused: [],
    revisions: [],
    unchanged: 0,
  };
  const known = new Set(documentCollections.map(({ base }) => base));
  for (const base of document.bases) {
    if (!known.has(base))
      gathered.refused.push({ base, id: 0, title: untitled, issues: [{ path: base, code: 'unknownField' }] });
  }
  try {
    const bring = async (change: Change): Promise<void> => {
      for (const collection of documentCollections) {
        const { base } = collection;
        const places = new Map<number, Place>();
        for await (const record of document.records(base)) {
          try {
            if (places.has(record.id)) throw new InvalidError([{ path: 'id', code: 'taken' }]);
            const { id, parent, position } = record;
            places.set(id, { id, parent, position });
            await findFiles(services.media, files, collection, record);
            await importRecord(change, collection, record, { findMedia, gathered });
          } catch (error) {
            const name = { base, id: record.id, title: documentTitle(collection, record) };
            if (error instanceof InvalidError) gathered.refused.push({ ...name, issues: error.issues });
            else if (error instanceof ConflictError) {
              gathered.refused.push({ ...name, issues: [{ path: 'category_id', code: 'taken' }] });
            } else throw error;
          }
        }
        if (gathered.refused.length === 0) await importOrder(change, collection, places.values(), gathered);
      }
      if (isTrial || gathered.refused.length > 0) throw new NothingWritten();
    };
    await runChange(services.database, actor, bring, { isLong });
    return gathered;
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error;
    return { ...gathered, revisions: [] };
  }
}
