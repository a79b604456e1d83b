import { type SpreadsheetColumn, spreadsheetColumns } from '../../../content/derive/spreadsheet-columns.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { SpreadsheetContext } from '../../../fields/spreadsheet-cell.ts';
import { asEdited, type FieldValues, type StoredEntry } from '../../records/changes/stored-entry.ts';
import { csvLine, csvStart } from '../../enquiries/managing/csv-line.ts';

const inBoth = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The text of a cell for some values. */
export function cellText(
  collection: Collection,
  { field: name, language, cell }: SpreadsheetColumn,
  fields: FieldValues,
  context: SpreadsheetContext,
): string {
  const field = name === null ? undefined : collection.fields[name];
  if (name === null || field === undefined || cell === null) return '';
  const value = field.serialize(fields[name] ?? field.empty, {
    language: context.language,
    all: true,
    findMedia: () => undefined,
    fellBack: () => undefined,
  });
  return cell.write(language !== null && inBoth(value) ? value[language] : value, context);
}

/**
 * Records as CSV with their newest values, one row per record, with the texts of both languages in adjacent columns.
 */
export async function* exportSpreadsheet(
  collection: Collection,
  parts: AsyncIterable<readonly StoredEntry[]>,
  context: SpreadsheetContext,
): AsyncGenerator<string> {
  const columns = spreadsheetColumns(collection);
  yield csvStart + csvLine(columns.map(({ label }) => label[context.language]));
  for await (const entries of parts) {
    for (const entry of entries) {
      const { fields } = asEdited(entry);
      yield csvLine(
        columns.map((column) =>
          column.field === null ? String(entry.id) : cellText(collection, column, fields, context),
        ),
      );
    }
  }
}
