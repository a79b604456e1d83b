import type { RowOutcome } from '../../../calls/spreadsheets.ts';
import type { SpreadsheetColumn } from '../../../content/derive/spreadsheet-columns.ts';
import { titleOf } from '../../../content/derive/title-of.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { toId } from '../../../fields/record-id.ts';
import type { Issue } from '../../../fields/field.ts';
import type { SpreadsheetContext } from '../../../fields/spreadsheet-cell.ts';
import { fold } from '../../../language/fold.ts';
import { type Language, languages, otherLanguage } from '../../../language/languages.ts';
import type { Change } from '../../records/changes/change.ts';
import { findRow } from '../../records/changes/entry-rows.ts';
import {
  type Actor,
  asEdited,
  type FieldValues,
  type StoredEntry,
  toStoredEntry,
} from '../../records/changes/stored-entry.ts';
import type { Database } from '../../database/connect.ts';
import { unguarded } from '../../enquiries/managing/csv-line.ts';
import { runChange } from '../../records/repository/run-change.ts';
import { createEntry, newDocument, saveInto, updateEntry } from '../../records/repository/write-entry.ts';
import { parseBody } from '../../compatibility/parse-entry.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { cellText } from './export-spreadsheet.ts';

/** A row of a file; the cells are in column order. */
interface SpreadsheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The target of an import. */
export interface SpreadsheetTarget {
  readonly collection: Collection;
  /** The columns of the file; `null` for unknown ones. */
  readonly columns: readonly (SpreadsheetColumn | null)[];
  readonly context: SpreadsheetContext;
}

export interface SpreadsheetOutcome {
  readonly rows: readonly RowOutcome[];
  /** The revisions; none in a trial. */
  readonly revisions: readonly number[];
}

/** Rolls back the transaction of a trial. */
class NothingWritten extends Error {}

interface Filled {
  readonly column: SpreadsheetColumn;
  readonly text: string;
}

const filledCells = ({ columns }: SpreadsheetTarget, { cells }: SpreadsheetRow): readonly Filled[] =>
  columns.flatMap((column, place) => (column === null ? [] : [{ column, text: unguarded(cells[place] ?? '').trim() }]));

/** Converts cells to a request body. @throws InvalidError for invalid cells */
function toBody(cells: readonly Filled[], context: SpreadsheetContext): Readonly<Record<string, unknown>> {
  const issues: Issue[] = [];
  const body: Record<string, unknown> = {};
  for (const [apiName, ofField] of Map.groupBy(cells, ({ column }) => column.apiName)) {
    const texts: Partial<Record<Language, unknown>> = {};
    for (const { column, text } of ofField) {
      const read = column.cell?.read(text, context);
      if (read === undefined) continue;
      if ('issue' in read) issues.push({ path: apiName, ...read.issue });
      else if (column.language === null) body[apiName] = read.value;
      else texts[column.language] = read.value;
    }
    if (Object.keys(texts).length > 0) body[apiName] = texts;
  }
  if (issues.length > 0) throw new InvalidError(issues);
  return body;
}

/** The record of a row: by its id or, if the file has no id column, by its title; `null` for a new record. */
function recordOf({ collection, columns, context }: SpreadsheetTarget, cells: readonly Filled[]): number | null {
  if (columns.some((column) => column?.field === null)) {
    const written = fold(cells.find(({ column }) => column.field === null)?.text ?? '');
    const id = toId(written);
    if (written !== '' && id === undefined) throw new InvalidError([{ path: 'id', code: 'unknownRecord' }]);
    return id ?? null;
  }
  const names = cells.filter(({ column, text }) => column.field === collection.title && text !== '');
  const ids = new Set(names.flatMap(({ text }) => context.idsOf(collection.base, text)));
  if (ids.size > 1) throw new InvalidError([{ path: names[0]?.column.apiName ?? 'id', code: 'taken' }]);
  return [...ids][0] ?? null;
}

/** Unpublished values stay unpublished. */
const savingOf = ({ status, draft }: StoredEntry) =>
  languages.every((language) => status[language] === 'published') && draft === null ? 'live' : 'draft';

const nameIn = (collection: Collection, fields: FieldValues, language: Language): string => {
  const title = titleOf(collection, { fields });
  return title[language] || title[otherLanguage(language)];
};

function changesBetween({ collection, columns, context }: SpreadsheetTarget, before: FieldValues, after: FieldValues) {
  return columns.flatMap((column) => {
    if (column === null || column.field === null) return [];
    const [old, next] = [before, after].map((fields) => cellText(collection, column, fields, context));
    if (old === undefined || next === undefined || old === next) return [];
    return [{ label: column.label[context.language], before: old, after: next }];
  });
}

/** Adds or updates the record of a row. @throws InvalidError if it is refused; nothing was written */
async function importRow(
  change: Change,
  target: SpreadsheetTarget,
  row: SpreadsheetRow,
  revisions: number[],
): Promise<RowOutcome> {
  const { collection, context } = target;
  const { language } = context;
  const cells = filledCells(target, row);
  const id = recordOf(target, cells);
  const body = toBody(cells, context);
  const parse = (isNew: boolean) => (previous: FieldValues) =>
    parseBody(collection, body, previous, { language, findMedia: () => undefined, isNew });
  const resultOf = (fields: FieldValues) => ({
    line: row.line,
    title: nameIn(collection, fields, language),
    reasons: [],
  });
  if (id === null) {
    const { entry, revisionId } = await createEntry(change, collection, {
      document: newDocument(collection, { write: parse(true), saving: 'draft' }),
    });
    revisions.push(revisionId);
    const { fields } = asEdited(entry);
    return { ...resultOf(fields), is: 'added', id: entry.id, changes: changesBetween(target, {}, fields) };
  }
  const found = await findRow(change.tx, collection.base, id);
  if (found === undefined) throw new InvalidError([{ path: 'id', code: 'unknownRecord' }]);
  const present = toStoredEntry(collection, found);
  const before = asEdited(present).fields;
  const changes = changesBetween(target, before, parse(false)(before));
  if (changes.length === 0) return { ...resultOf(before), is: 'same', id, changes };
  const { entry, revisionId } = await updateEntry(change, collection, id, {
    edit: saveInto(collection, { write: parse(false), saving: savingOf(present) }),
  });
  if (revisionId !== null) revisions.push(revisionId);
  return { ...resultOf(asEdited(entry).fields), is: 'changed', id, changes };
}

/** A refused row, with the title of its record, and the reasons with the labels of its columns. */
function refusedRow(target: SpreadsheetTarget, row: SpreadsheetRow, issues: readonly Issue[]): RowOutcome {
  const { collection, columns, context } = target;
  const named = filledCells(target, row).find(({ column, text }) => column.field === collection.title && text !== '');
  const labelOf = (path: string): string => {
    const [apiName = path, , language] = /^(\w+)(?:\[(\w+)\])?/.exec(path) ?? [];
    const column =
      columns.find((each) => each?.apiName === apiName && (language === undefined || each.language === language)) ??
      columns.find((each) => each?.apiName === apiName);
    return column?.label[context.language] ?? path;
  };
  const reasons = issues.map((issue) => `${labelOf(issue.path)}: ${issueSentence(issue, context.language)}`);
  return { line: row.line, is: 'refused', id: null, title: named?.text ?? '', changes: [], reasons };
}

/**
 * Adds records for rows without one, as drafts, and updates the others. Fields without a column do not change. Refused
 * rows are left out. A trial (`isTrial`) does the same and rolls it back.
 */
export async function importSpreadsheet(
  database: Database,
  target: SpreadsheetTarget,
  rows: readonly SpreadsheetRow[],
  { actor, isTrial }: { readonly actor: Actor; readonly isTrial: boolean },
): Promise<SpreadsheetOutcome> {
  const outcome: RowOutcome[] = [];
  const revisions: number[] = [];
  try {
    await runChange(
      database,
      actor,
      async (change) => {
        for (const row of rows) {
          try {
            outcome.push(await importRow(change, target, row, revisions));
          } catch (error) {
            if (!(error instanceof InvalidError)) throw error;
            outcome.push(refusedRow(target, row, error.issues));
          }
        }
        if (isTrial) throw new NothingWritten();
      },
      { isLong: true },
    );
    return { rows: outcome, revisions };
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error;
    return { rows: outcome, revisions: [] };
  }
}
