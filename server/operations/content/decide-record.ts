import { isDeepStrictEqual } from 'node:util';
import type { DocumentRecord } from '../../../calls/content.ts';
import { isSettingsGroup, settingsId } from '../../../content/is-settings-group.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { DocumentState } from '../../../content/publishing/document-state.ts';
import { emptyParts } from '../../../content/publishing/empty-parts.ts';
import { firstDocument, save, type Saving } from '../../../content/publishing/save.ts';
import { type Media, apiNameOf } from '../../../fields/field.ts';
import {
  documentIn,
  asEdited,
  declaredValues,
  emptyValues,
  type FieldValues,
  toStoredEntry,
} from '../../records/changes/stored-entry.ts';
import type { EntryRow } from '../../database/tables.ts';
import type { WriteFields } from '../../records/repository/entry-store.ts';
import { parseBody } from '../../compatibility/parse-entry.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';

export type FindMedia = (reference: number | string) => Media | undefined;

/** What an import does with a record. */
export interface Decision {
  readonly kind: 'add' | 'change' | 'same';
  readonly write: WriteFields;
  readonly saving: Saving;
  /** Whether it is saved as a draft although it is public in the document, because its page would have empty parts. */
  readonly isHeldBack: boolean;
  readonly isMoved: boolean;
  /** The newest values of the record; `before` is null for a new one. */
  readonly values: { readonly before: FieldValues | null; readonly after: FieldValues };
  /** The API names of the changed fields; `category_id` for another parent. */
  readonly fields: readonly string[];
}

/** Unpublished values stay unpublished until the administrator publishes them. Settings are always public. */
const savingOf = (collection: Collection, { status, waiting }: DocumentRecord) =>
  isSettingsGroup(collection) || (status.en === 'published' && status.ar === 'published' && !waiting)
    ? 'live'
    : 'draft';

/** How a record can be saved: as a draft if its page would have empty parts. */
function safeSaving(collection: Collection, wanted: Saving, before: DocumentState | null, write: WriteFields): Saving {
  if (wanted === 'draft' || isSettingsGroup(collection)) return wanted;
  const { fields } = collection;
  const written = (previous: FieldValues) => declaredValues(collection, write(previous));
  const after =
    before === null
      ? firstDocument(fields, written(emptyValues(collection)), wanted)
      : save(fields, before, { write: written, saving: wanted });
  return emptyParts(collection, { before, after }).length > 0 ? 'draft' : wanted;
}

const changedNames = (collection: Collection, before: FieldValues, after: FieldValues): string[] =>
  Object.entries(collection.fields).flatMap(([name, field]) =>
    isDeepStrictEqual(before[name] ?? field.empty, after[name] ?? field.empty) ? [] : [apiNameOf(name, field)],
  );

/**
 * Compares a record of a document with the stored one.
 * @throws InvalidError if its values are invalid
 */
export function decideRecord(
  collection: Collection,
  record: DocumentRecord,
  row: EntryRow | undefined,
  findMedia: FindMedia,
): Decision {
  const { id, parent } = record;
  if (isSettingsGroup(collection) && id !== settingsId) throw new InvalidError([{ path: 'id', code: 'unknownRecord' }]);
  // A document from another site may lack values that are required for new records.
  const context = { language: 'en', findMedia, isNew: false } as const;
  const write = (previous: FieldValues) => parseBody(collection, record.fields, previous, context);
  const wanted = savingOf(collection, record);
  const saving = safeSaving(collection, wanted, row === undefined ? null : documentIn(collection, row), write);
  const facts = { write, saving, isHeldBack: saving !== wanted };
  if (row === undefined) {
    const values = { before: null, after: write(emptyValues(collection)) };
    return { ...facts, kind: 'add', isMoved: false, values, fields: [] };
  }
  const present = asEdited(toStoredEntry(collection, row));
  const isMoved = parent !== present.parentId;
  const values = { before: present.fields, after: write(present.fields) };
  const names = changedNames(collection, values.before, values.after);
  const fields = isMoved ? ['category_id', ...names] : names;
  return { ...facts, kind: fields.length === 0 ? 'same' : 'change', isMoved, values, fields };
}
