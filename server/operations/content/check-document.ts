import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentRecord } from '../../../calls/content.ts';
import { titleOf } from '../../../content/derive/title-of.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { nameInAddress } from '../../../fields/file-address.ts';
import type { Media } from '../../../fields/field.ts';
import type { Words } from '../../../language/languages.ts';
import { findRow, findRows } from '../../records/changes/entry-rows.ts';
import { asEdited, toStoredEntry } from '../../records/changes/stored-entry.ts';
import type { SentDocument } from '../../bodies/sent-document.ts';
import type { Database } from '../../database/connect.ts';
import type { EntryRow } from '../../database/tables.ts';
import { assertWithin } from '../../records/repository/write-entry.ts';
import { assertId } from '../../records/repository/place.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { mediaReferences } from '../../compatibility/parse-entry.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { documentCollections } from './content-document.ts';
import { decideRecord, type FindMedia } from './decide-record.ts';
import { DocumentPlaces } from './document-places.ts';
import { documentTitle } from './document-title.ts';
import { emptyOutcome, type GatheredOutcome } from './import-outcome.ts';

const untitled: Words = { en: '', ar: '' };
/** Number of records that are compared with the stored ones at once. */
const recordsAtOnce = 20;

/** The children of a parent in a document, in its order. */
export interface WantedOrder {
  readonly parent: number | null;
  readonly ids: readonly number[];
}

/** Sorts the ids that `ids` names within their positions in `present`; all others keep their positions. */
export function orderAmong(present: readonly number[], ids: readonly number[]): readonly number[] {
  const [named, there] = [new Set(ids), new Set(present)];
  const next = ids.filter((id) => there.has(id)).values();
  return present.map((id) => (named.has(id) ? (next.next().value ?? id) : id));
}

/** The changes that a document would make, and what the import needs to write them. */
export interface CheckedDocument {
  readonly outcome: GatheredOutcome;
  /** The ids of added and changed records, by collection. */
  readonly written: ReadonlyMap<string, ReadonlySet<number>>;
  /** The changed orders, by collection. */
  readonly orders: ReadonlyMap<string, readonly WantedOrder[]>;
  readonly findMedia: FindMedia;
}

interface Services {
  readonly database: Database;
  readonly media: Pick<MediaStore, 'findByNames'>;
}

/** Milliseconds of work before a check yields to other requests. */
const turnMilliseconds = 10;

/** Yields to pending requests when it is time, and lets waiting writes go first. */
function givingTurns({ transaction }: Pick<Database, 'transaction'>): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < turnMilliseconds) return;
    await nextTurn();
    // Resolves after all earlier writes.
    await transaction(async () => undefined, { isLong: true });
    begun = performance.now();
  };
}

/** The records of a collection in a document, in parts. */
async function* readInParts(document: SentDocument, slug: string): AsyncGenerator<readonly DocumentRecord[]> {
  let part: DocumentRecord[] = [];
  for await (const record of document.records(slug)) {
    part.push(record);
    if (part.length < recordsAtOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Checks the records of one collection and adds the results to `found`. */
async function checkCollection(
  { database: { read }, media }: Services,
  collection: Collection,
  document: SentDocument,
  found: {
    readonly outcome: GatheredOutcome;
    readonly places: DocumentPlaces;
    readonly files: Map<string, Media | null>;
    readonly findMedia: FindMedia;
    readonly giveTurn: () => Promise<void>;
  },
): Promise<{ readonly written: Set<number>; readonly orders: WantedOrder[] }> {
  const { base } = collection;
  const { outcome, places, files, findMedia, giveTurn } = found;
  const written = new Set<number>();
  const named = new Map<number, Pick<DocumentRecord, 'id' | 'parent' | 'position'>>();

  /** Finds the files that records refer to, each name once, because many records use the same files. */
  async function findFiles(records: readonly DocumentRecord[]): Promise<void> {
    const references = records.flatMap(({ fields }) => [...mediaReferences(collection, fields, 'en')].map(String));
    const names = references.map(nameInAddress);
    const unknown = [...new Set(names)].filter((name) => !files.has(name));
    const byName = await media.findByNames(unknown);
    for (const name of unknown) files.set(name, byName.get(name) ?? null);
  }

  /** @throws InvalidError */
  async function checkRecord(record: DocumentRecord, row: EntryRow | undefined): Promise<void> {
    const { id, parent, position } = record;
    if (named.has(id)) throw new InvalidError([{ path: 'id', code: 'taken' }]);
    named.set(id, { id, parent, position });
    const { kind, isHeldBack, isMoved, values, fields } = decideRecord(collection, record, row, findMedia);
    if (kind === 'same') {
      outcome.unchanged += 1;
      return;
    }
    if (kind === 'add') assertId(id);
    await assertWithin(read, collection, values);
    if (kind === 'add' || isMoved) places.put(collection, id, parent);
    written.add(id);
    const name = { base, id, title: documentTitle(collection, record) };
    if (kind === 'add') outcome.added.push(name);
    else outcome.changed.push({ ...name, fields });
    if (isHeldBack) outcome.drafts.push(name);
  }

  async function titleOfParent(id: number | null): Promise<Words> {
    const above = collection.parent;
    if (above === undefined || id === null) return untitled;
    const row = await findRow(read, above.base, id);
    if (row !== undefined) return titleOf(above, asEdited(toStoredEntry(above, row)));
    return outcome.added.find((each) => each.base === above.base && each.id === id)?.title ?? untitled;
  }

  for await (const records of readInParts(document, base)) {
    await places.load(collection);
    if (collection.parent !== undefined) await places.load(collection.parent);
    await findFiles(records);
    const ids = records.map(({ id }) => id);
    const rows = new Map((await findRows(read, base, ids)).map((row) => [row.id, row]));
    for (const record of records) {
      await giveTurn();
      try {
        await checkRecord(record, rows.get(record.id));
      } catch (error) {
        if (!(error instanceof InvalidError)) throw error;
        const name = { base, id: record.id, title: documentTitle(collection, record) };
        outcome.refused.push({ ...name, issues: error.issues });
      }
    }
  }
  const orders: WantedOrder[] = [];
  if (outcome.refused.length > 0) return { written, orders };
  for (const [parent, siblings] of Map.groupBy(named.values(), (each) => each.parent)) {
    const ids = siblings.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
    const present = places.orderOf(collection, parent);
    if (isDeepStrictEqual(orderAmong(present, ids), present)) continue;
    orders.push({ parent, ids });
    outcome.reordered.push({ base, parent, title: await titleOfParent(parent) });
  }
  return { written, orders };
}

/**
 * Checks every record of a document and finds the changes of an import. It only reads, so that other writes continue,
 * even for a large document.
 */
export async function checkDocument(services: Services, document: SentDocument): Promise<CheckedDocument> {
  const outcome = emptyOutcome();
  const files = new Map<string, Media | null>();
  const findMedia: FindMedia = (reference) => files.get(nameInAddress(String(reference))) ?? undefined;
  const places = new DocumentPlaces(services.database);
  const [written, orders] = [new Map<string, ReadonlySet<number>>(), new Map<string, readonly WantedOrder[]>()];
  const known = new Set(documentCollections.map(({ base }) => base));
  for (const slug of document.bases) {
    if (known.has(slug)) continue;
    outcome.refused.push({ base: slug, id: 0, title: untitled, issues: [{ path: slug, code: 'unknownField' }] });
  }
  const found = { outcome, places, files, findMedia, giveTurn: givingTurns(services.database) };
  for (const collection of documentCollections) {
    const checked = await checkCollection(services, collection, document, found);
    written.set(collection.base, checked.written);
    orders.set(collection.base, checked.orders);
  }
  return { outcome, written, orders, findMedia };
}
