import * as z from 'zod/mini';
import type { FieldOptions } from '../field.ts';
import { plainField } from '../plain.ts';
import { recordId, writtenId } from '../record-id.ts';
import type { SpreadsheetCell } from '../spreadsheet-cell.ts';

const sentId = z.nullable(z.union([recordId, writtenId]));
const storedId = z.nullable(recordId);

export interface ReferenceOptions extends FieldOptions {
  /** The base name of the collection whose records are offered. */
  readonly to: string;
  /**
   * Its records belong to those that another field names: the cards under one of these, in the collection `strip`, lead
   * to the records that belong to it.
   */
  readonly within?: { readonly field: string; readonly strip: string };
}

/** A record by its name, where no other has the same. */
const spreadsheetCell = (to: string): SpreadsheetCell => ({
  write: (value, { nameOf }) => (typeof value === 'number' ? nameOf(to, value) : ''),
  read(cell, { idsOf }) {
    if (cell.trim() === '') return { value: null };
    const [id, ...others] = idsOf(to, cell);
    if (id === undefined) return { issue: { code: 'unknownRecord' } };
    return others.length > 0 ? { issue: { code: 'notAnOption' } } : { value: id };
  },
});

/** The id of one record of another collection, or none. A record deleted since reads as none where it is shown. */
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
