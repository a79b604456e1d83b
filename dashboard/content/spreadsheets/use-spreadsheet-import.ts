import { useState } from 'react';
import { mostRows, type RowOutcome, spreadsheets } from '../../../calls/spreadsheets.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { hasDecimalCommas, knownColumns } from '../../../content/derive/spreadsheet-columns.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { CallFailure } from '../../app/call-failure.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { readSpreadsheet, type Spreadsheet } from './read-spreadsheet.ts';
import { SpreadsheetFault } from './spreadsheet-fault.ts';

/** The result of an import or of its preview. */
export interface SpreadsheetOutcome {
  readonly spreadsheet: Spreadsheet;
  readonly rows: readonly RowOutcome[];
  /** Unknown columns. */
  readonly ignored: readonly string[];
  readonly undo: readonly number[];
}

/** The maximum number of characters per call: a character takes up to three bytes of the 1 MB that a call may have. */
const mostLetters = 250_000;

/** Splits the rows into batches for one call each. */
function* partsOf(rows: Spreadsheet['rows']): Generator<Spreadsheet['rows']> {
  let part: Spreadsheet['rows'][number][] = [];
  let letters = 0;
  for (const row of rows) {
    const own = row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (part.length > 0 && (part.length === mostRows || letters + own > mostLetters)) {
      yield part;
      part = [];
      letters = 0;
    }
    part.push(row);
    letters += own;
  }
  if (part.length > 0) yield part;
}

const faultMessages = {
  encoding: 'sheetEncoding',
  shape: 'sheetShape',
  empty: 'sheetEmpty',
  workbook: 'sheetWorkbook',
} as const;

const columnsIn = (slug: string, names: readonly string[]) => {
  const collection = findCollection(slug);
  return collection === undefined ? [] : knownColumns(collection, names);
};

/**
 * Imports a file after a dry run. Both send batches and report the number of finished rows. If an import fails
 * part-way, its finished batches are reported and can be undone like a complete import.
 */
export function useSpreadsheetImport(slug: string) {
  const t = useLateTranslations();
  const [done, setDone] = useState(0);

  async function send(spreadsheet: Spreadsheet, isTrial: boolean): Promise<SpreadsheetOutcome> {
    const rows: RowOutcome[] = [];
    const undo: number[] = [];
    let ignored: readonly string[] = [];
    setDone(0);
    const hasCommas = hasDecimalCommas(columnsIn(slug, spreadsheet.columns), spreadsheet.rows);
    for (const part of partsOf(spreadsheet.rows)) {
      const columns = [...spreadsheet.columns];
      const cellsOfPart = part.map(({ line, cells }) => ({ line, cells: [...cells] }));
      const body = { columns, rows: cellsOfPart, follows: undo[0], decimal_commas: hasCommas };
      const query = { 'dry-run': isTrial ? '1' : '0' };
      try {
        const answer = await callApi(spreadsheets.import, { params: { base: slug }, query, body });
        rows.push(...answer.rows);
        undo.push(...answer.undo);
        ({ ignored } = answer);
      } catch (error) {
        // Batches that are already imported are reported as the result.
        if (undo.length > 0) break;
        throw error;
      }
      setDone(rows.length);
    }
    return { spreadsheet, rows, ignored, undo };
  }

  const trial = useAction(
    async (file: File) => {
      const countKnown = (names: readonly string[]) => columnsIn(slug, names).filter((each) => each !== null).length;
      const spreadsheet = await readSpreadsheet(new Uint8Array(await file.arrayBuffer()), countKnown).catch(
        (error: unknown) => {
          throw error instanceof SpreadsheetFault ? new CallFailure(400, t(faultMessages[error.reason])) : error;
        },
      );
      return send(spreadsheet, true);
    },
    { tell: () => null, refresh: () => undefined },
  );
  const run = useAction((spreadsheet: Spreadsheet) => send(spreadsheet, false), {
    tell: ({ undo, rows, spreadsheet }) => ({
      text: t(rows.length < spreadsheet.rows.length ? 'sheetBrokeOff' : 'sheetDone', {
        count: undo.length,
        left: spreadsheet.rows.length - rows.length,
      }),
      undo,
    }),
    onDone: () => trial.forget(),
  });
  return { trial, run, done };
}
