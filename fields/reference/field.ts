import * as z from 'zod/mini';
import type { FieldOptions } from '../field.ts';
import { plainField } from '../plain.ts';
import { recordId, writtenId } from '../record-id.ts';
import type { SpreadsheetCell } from '../spreadsheet-cell.ts';

const sentId = z.nullable(z.union([recordId, writtenId]));
const storedId = z.nullable(recordId);

export interface ReferenceOptions extends FieldOptions {
  /** The slug of the collection to choose from. */
  readonly to: string;
  /**
   * Restricts the choice to records that belong to the one chosen in another field of the same record: those that its
   * cards in the collection `strip` link to.
   */
  readonly within?: { readonly field: string; readonly strip: string };
}

/** A record by its name, if the name is unique. */
const spreadsheetCell = (to: string): SpreadsheetCell => ({
  write: (value, { nameOf }) => (typeof value === 'number' ? nameOf(to, value) : ''),
  read(cell, { idsOf }) {
    if (cell.trim() === '') return { value: null };
    const [id, ...others] = idsOf(to, cell);
    if (id === undefined) return { issue: { code: 'unknownRecord' } };
    return others.length > 0 ? { issue: { code: 'notAnOption' } } : { value: id };
  },
});

/** The id of one record of another collection, or none. A deleted record is shown as none. */
export const reference = (options: ReferenceOptions) =>
  plainField<'reference', number | null, ReferenceOptions>({
    kind: 'reference',
    options,
    schema: () => sentId,
    stored: () => storedId,
    empty: null,
    refusal: 'unknownRecord',
    isEmpty: (value) => value === null,
    spreadsheetCell: spreadsheetCell(options.to),
    filter: { by: 'record', to: options.to, facts: (id) => [id === null ? '' : String(id)] },
  });
