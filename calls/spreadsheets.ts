import * as z from 'zod/mini';
import { recordId } from '../fields/record-id.ts';
import { listFilter } from './lists.ts';
import { messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { defineCall } from './model/define-call.ts';
import { storedText } from './model/stored-text.ts';

/** Most rows that are taken in by one call; whoever has more makes several. */
export const mostRows = 100;
/** Most records that are asked for by their numbers. */
const mostChosen = 1000;

const base = z.string().check(z.regex(/^\w{1,60}$/));
const cell = storedText(100_000);

/** What becomes, or would become, of a row. */
const outcome = z.object({
  /** Where it stands in the file. */
  line: whole,
  is: z.enum(['added', 'changed', 'same', 'refused']),
  /** The record; `null` where there is none. */
  id: z.nullable(recordId),
  /** What the record is called. */
  title: z.string(),
  /** The columns that become others, by their names, with what stands there. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** Why it is refused. */
  reasons: z.array(z.string()),
});

/** Records of a collection as rows of a spreadsheet. */
export const spreadsheets = {
  export: defineCall({
    method: 'GET',
    path: '/sheets/:base',
    access: 'administrator',
    summary: 'sheetExport',
    params: { base },
    query: {
      /** The numbers of some records, with commas between them; without them, those that the rest of the question finds. */
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
    params: { base },
    query: {
      /** `1` for a trial, which changes nothing. */
      'dry-run': z._default(z.enum(['0', '1']), '0'),
    },
    body: z.strictObject({
      /** What the columns are called, in either language. */
      columns: z.array(storedText(300)).check(z.minLength(1), z.maxLength(300)),
      rows: z
        .array(z.strictObject({ line: whole, cells: z.array(cell).check(z.maxLength(300)) }))
        .check(z.minLength(1), z.maxLength(mostRows)),
      /** A change of a part before, with which those of this part are told and taken back as one. */
      follows: z.optional(recordId),
      /** Whether numbers of the whole file have commas before their fractions; found in these rows unless given. */
      decimal_commas: z.optional(z.boolean()),
    }),
    // `ignored` are columns that nothing is known of; `undo` the changes by which all of it is taken back.
    answer: z.extend(messageAnswer, { rows: z.array(outcome), ignored: z.array(z.string()), undo: z.array(recordId) }),
  }),
};

/** What becomes, or would become, of a row. */
export type RowOutcome = Shape<typeof outcome>;
