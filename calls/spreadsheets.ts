import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { listFilter } from './lists.ts';
import { messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { storedText } from './model/stored-text.ts';

/** The highest number of rows per call; larger files need several calls. */
export const mostRows = 100;
/** The highest number of records selected by id. */
const mostChosen = 1000;

const slug = z.string().check(z.regex(/^\w{1,60}$/));
const cell = storedText(100_000);

/** The result of a row, or its preview. */
const outcome = z.object({
  /** The row number in the file. */
  line: whole,
  is: z.enum(['added', 'changed', 'same', 'refused']),
  /** The id of the record; `null` if there is none. */
  id: z.nullable(recordId),
  /** The title of the record. */
  title: z.string(),
  /** The changed columns with their values. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** Why the row is refused. */
  reasons: z.array(z.string()),
});

/** Records of a collection as rows of a spreadsheet. */
export const spreadsheets = {
  export: defineCall({
    method: 'GET',
    path: '/sheets/:base',
    access: 'administrator',
    summary: 'sheetExport',
    params: { base: slug },
    query: {
      /** Record ids, separated by commas. Default: all records that match the other filters. */
      ids: z.optional(
        z.pipe(
          z.pipe(
            z.string(),
            z.transform((written) => written.split(',').map(Number)),
          ),
          z.array(recordId).check(z.minLength(1), z.maxLength(mostChosen)),
        ),
      ),
      ...listFilter,
    },
    answer: { is: 'file', types: ['text/csv'] },
  }),
  import: defineCall({
    method: 'POST',
    path: '/sheets/:base',
    access: 'administrator',
    summary: 'sheetImport',
    params: { base: slug },
    query: {
      /** `1` for a dry run. */
      'dry-run': z._default(z.enum(['0', '1']), '0'),
    },
    body: z.strictObject({
      /** The column names, in either language. */
      columns: z.array(storedText(300)).check(z.minLength(1), z.maxLength(300)),
      rows: z
        .array(z.strictObject({ line: whole, cells: z.array(cell).check(z.maxLength(300)) }))
        .check(z.minLength(1), z.maxLength(mostRows)),
      /** A change of a previous batch, with which this batch is listed and undone together. */
      follows: z.optional(recordId),
      /** True if the numbers of the whole file have decimal commas. Default: detected from these rows. */
      decimal_commas: z.optional(z.boolean()),
    }),
    // `ignored`: unknown columns. `undo`: the revisions that undo the import.
    answer: z.extend(messageAnswer, { rows: z.array(outcome), ignored: z.array(z.string()), undo: z.array(recordId) }),
  }),
};

/** The result of a row, or its preview. */
export type RowOutcome = Shape<typeof outcome>;
