import { isDeepStrictEqual } from 'node:util';
import type { DocumentRecord } from '../../../calls/content.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Issue } from '../../../fields/field.ts';
import type { SentDocument } from '../../bodies/sent-document.ts';
import type { Change } from '../../records/changes/change.ts';
import { findPlaces, findRow } from '../../records/changes/entry-rows.ts';
import type { Actor } from '../../records/changes/stored-entry.ts';
import type { Database } from '../../database/connect.ts';
import { ConflictError } from '../../records/repository/record-errors.ts';
import { reorderEntries } from '../../records/repository/reorder-entries.ts';
import { runChange } from '../../records/repository/run-change.ts';
import { createEntry, newDocument, saveInto, updateEntry } from '../../records/repository/write-entry.ts';
import { changeInParts } from '../../records/change-in-parts.ts';
import type { Logger } from '../../logger.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { checkDocument, type CheckedDocument, orderAmong, type WantedOrder } from './check-document.ts';
import { documentCollections } from './content-document.ts';
import { decideRecord, type FindMedia } from './decide-record.ts';
import { documentTitle } from './document-title.ts';
import type { ImportOutcome, RecordName } from './import-outcome.ts';

/** A record passed the check but was refused when it was written, because the site changed meanwhile. */
class RecordRefused extends InvalidError {
  readonly record: RecordName;

  constructor(record: RecordName, issues: readonly Issue[]) {
    super(issues);
    this.record = record;
  }
}

type Step = { readonly collection: Collection } & (
  | { readonly record: DocumentRecord }
  | { readonly order: WantedOrder }
);

/** The steps of an import in order: parents before their children, and the order of the records last. */
async function* stepsOf(document: SentDocument, { written, orders }: CheckedDocument): AsyncGenerator<Step> {
  for (const collection of documentCollections) {
    const ids = written.get(collection.base) ?? new Set();
    if (ids.size > 0) {
      for await (const record of document.records(collection.base))
        if (ids.has(record.id)) yield { collection, record };
    }
    for (const order of orders.get(collection.base) ?? []) yield { collection, order };
  }
}

/** Returns the id of the revision; `null` if the record does not change. */
async function importRecord(
  change: Change,
  collection: Collection,
  record: DocumentRecord,
  findMedia: FindMedia,
): Promise<number | null> {
  const { id, parent } = record;
  const row = await findRow(change.tx, collection.base, id);
  const { kind, write, saving, isMoved } = decideRecord(collection, record, row, findMedia);
  if (kind === 'same') return null;
  if (kind === 'change') {
    const moved = isMoved ? { parentId: parent } : {};
    const edit = saveInto(collection, { write, saving });
    return (await updateEntry(change, collection, id, { edit, ...moved })).revisionId;
  }
  const place = { id, ...(parent !== null && { parentId: parent }) };
  const document = newDocument(collection, { write, saving });
  return (await createEntry(change, collection, { ...place, document })).revisionId;
}

/** Sorts the current records of a parent by the order of a document. */
async function importOrder(change: Change, collection: Collection, { parent, ids }: WantedOrder) {
  const present = (await findPlaces(change.tx, collection.base, parent)).map(({ id }) => id);
  const next = orderAmong(present, ids);
  return isDeepStrictEqual(next, present) ? null : reorderEntries(change, collection, parent, next);
}

/** @throws RecordRefused */
async function applyStep(change: Change, step: Step, findMedia: FindMedia): Promise<number | null> {
  const { collection } = step;
  if ('order' in step) return importOrder(change, collection, step.order);
  const { record } = step;
  try {
    return await importRecord(change, collection, record, findMedia);
  } catch (error) {
    const issues =
      error instanceof InvalidError
        ? error.issues
        : error instanceof ConflictError
          ? [{ path: 'category_id', code: 'taken' } as const]
          : null;
    if (issues === null) throw error;
    throw new RecordRefused({ base: collection.base, id: record.id, title: documentTitle(collection, record) }, issues);
  }
}

export interface ImportRequest {
  readonly actor: Actor;
  /** Only reports the changes. */
  readonly isTrial: boolean;
  /** Writes everything in one transaction; only before the server accepts requests. */
  readonly isAtOnce?: boolean;
}

/**
 * Adds missing records, updates those that differ and sorts them, or changes nothing if any record is refused. Records
 * that the document does not have stay; nothing is deleted. Checks the whole document first, then writes it in parts,
 * so that other writes can run in between. All parts are one change group of the history.
 */
export async function importContent(
  services: { readonly database: Database; readonly media: Pick<MediaStore, 'findByNames'>; readonly log: Logger },
  document: SentDocument,
  { actor, isTrial, isAtOnce = false }: ImportRequest,
): Promise<ImportOutcome> {
  const { database, log } = services;
  const checked = await checkDocument(services, document);
  const { outcome, findMedia } = checked;
  if (isTrial || outcome.refused.length > 0) return outcome;
  const apply = async (change: Change, step: Step): Promise<void> => {
    const revision = await applyStep(change, step, findMedia);
    if (revision !== null) outcome.revisions.push(revision);
  };
  const applyAll = async (change: Change, steps: readonly Step[]): Promise<void> => {
    for (const step of steps) await apply(change, step);
  };
  const steps = stepsOf(document, checked);
  try {
    if (isAtOnce) {
      const all: Step[] = [];
      for await (const step of steps) all.push(step);
      await runChange(database, actor, (change) => applyAll(change, all), { isLong: true });
    } else await changeInParts(database, { kind: 'import', actor, log }, steps, apply);
    return outcome;
  } catch (error) {
    if (!(error instanceof RecordRefused)) throw error;
    return { ...outcome, refused: [{ ...error.record, issues: error.issues }], revisions: [] };
  }
}
